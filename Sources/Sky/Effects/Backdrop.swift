import GL
import Scene

/// Draws the sky and runs of soft layers, each pixel once.
final class Backdrop {
  private let context: Context
  private let variants: BackdropVariants
  private let keepsPictures: Bool
  private let corners: Program
  private let covers: Covers
  private let below: CoverField
  private let above: CoverField
  private let rays: SunRays
  private var floats: [Float] = []
  private var tiles = TileGrid()
  private var sunField: Field?
  private var keptSky = KeptPicture()
  private var keptRun = KeptPicture()
  private var last = KeptPicture.Key()

  /// A backdrop.
  ///
  /// - Parameters:
  ///   - variants: the programs that it shares with others.
  ///   - keepsPictures: whether pictures that come again are kept, in 8 bits a channel; not for surfaces that hold
  ///     more.
  init(_ context: Context, _ programs: Programs, _ variants: BackdropVariants, keepsPictures: Bool = true)
    throws
  {
    self.context = context
    self.variants = variants
    self.keepsPictures = keepsPictures
    corners = try programs.program("full_screen.vert", "corners.frag", samplers: ["u_field"])
    covers = try Covers(context, programs)
    below = try CoverField(context, programs, covers: covers, corners: corners)
    above = try CoverField(context, programs, covers: covers, corners: corners)
    rays = try SunRays(context, programs)
  }

  /// Draws a run.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the frame's first, which the sky belongs to and which fills the frame.
  ///   - host: the frame's values.
  ///   - hidden: where none of it will be seen, in pixels.
  func draw(
    _ run: SoftRun, _ size: FrameSize, isFirst: Bool, host: HostBlock.Values, hidden: [PixelBox] = [],
    on surface: Surface
  ) throws {
    guard isFirst, keepsPictures else {
      try drawFresh(run, size, isFirst: isFirst, host, hidden: hidden, on: surface)
      return
    }
    if let kept = keptRun.picture(of: run, host) {
      surface.copy(from: kept)
      return
    }
    guard run.stands else {
      try drawFresh(run, size, isFirst: true, host, hidden: hidden, on: surface)
      return
    }
    let kept = try keptRun.room(context, surface)
    try drawFresh(run, size, isFirst: true, host, hidden: [], on: kept)
    keptRun.shows(run, host)
    surface.copy(from: kept)
  }

  /// Makes the masks of clouds, fog and the sun for a size, where there are none.
  func prepare(for size: FrameSize) throws {
    try covers.prepare(.clouds(Clouds(grey: 1, alpha: 1, time: 0, width: size.width)), size: size)
    try covers.prepare(.fog(Fog(time: 0, width: size.width)), size: size)
    try rays.prepare(scale: size.scale)
  }

  private func drawFresh(
    _ run: SoftRun, _ size: FrameSize, isFirst: Bool, _ host: HostBlock.Values, hidden: [PixelBox],
    on surface: Surface
  ) throws {
    tiles.reset(size)
    var mixed: TileGrid.Need = []
    if !run.below.isEmpty {
      try below.fill(run.below, size: size, precise: run.stands)
      if below.isMixed { mixed.insert(.below) }
      for faded in run.below { covers.mark(faded.layer, size: size, tiles: &tiles, need: .below) }
    }
    if !run.above.isEmpty {
      try above.fill(run.above, size: size, precise: false)
      if above.isMixed { mixed.insert(.above) }
      for faded in run.above { covers.mark(faded.layer, size: size, tiles: &tiles, need: .above) }
    }
    let square = run.sun.map { SunSquare($0.sun, size: size) }
    if let square, let (sun, _) = run.sun {
      tiles.mark(
        .sun, left: square.seenLeft, top: square.seenTop, right: square.seenRight, bottom: square.seenBottom)
      try fillRays(sun, square, size)
    }

    for box in hidden { tiles.hide(box) }

    let sky = isFirst && host.skyTop.w > 0
    // Where a run lights up all of the frame, no tile is plain.
    let isEverywhere = run.flash > 0
    if isFirst, !isEverywhere {
      if sky { try drawPlainSky(host, on: surface) } else { surface.clear(0, 0, 0, 0) }
    }
    surface.bind()
    context.blend(isFirst ? .replace : .over)
    for bits in 0..<UInt8(TileGrid.Need.combinations) where bits != 0 || isEverywhere {
      let need = TileGrid.Need(rawValue: bits)
      floats.removeAll(keepingCapacity: true)
      tiles.rectangles(need, into: &floats)
      guard !floats.isEmpty else { continue }
      // Where nothing but one field lies under the flash, both are folded into the gradient.
      let folds = sky && need.isSubset(of: .below) && mixed.isDisjoint(with: need)
      let traits = Traits(
        need: need, mixed: mixed.intersection(need), sky: sky, flash: run.flash > 0 && !folds,
        scrim: host.scrim.w > 0)
      let variant = try variants.variant(traits)
      set(variant, run, size, host, square, need: need, folds: folds)
      var index = 0
      while index < floats.count {
        surface.clip(
          x: Int(floats[index]), y: Int(floats[index + 1]), width: Int(floats[index + 2] - floats[index]),
          height: Int(floats[index + 3] - floats[index + 1]))
        context.drawFullScreen(variant.program)
        index += 4
      }
      surface.unclip()
    }
  }

  private func set(
    _ variant: Variant, _ run: SoftRun, _ size: FrameSize, _ host: HostBlock.Values, _ square: SunSquare?,
    need: TileGrid.Need, folds: Bool
  ) {
    let greyBelow = grey(of: run.below)
    let clear = folds ? 1 - Float(run.flash) : 1
    let isOfOneGrey = need.contains(.below) && !variant.traits.mixed.contains(.below)
    variant.setSky(host, less: isOfOneGrey ? greyBelow : 0, clear: clear, lit: need.isEmpty ? 1 - clear : 0)
    let cells = 1 / Float(Covers.cell(scale: size.scale))
    variant.cells.set(cells, -cells, 0.5, Float(size.pixelHeight) * cells + 0.5)
    if need.contains(.below) {
      below.bind(clearance: 0, light: 1)
      variant.below.set(variant.traits.sky ? greyBelow * clear + (1 - clear) : greyBelow)
    }
    if need.contains(.above) {
      above.bind(clearance: 2, light: 3)
      variant.above.set(grey(of: run.above))
    }
    if need.contains(.sun), let square, let sun = run.sun {
      sunField?.bindCorners(clearance: 4, light: 5)
      variant.square.set(Float(square.left), Float(square.top), Float(square.right), Float(square.bottom))
      variant.sun.set(
        Float(square.seenLeft), Float(square.seenTop), 1 / Float(SunRays.cell(scale: size.scale)),
        Float(sun.fade))
    }
    if variant.traits.flash { variant.flash.set(Float(run.flash)) }
  }

  private func drawPlainSky(_ host: HostBlock.Values, on surface: Surface) throws {
    let empty = SoftRun()
    defer { last.become(empty, host) }
    let plain = try variants.variant(
      Traits(need: [], mixed: [], sky: true, flash: false, scrim: host.scrim.w > 0))
    plain.setSky(host, less: 0, clear: 1, lit: 0)
    if keptSky.picture(of: empty, host) == nil {
      // A sky seen once may be changing; one seen twice is worth keeping.
      guard keepsPictures, last.isSame(empty, host) else {
        drawWhole(plain.program, surface)
        return
      }
      drawWhole(plain.program, try keptSky.room(context, surface))
      keptSky.shows(empty, host)
    }
    if let kept = keptSky.picture(of: empty, host) { surface.copy(from: kept) }
  }

  private func drawWhole(_ program: Program, _ surface: Surface) {
    surface.bind()
    context.blend(.replace)
    context.drawFullScreen(program)
  }

  private func fillRays(_ sun: Sun, _ square: SunSquare, _ size: FrameSize) throws {
    let cell = SunRays.cell(scale: size.scale)
    let columns = (Int(square.seenRight - square.seenLeft) + cell - 1) / cell + 2
    let rows = (Int(square.seenBottom - square.seenTop) + cell - 1) / cell + 2
    let fitting = sunField.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    let field = try fitting ?? Field(context, corners: corners, columns: columns, rows: rows, precise: true)
    sunField = field
    try rays.prepare(scale: size.scale)
    field.bind()
    rays.draw(sun, size: size, left: square.seenLeft, top: square.seenTop)
    field.layOut(fade: 1)
  }

  private func grey(of layers: [FadedLayer]) -> Float {
    Float(layers.first.flatMap { Covers.grey($0.layer) } ?? 0)
  }
}

/// The backdrop's programs, one for each set of things that tiles need.
final class BackdropVariants {
  private let programs: Programs
  private var variants: [Int: Variant] = [:]

  init(_ programs: Programs) {
    self.programs = programs
  }

  /// Compiles every variant that weathers and their changes ask for, under a scrim or without one.
  func warmUp(scrim: Bool) throws {
    for sky in [true, false] {
      for bits in 0..<UInt8(TileGrid.Need.combinations) {
        let need = TileGrid.Need(rawValue: bits)
        for mixed: TileGrid.Need in [[], [.below], [.above], [.below, .above]]
        where need.isSuperset(of: mixed) {
          for flash in [false, true] {
            _ = try variant(Traits(need: need, mixed: mixed, sky: sky, flash: flash, scrim: scrim))
          }
        }
      }
    }
  }

  fileprivate func variant(_ traits: Traits) throws -> Variant {
    if let found = variants[traits.key] { return found }
    let made = try Variant(traits, programs)
    variants[traits.key] = made
    return made
  }
}

/// Which of the backdrop's programs: what its tiles need.
private struct Traits {
  let need: TileGrid.Need
  /// Which fields are of several greys.
  let mixed: TileGrid.Need
  let sky: Bool
  let flash: Bool
  let scrim: Bool

  var key: Int {
    Int(need.rawValue) | Int(mixed.rawValue) << 3 | (sky ? 64 : 0) | (flash ? 128 : 0) | (scrim ? 256 : 0)
  }
}

/// One of the backdrop's programs, with its uniforms.
private final class Variant {
  let traits: Traits
  let program: Program
  let from: Uniform
  let slope: Uniform
  let cells: Uniform
  let below: Uniform
  let above: Uniform
  let square: Uniform
  let sun: Uniform
  let flash: Uniform

  init(_ traits: Traits, _ programs: Programs) throws {
    func field(_ which: TileGrid.Need) -> Int {
      traits.need.contains(which) ? (traits.mixed.contains(which) ? 2 : 1) : 0
    }
    self.traits = traits
    program = try programs.program(
      "full_screen.vert", "backdrop.frag",
      samplers: ["u_below_k", "u_below_b", "u_above_k", "u_above_b", "u_rays"],
      definitions: [
        ("SKY", traits.sky ? 1 : 0), ("BELOW", field(.below)), ("SUN", traits.need.contains(.sun) ? 1 : 0),
        ("ABOVE", field(.above)), ("FLASH", traits.flash ? 1 : 0), ("SCRIM", traits.scrim ? 1 : 0),
      ])
    from = program.uniform("u_sky_from")
    slope = program.uniform("u_sky_slope")
    cells = program.uniform("u_cells")
    below = program.uniform("u_below")
    above = program.uniform("u_above")
    square = program.uniform("u_sun_square")
    sun = program.uniform("u_sun")
    flash = program.uniform("u_flash")
  }

  /// Sets the sky's gradient.
  ///
  /// - Parameters:
  ///   - grey: what is taken from it beforehand, for the field below.
  ///   - clear: the share of it that a flash leaves.
  ///   - lit: the light that a flash adds.
  func setSky(_ host: HostBlock.Values, less grey: Float, clear: Float, lit: Float) {
    guard traits.sky else { return }
    let bottom = (host.skyBottom - grey) * clear + lit
    let rise = (host.skyTop - host.skyBottom) * clear / host.frame.y
    from.set(bottom.x, bottom.y, bottom.z)
    slope.set(rise.x, rise.y, rise.z)
  }
}

/// A picture of a run over a sky that is kept from frame to frame.
private struct KeptPicture {
  /// What a picture goes by.
  struct Key {
    private var run = SoftRun()
    private var host: HostBlock.Values?

    mutating func become(_ run: SoftRun, _ host: HostBlock.Values) {
      self.run.become(run)
      self.host = host
    }

    mutating func becomeNothing() { host = nil }

    func isSame(_ run: SoftRun, _ host: HostBlock.Values) -> Bool {
      self.host == host && self.run.isSame(run)
    }
  }

  private var key = Key()
  private var target: RenderTarget?

  /// The picture, where it is kept.
  func picture(of run: SoftRun, _ host: HostBlock.Values) -> Surface? {
    key.isSame(run, host) ? target?.surface() : nil
  }

  /// The place to draw a new picture, as large as the surface that it is for; the old one is gone.
  mutating func room(_ context: Context, _ surface: Surface) throws -> Surface {
    key.becomeNothing()
    return try RenderTarget.fitting(
      &target, context, width: surface.width, height: surface.height, format: .color
    ).surface()
  }

  /// Notes what was drawn there.
  mutating func shows(_ run: SoftRun, _ host: HostBlock.Values) { key.become(run, host) }
}
