import GL
import Scene
import Shaders
import Text

/// Draws frames.
///
/// A frame's layers become runs of soft layers, each one pass, and the particles that lie between them.
public final class SkyRenderer {
  private let context: Context
  private let host: HostBlock
  private let backdrop: Backdrop
  private let stars: StarsEffect
  private let rain: RainEffect
  private let snow: SnowEffect
  private let bolt: BoltEffect
  private let overlay: OverlayEffect
  private var run = SoftRun()
  private var smallPicture: RenderTarget?

  /// At how much of the frame's resolution the sky and the soft layers over it are drawn, 0.25 … 1.
  ///
  /// Particles, and what lies over them, stay as sharp as the frame.
  public var softScale = 1.0

  /// A renderer for a context, with shaders built in or from a folder.
  ///
  /// - Throws: `ShaderError` or `GLError` where a shader is missing or does not compile.
  public init(_ context: Context, shaders: ShaderLibrary = ShaderLibrary()) throws {
    self.context = context
    let programs = Programs(context: context, shaders: shaders)
    let shape = try MaskedShape(context, programs)
    host = HostBlock(context)
    backdrop = try Backdrop(context, programs)
    stars = try StarsEffect(context, programs)
    rain = try RainEffect(context, programs, shape)
    snow = try SnowEffect(context, programs, shape)
    bolt = try BoltEffect(context, programs)
    overlay = try OverlayEffect(context, programs)
  }

  /// Draws a frame onto a surface of the frame's size in pixels.
  ///
  /// - Throws: `GLError` where the driver cannot make what the frame needs.
  public func draw(_ frame: Frame, to surface: Surface) throws {
    let values = frame.hostValues
    host.set(values)
    surface.bind()
    var isFirst = true
    run.reset()
    func flush() throws {
      if isFirst || !run.isEmpty {
        if isFirst, softScale < 1 {
          try drawSmall(frame, on: surface)
        } else {
          try backdrop.draw(run, frame.size, isFirst: isFirst, host: values, on: surface)
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
      case .overlay(let layer):
        try flush()
        try overlay.draw(layer, fade: faded.fade, size: frame.size)
      }
    }
    if isFirst || !run.isEmpty { try flush() }
  }

  private func drawSmall(_ frame: Frame, on surface: Surface) throws {
    var small = frame
    let scale = frame.size.scale * max(0.25, softScale)
    small.size =
      FrameSize(width: frame.size.width, height: frame.size.height, scale: scale) ?? frame.size
    let (width, height) = (small.size.pixelWidth, small.size.pixelHeight)
    let fitting = smallPicture.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    smallPicture = nil
    let target = try fitting ?? RenderTarget(context, width: width, height: height, format: .color)
    smallPicture = target
    let values = small.hostValues
    host.set(values)
    try backdrop.draw(run, small.size, isFirst: true, host: values, on: target.surface())
    host.set(frame.hostValues)
    surface.stretch(from: target.surface())
  }

  /// What lays out the words of overlays: layouts measure with it, and find again what they measured.
  public var typesetter: Typesetter { overlay.typesetter }

  /// Bytes of textures that hold words and symbols.
  public var spriteBytes: Int { overlay.spriteBytes }

  /// Compiles every program that a frame may ask for, so that no later frame waits for it.
  public func warmUp() throws {
    try backdrop.warmUp()
  }
}

extension Frame {
  var hostValues: HostBlock.Values {
    func vector(_ color: SIMD3<Double>, _ alpha: Float) -> SIMD4<Float> {
      SIMD4(Float(color.x), Float(color.y), Float(color.z), alpha)
    }
    let colors = sky ?? SkyColors(top: .zero, bottom: .zero)
    let alpha: Float = sky == nil ? 0 : 1
    return HostBlock.Values(
      frame: SIMD4(
        Float(size.pixelWidth), Float(size.pixelHeight), Float(size.scale), dithers ? 1 / 255 : 0),
      points: SIMD4(Float(size.width), Float(size.height), 0, 0),
      skyTop: vector(colors.top, alpha), skyBottom: vector(colors.bottom, alpha))
  }
}
