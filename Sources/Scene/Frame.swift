/// Everything about one picture: what the drawing needs, and nothing else.
///
/// The same frame gives the same pixels, whatever was drawn before.
public struct Frame: Equatable, Sendable {
  /// How large it is.
  public var size: FrameSize
  /// What lies under everything else.
  public var base: Base
  /// What lies over the base, from the bottom to the top.
  public var layers: [FadedLayer]
  /// What lies over the layers.
  public var veil: Veil?
  /// What darkens a sky and the layers over it, under the veil; materials see the picture without it.
  public var scrim: Scrim?
  /// What lies over the veil: they are seen beside each other, never through one another.
  public var materials: [PlacedMaterial]
  /// What materials blur in the layers' stead, soft layers only; nil where they blur the layers themselves.
  ///
  /// A few particles are no more to be seen once they are blurred, nor is a cloud's way in a tenth of a second:
  /// without them the blur is seldom made anew.
  public var blurredLayers: [FadedLayer]?
  /// What lies over all else; none touches another.
  public var cards: [Card] = []
  /// What lies over them, sharp: words, symbols and panels.
  ///
  /// Over materials, what lies wholly inside one comes first, then the rest, each in its order.
  public var overlay = Overlay()
  /// What lies over all else: what a window is worked with, and no part of the picture.
  public var controls = Overlay()
  /// Whether the output is dithered by up to half a step of 8 bits.
  public var dithers: Bool

  /// A frame of a size with nothing over its sky.
  public init(size: FrameSize, sky: SkyColors? = nil, layers: [FadedLayer] = [], dithers: Bool = true) {
    self.size = size
    base = sky.map(Base.sky) ?? .transparent
    self.layers = layers
    veil = nil
    materials = []
    self.dithers = dithers
  }

  /// The sky, or nil where something else lies under everything.
  public var sky: SkyColors? {
    get {
      if case .sky(let colors) = base { colors } else { nil }
    }
    set { base = newValue.map(Base.sky) ?? .transparent }
  }

  /// Whether every pixel hides what is behind the frame.
  public var isOpaque: Bool {
    switch base {
    case .sky: true
    case .gradient(_, let onBlack): onBlack
    case .transparent: false
    }
  }
}

/// What lies under everything else in a frame.
public enum Base: Equatable, Sendable {
  /// Nothing.
  case transparent
  /// A vertical gradient over the whole frame.
  case sky(SkyColors)
  /// A gradient in its rectangle; around it, and where it is not opaque, black or nothing.
  case gradient(Gradient, onBlack: Bool)
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
  case snowfall(Snowfall)

  /// Whether it is many small things.
  public var isParticles: Bool {
    switch self {
    case .stars, .rain, .snow, .snowfall: true
    case .sun, .clouds, .lightning, .fog: false
    }
  }
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
