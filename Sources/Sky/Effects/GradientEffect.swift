import GL
import Scene

/// A gradient about a centre, each pixel once.
final class GradientEffect {
  private let context: Context
  private let programs: Programs
  private let filling: Program
  private let tableColors: Uniform
  private let tablePositions: Uniform
  private let tableSize: Uniform
  private let rectangles: InstanceBuffer
  private var variants: [Int: Variant] = [:]
  private let wedgePrograms: [Wedges]
  private let wedgeInstances: InstanceBuffer
  private var wedges = GradientWedges()
  private var parts = RectangleParts()
  private var floats: [Float] = []
  private var palette = Palette()
  private var table: RenderTarget?

  /// Pieces of a table: so many that between two of them no colour moves by more than a fraction of a step.
  private static let manyPieces = 4096

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    self.programs = programs
    filling = try programs.program("full_screen.vert", "gradient_table.frag")
    tableColors = filling.uniform("u_colors")
    tablePositions = filling.uniform("u_positions")
    tableSize = filling.uniform("u_table_size")
    rectangles = InstanceBuffer(context, components: [4])
    wedgePrograms = try [0, 1].map { opaque in
      Wedges(
        try programs.program(
          "gradient_wedge.vert", "gradient_wedge.frag",
          attributes: ["a_ends", "a_axis", "a_base", "a_slope"],
          definitions: [("OPAQUE", opaque)]))
    }
    wedgeInstances = InstanceBuffer(context, components: GradientWedges.components)
  }

  /// Draws a gradient, and black or nothing around it.
  ///
  /// - Parameters:
  ///   - veil: what lies over all of it.
  ///   - dithers: whether the frame's dither is for this surface, which may be smaller than the frame.
  func draw(
    _ gradient: Gradient, onBlack: Bool, veil: Veil?, size: FrameSize, on surface: Surface,
    dithers: Bool = true
  ) throws {
    try prepare(gradient.stops, onBlack, veil)
    let pointsAcross = Double(size.pixelWidth) / Double(surface.width) / size.scale
    let pointsDown = Double(size.pixelHeight) / Double(surface.height) / size.scale
    parts.cut(gradient.rectangle, in: size)

    surface.bind()
    if !gradient.rectangle.covers(size) {
      let around = palette.around
      surface.clear(around.x, around.y, around.z, around.w)
    }
    // Made ready only where it draws: most gradients need neither of the two.
    func ready(edges: Bool) throws -> Variant {
      let variant = try variant(gradient.kind, edges: edges)
      variant.map.set(
        Float(pointsAcross), Float(pointsDown), Float(-gradient.centre.x), Float(-gradient.centre.y))
      let hardEdge: Float = palette.closes ? 0 : 1
      switch gradient.kind {
      case .angular: variant.shape.set(0, 0, hardEdge)
      case .radial(let radius): variant.shape.set(Float(1 / radius), 0, 0)
      case .linear(let direction): variant.shape.set(Float(direction.x), Float(direction.y), 0)
      }
      variant.first.set(palette.first.x, palette.first.y, palette.first.z, palette.first.w)
      variant.second.set(palette.second.x, palette.second.y, palette.second.z, palette.second.w)
      variant.pieces.set(Float(palette.pieces), Float(surface.height), dithers ? 1 : 0)
      return variant
    }
    if palette.needsTable { table?.bind(unit: 0) }
    context.blend(.replace)
    if cutWedges(gradient, size) {
      let program = wedgePrograms[palette.isOpaque ? 1 : 0]
      program.map.set(
        Float(pointsAcross), Float(pointsDown), Float(-gradient.centre.x), Float(-gradient.centre.y))
      program.surface.set(Float(surface.height), dithers ? 1 : 0)
      program.centre.set(Float(gradient.centre.x * size.scale), Float(gradient.centre.y * size.scale))
      wedgeInstances.set(wedges.floats, streaming: true)
      context.drawQuads(program.program, wedgeInstances, count: wedges.count)
    } else if !parts.interior.isEmpty {
      draw(parts.interior, try ready(edges: false))
    }
    if case .angular = gradient.kind, !palette.closes {
      // The row of pixels through which the edge runs is drawn again, within what lies wholly inside.
      strip(gradient.centre, pointsAcross, pointsDown, size)
      let edged = try ready(edges: true)
      setRectangle(edged, Rectangle(x: -1e6, y: -1e6, width: 2e6, height: 2e6), SIMD2(0, 0))
      draw(floats, edged)
    }
    guard !parts.edges.isEmpty else { return }
    let edged = try ready(edges: true)
    let pixels = gradient.rectangle.inPixels(of: size)
    let points = Rectangle(
      x: pixels.x / size.scale, y: pixels.y / size.scale, width: pixels.width / size.scale,
      height: pixels.height / size.scale)
    setRectangle(edged, points, gradient.centre)
    context.blend(.over)
    draw(parts.edges, edged)
  }

  private func cutWedges(_ gradient: Gradient, _ size: FrameSize) -> Bool {
    guard case .angular = gradient.kind, parts.interior.count == 4 else { return false }
    let pixels = parts.interior
    let rectangle = Rectangle(
      x: Double(pixels[0]) / size.scale, y: Double(pixels[1]) / size.scale,
      width: Double(pixels[2] - pixels[0]) / size.scale, height: Double(pixels[3] - pixels[1]) / size.scale)
    return wedges.cut(
      rectangle, about: gradient.centre, stops: gradient.stops, colors: palette.colors, scale: size.scale)
  }

  private func setRectangle(_ variant: Variant, _ rectangle: Rectangle, _ centre: SIMD2<Double>) {
    let (x, y) = (rectangle.x - centre.x, rectangle.y - centre.y)
    variant.rectangle.set(Float(x), Float(y), Float(x + rectangle.width), Float(y + rectangle.height))
  }

  private func strip(_ centre: SIMD2<Double>, _ across: Double, _ down: Double, _ size: FrameSize) {
    let left = Float((centre.x - across) * size.scale)
    let top = Float((centre.y - down) * size.scale)
    let bottom = Float((centre.y + down) * size.scale)
    floats.removeAll(keepingCapacity: true)
    for first in stride(from: 0, to: parts.interior.count, by: 4) {
      let x = max(parts.interior[first], left)
      let y = max(parts.interior[first + 1], top)
      let end = min(parts.interior[first + 3], bottom)
      guard x < parts.interior[first + 2], y < end else { continue }
      floats.append(x)
      floats.append(y)
      floats.append(parts.interior[first + 2])
      floats.append(end)
    }
  }

  private func draw(_ list: [Float], _ variant: Variant) {
    guard !list.isEmpty else { return }
    rectangles.set(list, streaming: true)
    context.drawQuads(variant.program, rectangles, count: list.count / 4)
  }

  private func prepare(_ stops: [GradientStop], _ onBlack: Bool, _ veil: Veil?) throws {
    guard palette.stops != stops || palette.onBlack != onBlack || palette.veil != veil else { return }
    palette = Palette(stops, onBlack: onBlack, veil: veil, manyPieces: GradientEffect.manyPieces)
    guard palette.needsTable else { return }
    let pieces = palette.pieces
    let rows = palette.mode == .fine ? 1 : 2
    let target = try RenderTarget.fitting(&table, context, width: pieces, height: rows, format: .quadruple)
    var colors = [SIMD4<Float>](repeating: .zero, count: 64)
    var positions = [SIMD4<Float>](repeating: .zero, count: 16)
    for (index, color) in palette.colors.prefix(64).enumerated() {
      colors[index] = color
      positions[index / 4][index % 4] = Float(stops[index].position)
    }
    tableColors.set(colors)
    tablePositions.set(positions)
    tableSize.set(Float(min(64, stops.count)), Float(pieces), palette.mode == .fine ? 1 : 0)
    context.blend(.replace)
    target.surface().bind()
    context.drawFullScreen(filling)
  }

  private struct Wedges {
    let program: Program
    let map: Uniform
    let surface: Uniform
    let centre: Uniform

    init(_ program: Program) {
      self.program = program
      map = program.uniform("u_map")
      surface = program.uniform("u_surface")
      centre = program.uniform("u_centre")
    }
  }

  private final class Variant {
    let program: Program
    let map: Uniform
    let shape: Uniform
    let first: Uniform
    let second: Uniform
    let pieces: Uniform
    let rectangle: Uniform

    init(_ program: Program) {
      self.program = program
      map = program.uniform("u_map")
      shape = program.uniform("u_shape")
      first = program.uniform("u_first")
      second = program.uniform("u_second")
      pieces = program.uniform("u_pieces")
      rectangle = program.uniform("u_rectangle")
    }
  }

  private func variant(_ kind: Gradient.Kind, edges: Bool) throws -> Variant {
    let number =
      switch kind {
      case .angular: 0
      case .radial: 1
      case .linear: 2
      }
    let (mode, opaque) = (palette.mode.rawValue, palette.isOpaque ? 1 : 0)
    let key = number * 16 + mode * 4 + opaque * 2 + (edges ? 1 : 0)
    if let found = variants[key] { return found }
    let program = try programs.program(
      "tiles.vert", "gradient.frag", attributes: ["a_rectangle"], samplers: ["u_table"],
      definitions: [("KIND", number), ("COLORS", mode), ("OPAQUE", opaque), ("EDGES", edges ? 1 : 0)])
    let made = Variant(program)
    variants[key] = made
    return made
  }
}

/// A gradient's colours as the shader wants them, with what lies under and over all of them worked in.
private struct Palette {
  enum Mode: Int {
    /// Two colours, at the ends.
    case two
    /// Two colours in turn, evenly.
    case inTurn
    /// Any colours, from a table of pieces.
    case table
    /// Any colours that nowhere jump, from a table of so many that the nearest will do.
    case fine
  }

  private(set) var stops: [GradientStop] = []
  private(set) var onBlack = false
  private(set) var veil: Veil?
  /// Premultiplied.
  private(set) var colors: [SIMD4<Float>] = []
  private(set) var mode = Mode.two
  private(set) var pieces = 1
  private(set) var first = SIMD4<Float>.zero
  private(set) var second = SIMD4<Float>.zero
  /// What is seen where the gradient is not.
  private(set) var around = SIMD4<Float>.zero
  private(set) var isOpaque = false

  var needsTable: Bool { mode == .table || mode == .fine }
  /// Whether the last colour is the first one.
  var closes: Bool { colors.first == colors.last }

  init() {}

  init(_ stops: [GradientStop], onBlack: Bool, veil: Veil?, manyPieces: Int) {
    self.stops = stops
    self.onBlack = onBlack
    self.veil = veil
    let over = veil?.color.premultiplied ?? .zero
    func finished(_ color: SIMD4<Double>) -> SIMD4<Float> {
      var color = color
      if onBlack { color.w = 1 }
      color = color * (1 - over.w) + over
      // A value halfway between two of the frame's 255 steps goes to the lower one, whatever its rounding.
      return SIMD4<Float>(color * SIMD4(SIMD3(repeating: 1 - 0x1p-20), 1))
    }
    around = finished(.zero)
    colors = stops.map { finished($0.color.premultiplied) }
    isOpaque = colors.allSatisfy { $0.w >= 1 }
    first = colors.first ?? around
    second = colors.last ?? around
    pieces = max(1, stops.count - 1)
    let isEven = stops.enumerated().allSatisfy { abs($1.position - Double($0) / Double(pieces)) < 1e-9 }
    if isEven, stops.count <= 2 { return }
    if isEven, colors.indices.allSatisfy({ colors[$0] == colors[$0 % 2] }) {
      mode = .inTurn
      second = colors[1]
      return
    }
    let jumps = zip(stops, stops.dropFirst()).contains { $1.position - $0.position < 1 / Double(manyPieces) }
    mode = jumps ? .table : .fine
    pieces = manyPieces
  }
}
