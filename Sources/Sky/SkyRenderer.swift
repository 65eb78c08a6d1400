import GL
import Scene
import Shaders
import Text
import Weather

/// Draws frames.
///
/// A frame's layers become runs of soft layers, each one pass, and the particles that lie between them.
public final class SkyRenderer {
  private let context: Context
  private let host: HostBlock
  private let backdropVariants: BackdropVariants
  private let backdrop: Backdrop
  private let stars: StarsEffect
  private let rain: RainEffect
  private let snow: SnowEffect
  private let bolt: BoltEffect
  private let snowfall: SnowfallEffect
  private let gradients: GradientEffect
  private let veils: VeilEffect
  private let materials: MaterialEffect
  private let overlays: OverlayEffect
  private let panes: PanesEffect
  private let still: StillPicture
  private let cards: CardsEffect
  private var run = SoftRun()
  /// Where materials will lie over what is drawn.
  private var hidden: [PixelBox] = []
  private var parts = RectangleParts()
  private var smallPicture: RenderTarget?
  /// Draws what materials blur; what it keeps for a small size is not to give way to what a whole frame needs.
  private var smallBackdrop: Backdrop?
  private let programs: Programs

  /// At how much of the frame's resolution the sky and the soft layers over it are drawn, 0.25 … 1.
  ///
  /// Particles, and what lies over them, stay as sharp as the frame.
  public var softScale = 1.0

  /// A renderer for a context, with shaders built in or from a folder.
  ///
  /// - Parameter language: the tag of the language that words are in, whose shapes characters take; nil for none in
  ///   particular.
  /// - Throws: `ShaderError` or `GLError` where a shader is missing or does not compile.
  public init(
    _ context: Context, shaders: ShaderLibrary = ShaderLibrary(), language: String? = nil
  ) throws {
    try shaders.check()
    self.context = context
    let programs = Programs(context: context, shaders: shaders)
    self.programs = programs
    let shape = try MaskedShape(context, programs)
    host = HostBlock(context)
    backdropVariants = BackdropVariants(programs)
    backdrop = try Backdrop(context, programs, backdropVariants)
    stars = try StarsEffect(context, programs)
    rain = try RainEffect(context, programs, shape)
    snow = try SnowEffect(context, programs, shape)
    bolt = try BoltEffect(context, programs)
    snowfall = try SnowfallEffect(context, programs)
    gradients = try GradientEffect(context, programs)
    veils = try VeilEffect(context, programs)
    materials = try MaterialEffect(context, programs)
    overlays = try OverlayEffect(context, programs, language: language)
    panes = PanesEffect(context, materials: materials, overlays: overlays)
    still = StillPicture(context)
    cards = try CardsEffect(context, programs)
  }

  /// Draws a frame onto a surface of the frame's size in pixels.
  ///
  /// - Throws: `GLError` where the driver cannot make what the frame needs.
  public func draw(_ frame: Frame, to surface: Surface) throws {
    host.set(frame.hostValues)
    // The picture under cards and words may be kept, whatever they do: it must know nothing of them.
    var under = frame
    under.cards = []
    under.overlay = Overlay()
    under.controls = Overlay()
    var hasWords = !frame.overlay.items.isEmpty
    if case .gradient = frame.base {
      try still.draw(under, on: surface) { surface in try drawWithMaterials(under, on: surface) }
    } else if frame.materials.isEmpty || !frame.cards.isEmpty {
      try drawWithMaterials(under, on: surface)
    } else {
      try prepareMaterials(under, on: surface)
      try panes.draw(frame, on: surface)
      hasWords = false
    }
    surface.bind()
    if !frame.cards.isEmpty { try cards.draw(frame.cards, frame.size) }
    if hasWords { try overlays.draw(frame.overlay, size: frame.size) }
    if !frame.controls.items.isEmpty { try overlays.draw(frame.controls, size: frame.size) }
  }

  /// Draws all of a frame up to its materials.
  private func drawWithMaterials(_ frame: Frame, on surface: Surface) throws {
    guard !frame.materials.isEmpty else { return try drawUnder(frame, on: surface) }
    try prepareMaterials(frame, on: surface)
    surface.bind()
    for material in frame.materials { materials.draw(material, .all, of: frame) }
  }

  private func prepareMaterials(_ frame: Frame, on surface: Surface) throws {
    try materials.prepare(frame, on: surface, gradients: gradients) { frame, surface in
      try drawUnder(frame, on: surface)
    } drawSoft: { frame, surface in
      try drawSoft(frame, on: surface)
    }
    host.set(frame.hostValues)
  }

  /// Draws all that lies under a frame's materials.
  private func drawUnder(_ frame: Frame, on surface: Surface) throws {
    let values = frame.hostValues
    host.set(values)
    surface.bind()
    var isFirst = true
    var veil = frame.veil
    if case .gradient(let gradient, let onBlack) = frame.base {
      // With nothing between them, the gradient's colours take the veil in, at no cost.
      try gradients.draw(
        gradient, onBlack: onBlack, veil: frame.layers.isEmpty ? veil : nil, size: frame.size, on: surface)
      if frame.layers.isEmpty { veil = nil }
      isFirst = false
    }
    run.reset()
    hidden.removeAll(keepingCapacity: true)
    // What the materials blur is then not read from here.
    if frame.blurredLayers != nil {
      for material in frame.materials {
        parts.cut(material, in: frame.size)
        if let middle = parts.middle { hidden.append(middle) }
      }
    }
    func flush() throws {
      if isFirst || !run.isEmpty {
        if isFirst, softScale < 1 {
          try drawSmall(frame, on: surface)
        } else {
          try backdrop.draw(
            run, frame.size, isFirst: isFirst, host: values, hidden: hidden, on: surface)
        }
      }
      isFirst = false
      run.reset()
    }
    for faded in frame.layers {
      switch faded.layer {
      case .sun, .clouds, .fog, .lightning:
        if !run.add(faded) {
          try flush()
          _ = run.add(faded)
        }
        if case .lightning(let lightning) = faded.layer {
          try flush()
          bolt.draw(lightning, fade: faded.fade, size: frame.size)
        }
      case .stars(let layer):
        try flush()
        stars.draw(layer, fade: faded.fade)
      case .rain(let layer):
        try flush()
        try rain.draw(layer, fade: faded.fade, size: frame.size, on: surface)
      case .snow(let layer):
        try flush()
        try snow.draw(layer, fade: faded.fade, size: frame.size, on: surface)
      case .snowfall(let layer):
        try flush()
        try snowfall.draw(layer, fade: faded.fade, size: frame.size, on: surface)
      }
    }
    if isFirst || !run.isEmpty { try flush() }
    if let veil { veils.draw(veil) }
  }

  /// Draws the sky and the soft layers of a frame that is small, for a blur.
  private func drawSoft(_ frame: Frame, on surface: Surface) throws {
    let backdrop = try smallBackdrop ?? Backdrop(context, programs, backdropVariants, keepsPictures: false)
    smallBackdrop = backdrop
    let values = frame.hostValues
    host.set(values)
    run.reset()
    var isFirst = true
    for faded in frame.layers where !run.add(faded) {
      try backdrop.draw(run, frame.size, isFirst: isFirst, host: values, on: surface)
      isFirst = false
      run.reset()
      _ = run.add(faded)
    }
    if isFirst || !run.isEmpty {
      try backdrop.draw(run, frame.size, isFirst: isFirst, host: values, on: surface)
    }
    run.reset()
    surface.bind()
    if let veil = frame.veil { veils.draw(veil) }
  }

  private func drawSmall(_ frame: Frame, on surface: Surface) throws {
    var small = frame
    small.size = softSize(frame.size)
    let target = try RenderTarget.fitting(
      &smallPicture, context, width: small.size.pixelWidth, height: small.size.pixelHeight, format: .color)
    let values = small.hostValues
    host.set(values)
    try backdrop.draw(run, small.size, isFirst: true, host: values, on: target.surface())
    host.set(frame.hostValues)
    surface.stretch(from: target.surface())
  }

  /// The size at which soft layers of a frame of a size are drawn.
  private func softSize(_ size: FrameSize) -> FrameSize {
    guard softScale < 1 else { return size }
    return FrameSize(width: size.width, height: size.height, scale: size.scale * max(0.25, softScale)) ?? size
  }

  /// What lays out the words of overlays: layouts measure with it, and find again what they measured.
  public var typesetter: Typesetter { overlays.typesetter }

  /// Bytes of textures that hold words and symbols.
  public var spriteBytes: Int { overlays.spriteBytes }

  /// Makes what any weather needs for frames of a size, so that no frame of a change waits for it.
  ///
  /// - Throws: `GLError` where the driver cannot make it.
  public func prepare(for size: FrameSize) throws {
    try backdrop.prepare(for: softSize(size))
  }

  /// Compiles every program that a frame may ask for, so that no later frame waits for it.
  ///
  /// Drivers put off the last part of the work until something is drawn, so every change from one weather to
  /// another is drawn once, unseen and small.
  ///
  /// - Parameter scrims: whether there will be scrims.
  public func warmUp(scrims: Bool = false) throws {
    try backdropVariants.warmUp(scrim: false)
    if scrims { try backdropVariants.warmUp(scrim: true) }
    let size = FrameSize(pixelWidth: 64, pixelHeight: 64)
    let target = try RenderTarget(
      context, width: size.pixelWidth, height: size.pixelHeight, format: .color)
    var frame = Frame(size: size)
    // In a flash with its bolt; once with crowds of particles, which are drawn in another way.
    let moment = SceneTime(0.49)
    for density in [0.1, 100] {
      let stage = Stage(size: size, density: .factor(density))
      for from in Weather.allCases {
        for to in Weather.allCases where to != from && (density < 1 || to == .snow) {
          var show = WeatherShow(WeatherNow(weather: from))
          show.change(to: WeatherNow(weather: to), at: 0)
          show.write(into: &frame, at: 0.5, moment: moment, on: stage)
          try draw(frame, to: target.surface())
        }
      }
    }
    frame.cards = [Card(left: 4, top: 4, width: 56, height: 56)]
    var words = Overlay()
    words.add(Panel(Rectangle(x: 0, y: 0, width: 20, height: 20), radius: 5, color: .black(0.5)))
    words.add(.sun, in: Rectangle(x: 0, y: 0, width: 20, height: 20))
    words.add(TextBox("0", TextStyle(size: 14, weight: .medium)), x: 0, y: 0)
    frame.overlay = words
    try draw(frame, to: target.surface())
    context.finish()
  }
}

extension Frame {
  var hostValues: HostBlock.Values {
    func vector(_ color: SIMD3<Double>, _ alpha: Float) -> SIMD4<Float> {
      SIMD4(Float(color.x), Float(color.y), Float(color.z), alpha)
    }
    let colors = sky ?? SkyColors(top: .zero, bottom: .zero)
    let alpha: Float = sky == nil ? 0 : 1
    let scrim = scrim.flatMap { $0.color.alpha > 0 && $0.reach > 0 && sky != nil ? $0 : nil }
    let color =
      scrim.map { vector([$0.color.red, $0.color.green, $0.color.blue], Float($0.color.alpha)) } ?? .zero
    return HostBlock.Values(
      frame: SIMD4(
        Float(size.pixelWidth), Float(size.pixelHeight), Float(size.scale), dithers ? 1 / 255 : 0),
      points: SIMD4(Float(size.width), Float(size.height), 0, 0),
      skyTop: vector(colors.top, alpha), skyBottom: vector(colors.bottom, alpha), scrim: color,
      scrimEnd: scrim.map {
        SIMD4(Float(($0.bottom + $0.reach) * size.scale), Float(1 / ($0.reach * size.scale)), 0, 0)
      } ?? .zero)
  }
}
