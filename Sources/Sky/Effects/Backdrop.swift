import GL
import Scene

/// A run of soft layers that lie over each other with nothing hard between them, drawn in one pass.
///
/// From the bottom to the top: covers, the sun, more covers, a flash.
struct SoftRun {
  var below: [FadedLayer] = []
  var sun: (sun: Sun, fade: Double)?
  var above: [FadedLayer] = []
  var flash = 0.0

  /// Whether there is nothing in it.
  var isEmpty: Bool { below.isEmpty && sun == nil && above.isEmpty && flash == 0 }

  /// Empties the run, keeping its storage.
  mutating func reset() {
    below.removeAll(keepingCapacity: true)
    sun = nil
    above.removeAll(keepingCapacity: true)
    flash = 0
  }

  /// Adds a layer on top; false where it must begin a run of its own.
  mutating func add(_ faded: FadedLayer) -> Bool {
    guard flash == 0 else { return false }
    switch faded.layer {
    case .clouds, .fog:
      if sun == nil { below.append(faded) } else { above.append(faded) }
    case .sun(let found):
      guard sun == nil else { return false }
      sun = (found, faded.fade)
    case .lightning(let lightning):
      flash = 0.45 * lightning.brightness * faded.fade
    case .stars, .rain, .snow, .snowfall:
      return false
    }
    return true
  }
}

/// Draws the sky and runs of soft layers, each pixel once.
final class Backdrop {
  private let context: Context
  private let programs: Programs
  private let corners: Program
  private let covers: Covers
  private let rays: SunRays
  private let rectangles: InstanceBuffer
  private var floats: [Float] = []
  private var tiles = TileGrid()
  private var variants: [Int: Variant] = [:]
  private var belowField: Field?
  private var aboveField: Field?
  private var sunField: Field?
  private var keptSky: RenderTarget?
  private var keptValues: HostBlock.Values?
  private var lastValues: HostBlock.Values?

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    self.programs = programs
    corners = try programs.program("full_screen.vert", "corners.frag", samplers: ["u_field"])
    covers = try Covers(context, programs)
    rays = try SunRays(context, programs)
    rectangles = InstanceBuffer(context, components: [4])
    _ = try variant(need: [], sky: true, lights: [])
  }

  /// Draws a run.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the frame's first, which the sky belongs to and which fills the frame.
  ///   - host: the frame's values, which a kept sky goes by.
  func draw(_ run: SoftRun, _ size: FrameSize, isFirst: Bool, host: HostBlock.Values, on surface: Surface)
    throws
  {
    let hasSky = isFirst && host.skyTop.w > 0
    tiles.reset(size)
    var lights: TileGrid.Need = []
    if try fill(run.below, &belowField, size, .below) { lights.insert(.below) }
    if try fill(run.above, &aboveField, size, .above) { lights.insert(.above) }
    var square = SunSquare(size: size)
    if let (sun, _) = run.sun {
      square = SunSquare(sun, size: size)
      tiles.mark(.sun, left: square.left, top: square.top, right: square.right, bottom: square.bottom)
      try fillRays(sun, square, size)
    }

    surface.bind()
    context.blend(isFirst ? .replace : .over)
    var coversAll = true
    if isFirst, run.flash == 0 {
      coversAll = false
      if hasSky {
        try drawPlainSky(size, host, on: surface)
      } else {
        surface.clear(0, 0, 0, 0)
      }
    }
    for bits in 0..<UInt8(TileGrid.Need.combinations) {
      let need = TileGrid.Need(rawValue: bits)
      if need.isEmpty, !coversAll || (!isFirst && run.flash == 0) { continue }
      floats.removeAll(keepingCapacity: true)
      tiles.rectangles(need, into: &floats)
      guard !floats.isEmpty else { continue }
      let variant = try variant(need: need, sky: hasSky, lights: lights)
      variant.flash.set(Float(run.flash))
      if need.contains(.below), let field = belowField {
        field.bind(clearance: 0, light: 1)
        variant.below.set(1 / Float(Covers.cell(scale: size.scale)), grey(of: run.below))
      }
      if need.contains(.above), let field = aboveField {
        field.bind(clearance: 2, light: 3)
        variant.above.set(1 / Float(Covers.cell(scale: size.scale)), grey(of: run.above))
      }
      if need.contains(.sun), let field = sunField {
        field.bind(clearance: 4, light: 5)
        variant.square.set(
          Float(square.fullLeft), Float(square.fullTop), Float(square.fullRight), Float(square.fullBottom))
        variant.sun.set(
          Float(square.left), Float(square.top), 1 / Float(SunRays.cell(scale: size.scale)),
          Float(run.sun?.fade ?? 0))
      }
      rectangles.set(floats, streaming: true)
      context.drawQuads(variant.program, rectangles, count: floats.count / 4)
    }
  }

  /// Compiles every variant that weathers and their changes ask for.
  func warmUp() throws {
    for sky in [true, false] {
      for bits in 0..<UInt8(TileGrid.Need.combinations) {
        let need = TileGrid.Need(rawValue: bits)
        for lights: TileGrid.Need in [[], [.below], [.above], [.below, .above]]
        where need.isSuperset(of: lights) {
          _ = try variant(need: need, sky: sky, lights: lights)
        }
      }
    }
  }

  private func drawPlainSky(_ size: FrameSize, _ host: HostBlock.Values, on surface: Surface) throws {
    defer { lastValues = host }
    let plain = try variant(need: [], sky: true, lights: [])
    plain.flash.set(0)
    if keptValues != host {
      // A sky seen once may be changing; one seen twice is worth keeping.
      guard lastValues == host else {
        drawWhole(plain.program, surface)
        return
      }
      if keptSky?.width != surface.width || keptSky?.height != surface.height {
        keptSky = nil
        keptSky = try RenderTarget(context, width: surface.width, height: surface.height, format: .color)
      }
      keptSky?.surface().bind()
      drawWhole(plain.program, surface)
      keptValues = host
    }
    if let keptSky { surface.copy(from: keptSky.surface()) }
  }

  private func drawWhole(_ program: Program, _ surface: Surface) {
    floats.removeAll(keepingCapacity: true)
    floats.append(0)
    floats.append(0)
    floats.append(Float(surface.width))
    floats.append(Float(surface.height))
    rectangles.set(floats, streaming: true)
    context.drawQuads(program, rectangles, count: 1)
  }

  /// Fills a field with covers; true where they are of several greys.
  private func fill(
    _ layers: [FadedLayer], _ kept: inout Field?, _ size: FrameSize, _ need: TileGrid.Need
  ) throws -> Bool {
    guard !layers.isEmpty else { return false }
    let cell = Covers.cell(scale: size.scale)
    // One texel beyond each edge: a pixel reads the four that surround it.
    let columns = (size.pixelWidth + cell - 1) / cell + 2
    let rows = (size.pixelHeight + cell - 1) / cell + 2
    let field = try kept.flatMap { $0.fits(columns, rows) ? $0 : nil } ?? makeField(columns, rows)
    kept = field
    for faded in layers { try covers.prepare(faded.layer, size: size) }
    let first = Covers.grey(layers[0].layer)
    let isMixed = layers.contains { Covers.grey($0.layer) != first }
    try field.fill(needsLight: isMixed) {
      for faded in layers {
        covers.draw(faded.layer, fade: faded.fade, size: size, tiles: &tiles, need: need)
      }
    }
    return isMixed
  }

  private func fillRays(_ sun: Sun, _ square: SunSquare, _ size: FrameSize) throws {
    let cell = SunRays.cell(scale: size.scale)
    let columns = max(1, Int(square.right - square.left) + cell - 1) / cell + 2
    let rows = max(1, Int(square.bottom - square.top) + cell - 1) / cell + 2
    let field = try sunField.flatMap { $0.fits(columns, rows) ? $0 : nil } ?? makeField(columns, rows)
    sunField = field
    try rays.prepare(scale: size.scale)
    try field.fill {
      rays.draw(sun, size: size, left: square.left, top: square.top)
    }
  }

  private func makeField(_ columns: Int, _ rows: Int) throws -> Field {
    try Field(context, corners: corners, columns: columns, rows: rows)
  }

  private func grey(of layers: [FadedLayer]) -> Float {
    Float(layers.first.flatMap { Covers.grey($0.layer) } ?? 0)
  }

  /// The backdrop's program for one need, with its uniforms.
  private final class Variant {
    let program: Program
    let below: Uniform
    let above: Uniform
    let square: Uniform
    let sun: Uniform
    let flash: Uniform

    init(_ program: Program) {
      self.program = program
      below = program.uniform("u_below")
      above = program.uniform("u_above")
      square = program.uniform("u_sun_square")
      sun = program.uniform("u_sun")
      flash = program.uniform("u_flash")
    }
  }

  private func variant(need: TileGrid.Need, sky: Bool, lights: TileGrid.Need) throws -> Variant {
    let mixed = lights.intersection(need)
    let key = Int(need.rawValue) | Int(mixed.rawValue) << 3 | (sky ? 64 : 0)
    if let found = variants[key] { return found }
    func fields(_ which: TileGrid.Need) -> Int { need.contains(which) ? (mixed.contains(which) ? 2 : 1) : 0 }
    let program = try programs.program(
      "tiles.vert", "backdrop.frag", attributes: ["a_rectangle"],
      samplers: ["u_below_k", "u_below_b", "u_above_k", "u_above_b", "u_rays"],
      definitions: [
        ("SKY", sky ? 1 : 0), ("BELOW", fields(.below)), ("SUN", need.contains(.sun) ? 1 : 0),
        ("ABOVE", fields(.above)),
      ])
    let made = Variant(program)
    variants[key] = made
    return made
  }
}

/// Where the sun's square lies, in pixels.
struct SunSquare {
  /// The square itself.
  var fullLeft = 0.0
  var fullTop = 0.0
  var fullRight = 0.0
  var fullBottom = 0.0
  /// What of it lies in the frame, grown to whole pixels.
  var left = 0.0
  var top = 0.0
  var right = 1.0
  var bottom = 1.0

  init(size: FrameSize) {}

  init(_ sun: Sun, size: FrameSize) {
    fullLeft = sun.left * size.scale
    fullTop = sun.top * size.scale
    fullRight = (sun.left + Sun.side) * size.scale
    fullBottom = (sun.top + Sun.side) * size.scale
    left = max(0, fullLeft.rounded(.down))
    top = max(0, fullTop.rounded(.down))
    right = max(left + 1, min(Double(size.pixelWidth), fullRight.rounded(.up)))
    bottom = max(top + 1, min(Double(size.pixelHeight), fullBottom.rounded(.up)))
  }
}
