import GL
import Glibc
import Scene

/// Materials: what lies under them, made small, blurred, and seen again through rounded rectangles.
///
/// There is one blurred picture for each strength in a frame, whatever the number of rectangles, and it is made
/// again only when what lies under it has changed.
final class MaterialEffect {
  /// Texels of the small picture in a standard deviation of the blur, at the least: with fewer, they are seen.
  private static let leastSigma = 2.4

  /// The most texels in a standard deviation: the blur reads no farther.
  private static let mostSigma = 50.0
  /// The longer side of frames, in pixels, that are not made smaller.
  private static let tinySide = 48
  /// Points between two colours of a gradient on the frame's shorter side, at the least, where it is drawn small.
  private static let leastGap = 160.0

  private let context: Context
  private let shrinking: Program
  private let shrink: Uniform
  private let cell: Uniform
  private let programs: Programs
  /// The programs that blur, by how many vectors of reads they make: in a row they cost less than in a loop.
  private var softenings: [Int: Softening] = [:]
  /// With edges or without, for frames that hide all or not.
  private let variants: [Variant]
  private let rectangles: InstanceBuffer
  private var parts = RectangleParts()
  private var whole: RenderTarget?
  private var softened = [Softened?](repeating: nil, count: Material.Strength.allCases.count)
  private var under: Frame?
  /// How often any of the blurred pictures has been made.
  private(set) var changes = 0

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    shrinking = try programs.program("full_screen.vert", "shrink.frag", samplers: ["u_source"])
    shrink = shrinking.uniform("u_shrink")
    cell = shrinking.uniform("u_cell")
    self.programs = programs
    variants = try [(0, 0), (1, 0), (0, 1), (1, 1)].map { edges, opaque in
      Variant(
        try programs.program(
          "tiles.vert", "material.frag", attributes: ["a_rectangle"], samplers: ["u_blurred"],
          definitions: [("EDGES", edges), ("OPAQUE", opaque)]))
    }
    rectangles = InstanceBuffer(context, components: [4])
  }

  /// Draws what lies under a frame's materials where it is seen, and blurs it where it has changed.
  ///
  /// - Parameters:
  ///   - drawUnder: draws what lies under the materials of a frame.
  ///   - drawSoft: draws a frame of soft layers alone, however small it is.
  func prepare(
    _ frame: Frame, on surface: Surface, gradients: GradientEffect,
    _ drawUnder: (Frame, Surface) throws -> Void, drawSoft: (Frame, Surface) throws -> Void
  ) throws {
    let isHidden = frame.materials.contains { $0.covers(frame.size) }
    var key = frame
    key.materials = []
    key.scrim = nil
    if let blurred = key.blurredLayers {
      key.layers = blurred
      key.blurredLayers = nil
    }
    let isNew = under != key
    if isNew { for index in softened.indices { softened[index]?.isReady = false } }
    under = nil
    // A smooth gradient by itself is as well drawn small from the start.
    let small = smallGradient(of: frame)
    // Soft layers as well, where nothing sharp lies over them.
    let isSoft = small == nil && frame.isOverSky && (frame.blurredLayers != nil || frame.isSoft)
    let source: Softened.Source = small != nil ? .gradient : isSoft ? .soft : .whole
    // What the materials see is what was drawn, if they are not to see anything else.
    let isSeen = !isHidden && frame.scrim == nil && frame.blurredLayers == nil
    var hasWhole = false
    if !isHidden { try drawUnder(frame, surface) }
    for material in frame.materials {
      let index = Material.Strength.allCases.firstIndex(of: material.strength) ?? 0
      let made = try fitting(index, material.strength, frame.size, source)
      guard !made.isReady else { continue }
      if let (gradient, onBlack) = small {
        try gradients.draw(
          gradient, onBlack: onBlack, veil: frame.veil, size: frame.size, on: made.picture.surface(),
          dithers: false)
      } else if isSoft {
        var soft = key
        soft.size = made.softSize
        soft.dithers = false
        try drawSoft(soft, made.picture.surface())
      } else {
        if !hasWhole {
          let whole = try wholePicture(frame.size).surface()
          if isSeen { whole.copy(from: surface) } else { try drawUnder(key, whole) }
          hasWhole = true
        }
        shrinkWhole(to: made)
      }
      try soften(made)
      made.isReady = true
      changes += 1
    }
    under = key
  }

  private func smallGradient(of frame: Frame) -> (Gradient, onBlack: Bool)? {
    guard frame.layers.isEmpty, case .gradient(let gradient, let onBlack) = frame.base,
      gradient.rectangle.covers(frame.size)
    else { return nil }
    let side = min(frame.size.width, frame.size.height)
    for (first, second) in zip(gradient.stops, gradient.stops.dropFirst())
    where (second.position - first.position) * side < MaterialEffect.leastGap {
      return nil
    }
    return (gradient, onBlack)
  }

  /// Which pixels of a material are drawn.
  enum Part {
    /// The largest rectangle wholly inside of it, whatever lies under it.
    case middle
    /// What is around that.
    case rim
    /// All of it.
    case all
  }

  /// Draws a part of a material of a frame that `prepare` has seen last; answers where its middle lies.
  @discardableResult
  func draw(_ material: PlacedMaterial, _ part: Part, of frame: Frame) -> PixelBox? {
    guard let index = Material.Strength.allCases.firstIndex(of: material.strength),
      let made = softened[index]
    else { return nil }
    let size = frame.size
    parts.cut(material, in: size)
    made.picture.bind(unit: 0)
    let unshaded = 1 - material.shade
    let tone = material.appearance == .light ? Float(material.strength.tint * unshaded) : 0
    let tint = Float(1 - (1 - material.strength.tint) * unshaded)
    let plain = variants[frame.isOpaque ? 2 : 0]
    let edged = variants[frame.isOpaque ? 3 : 1]
    for variant in [plain, edged] {
      variant.tint.set(tone, tint)
      variant.place.set(1 / Float(size.pixelWidth), 1 / Float(size.pixelHeight))
    }
    context.blend(.replace)
    draw(part == .middle ? parts.interior.prefix(4) : parts.interior.dropFirst(part == .rim ? 4 : 0), plain)
    if part != .middle {
      let pixels = material.rectangle.inPixels(of: size)
      let (halfWidth, halfHeight) = (pixels.width / 2, pixels.height / 2)
      edged.rectangle.set(
        Float(pixels.x + halfWidth), Float(pixels.y + halfHeight), Float(halfWidth), Float(halfHeight))
      edged.corner.set(Float(material.cornerRadius * size.scale))
      context.blend(.over)
      draw(parts.edges[...], edged)
    }
    return parts.middle
  }

  private func draw(_ list: ArraySlice<Float>, _ variant: Variant) {
    guard !list.isEmpty else { return }
    rectangles.set(list, streaming: true)
    context.drawQuads(variant.program, rectangles, count: list.count / 4)
  }

  private func wholePicture(_ size: FrameSize) throws -> RenderTarget {
    try RenderTarget.fitting(
      &whole, context, width: size.pixelWidth, height: size.pixelHeight, format: .color, smooth: true)
  }

  private func fitting(
    _ index: Int, _ strength: Material.Strength, _ size: FrameSize, _ source: Softened.Source
  ) throws -> Softened {
    if let found = softened[index], found.size == size, found.source == source { return found }
    softened[index] = nil
    // In the tiniest frames a cell would be a good part of all there is.
    let isTiny = max(size.pixelWidth, size.pixelHeight) <= MaterialEffect.tinySide
    let texels = isTiny ? MaterialEffect.mostSigma : MaterialEffect.leastSigma
    var cell = max(1, (strength.blur * size.scale / texels).rounded(.down))
    // Reads that mix two by two fit even cells.
    if source == .whole, cell > 1 { cell -= cell.truncatingRemainder(dividingBy: 2) }
    // Layers are drawn at a tenth of a pixel a point at the least.
    if source == .soft { cell = max(1, min(cell, 10 * size.scale)) }
    let made = try Softened(context, blur: strength.blur, size: size, cell: cell, source: source)
    softened[index] = made
    return made
  }

  private func shrinkWhole(to made: Softened) {
    guard let whole else { return }
    let picture = made.picture
    shrink.set(
      1 / Float(picture.width), 1 / Float(picture.height), 1 / Float(whole.width), 1 / Float(whole.height))
    // A read between four pixels is the mean of them, so that one in two each way is enough.
    let across = Double(whole.width) / Double(picture.width)
    let down = Double(whole.height) / Double(picture.height)
    let (columns, rows) = ((across / 2).rounded(.up), (down / 2).rounded(.up))
    cell.set(Float(columns), Float(rows), Float(across / columns), Float(down / rows))
    whole.bind(unit: 0)
    picture.surface().bind()
    context.blend(.replace)
    context.drawFullScreen(shrinking)
  }

  private func soften(_ made: Softened) throws {
    context.blend(.replace)
    let (width, height) = (Float(made.picture.width), Float(made.picture.height))
    for (source, result, across, sigma) in [
      (made.picture, made.between, true, made.sigma.x), (made.between, made.picture, false, made.sigma.y),
    ] {
      // Averaged cells, and the mixing of texels when they are seen large, blur a little of their own.
      let own = 1.0 / 6 + (made.source == .whole ? 1.0 / 12 : 0)
      let blur = try softening(made.setTaps(max(0.2, sigma * sigma - own).squareRoot()))
      blur.taps.set(made.taps)
      blur.step.set(across ? 1 / width : 0, across ? 0 : 1 / height, 1 / width, 1 / height)
      source.bind(unit: 0)
      result.surface().bind()
      context.drawFullScreen(blur.program)
    }
  }

  private func softening(_ vectors: Int) throws -> Softening {
    if let found = softenings[vectors] { return found }
    let program = try programs.program(
      "full_screen.vert", "soften.frag", samplers: ["u_source"], definitions: [("VECTORS", vectors)])
    let made = Softening(program: program, step: program.uniform("u_step"), taps: program.uniform("u_taps"))
    softenings[vectors] = made
    return made
  }

  private struct Softening {
    let program: Program
    let step: Uniform
    let taps: Uniform
  }

  private struct Variant {
    let program: Program
    let tint: Uniform
    let place: Uniform
    let rectangle: Uniform
    let corner: Uniform

    init(_ program: Program) {
      self.program = program
      tint = program.uniform("u_tint")
      place = program.uniform("u_place")
      rectangle = program.uniform("u_rectangle")
      corner = program.uniform("u_corner")
    }
  }
}

extension Frame {
  /// Whether none of its layers has anything sharp in it.
  fileprivate var isSoft: Bool {
    layers.allSatisfy {
      switch $0.layer {
      case .sun, .clouds, .fog: true
      case .lightning, .stars, .rain, .snow, .snowfall: false
      }
    }
  }

  /// Whether no gradient of its own lies under its layers.
  fileprivate var isOverSky: Bool {
    switch base {
    case .transparent, .sky: true
    case .gradient: false
    }
  }
}

/// A small picture of a frame, to be blurred.
private final class Softened {
  let size: FrameSize
  /// How it comes to be.
  enum Source {
    /// A full-size picture is made smaller.
    case whole
    /// A gradient is drawn small.
    case gradient
    /// Soft layers are drawn small.
    case soft
  }

  let source: Source
  /// The size at which soft layers fill the picture.
  let softSize: FrameSize
  let picture: RenderTarget
  /// The picture blurred in one direction.
  let between: RenderTarget
  /// The blur's standard deviation in texels, across and down.
  let sigma: SIMD2<Double>
  /// Reads of the blur: how far from the middle in texels, and the weight, two a vector; the middle first.
  private(set) var taps = [SIMD4<Float>](repeating: .zero, count: Softened.mostVectors + 1)
  var isReady = false

  private static let mostVectors = 31
  /// Where the Gaussian ends, in standard deviations, as everywhere in the sky.
  private static let end = 2.34

  init(_ context: Context, blur: Double, size: FrameSize, cell: Double, source: Source) throws {
    self.size = size
    self.source = source
    softSize =
      FrameSize(width: size.width, height: size.height, scale: size.scale / cell)
      ?? FrameSize(pixelWidth: 1, pixelHeight: 1)
    let pixels = blur * size.scale
    let isSoft = source == .soft
    let width = isSoft ? Double(softSize.pixelWidth) : max(1, (Double(size.pixelWidth) / cell).rounded(.up))
    let height =
      isSoft ? Double(softSize.pixelHeight) : max(1, (Double(size.pixelHeight) / cell).rounded(.up))
    sigma = SIMD2(pixels * width / Double(size.pixelWidth), pixels * height / Double(size.pixelHeight))
    func makeTarget() throws(GLError) -> RenderTarget {
      try RenderTarget(
        context, width: Int(width), height: Int(height), format: .quadruple, smooth: true, mirrored: true)
    }
    picture = try makeTarget()
    between = try makeTarget()
  }

  /// Works out the reads for a Gaussian; answers how many vectors of them there are beside the middle.
  func setTaps(_ sigma: Double) -> Int {
    func weight(_ tap: Int) -> Double {
      let away = Double(tap)
      return max(0, min(1, Softened.end * sigma + 0.5 - away)) * exp(-0.5 * away * away / (sigma * sigma))
    }
    let reads = min(2 * Softened.mostVectors, Int((Softened.end * sigma + 0.5).rounded(.up) + 1) / 2)
    var sum = 1.0
    for tap in 1...max(1, 2 * reads) { sum += 2 * weight(tap) }
    taps[0] = SIMD4(0, Float(1 / sum), 0, 0)
    for read in 0..<(2 * Softened.mostVectors) {
      let (near, far) = (weight(2 * read + 1), weight(2 * read + 2))
      let both = near + far
      let place = Double(2 * read + 1) + (both > 0 ? far / both : 0)
      let value = read < reads ? SIMD2(Float(place), Float(both / sum)) : .zero
      if read % 2 == 0 { taps[read / 2 + 1].lowHalf = value } else { taps[read / 2 + 1].highHalf = value }
    }
    return (reads + 1) / 2
  }
}
