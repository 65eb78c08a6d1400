/// Everything about one picture: what the drawing needs, and nothing else.
///
/// The same frame gives the same pixels, whatever was drawn before.
public struct Frame: Equatable, Sendable {
  /// How large it is.
  public var size: FrameSize
  /// The sky, or nil for effects alone on transparent.
  public var sky: SkyColors?
  /// What lies over the sky, from the bottom to the top.
  public var layers: [FadedLayer]
  /// Whether the output is dithered by up to half a step of 8 bits.
  public var dithers: Bool

  /// A frame of a size with nothing over its sky.
  public init(size: FrameSize, sky: SkyColors? = nil, layers: [FadedLayer] = [], dithers: Bool = true) {
    self.size = size
    self.sky = sky
    self.layers = layers
    self.dithers = dithers
  }
}

/// A layer and how much of it is seen.
public struct FadedLayer: Equatable, Sendable {
  /// What is drawn.
  public var layer: Layer
  /// How much of it, 0 … 1: the layer is composed by itself, then its alpha is multiplied by this.
  public var fade: Double

  /// A layer at a fade.
  public init(_ layer: Layer, fade: Double = 1) {
    self.layer = layer
    self.fade = fade
  }
}

/// One effect with its parameters at one moment.
public enum Layer: Equatable, Sendable {
  case sun(Sun)
  case stars(Stars)
  case clouds(Clouds)
  case rain(Rain)
  case lightning(Lightning)
  case snow(Snow)
  case fog(Fog)
  case overlay(Overlay)
}

/// The two colours of a vertical gradient, sRGB 0 … 1.
public struct SkyColors: Equatable, Sendable {
  /// The colour of the top edge.
  public var top: SIMD3<Double>
  /// The colour of the bottom edge.
  public var bottom: SIMD3<Double>

  /// A gradient from `top` to `bottom`.
  public init(top: SIMD3<Double>, bottom: SIMD3<Double>) {
    self.top = top
    self.bottom = bottom
  }

  /// The colours `progress` of the way to others, channel by channel.
  public func mixed(with other: SkyColors, _ progress: Double) -> SkyColors {
    SkyColors(
      top: top + (other.top - top) * progress, bottom: bottom + (other.bottom - bottom) * progress)
  }
}
