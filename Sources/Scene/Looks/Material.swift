/// Something like frosted glass: what lies under it is seen blurred and toned.
public struct Material: Equatable, Sendable {
  /// How much it hides of what lies under it.
  public enum Strength: String, CaseIterable, Sendable {
    case ultraThin = "ultra-thin"
    case thin
    case regular
    case thick
    case ultraThick = "ultra-thick"

    /// The standard deviation of the blur, in points.
    public var blur: Double {
      switch self {
      case .ultraThin: 12
      case .thin: 18
      case .regular: 26
      case .thick: 36
      case .ultraThick: 48
      }
    }

    /// How much of the tint is seen, 0 … 1.
    public var tint: Double {
      switch self {
      case .ultraThin: 0.2
      case .thin: 0.35
      case .regular: 0.5
      case .thick: 0.65
      case .ultraThick: 0.8
      }
    }
  }

  /// Whether it is toned towards white or towards black.
  public enum Appearance: String, CaseIterable, Sendable {
    case light
    case dark
  }

  /// How much it hides.
  public var strength: Strength
  /// Towards which side it is toned.
  public var appearance: Appearance
  /// Where in the frame it lies.
  public var area: Area
  /// The radius of its corners, in points, 0 or more.
  public var cornerRadius: Double

  /// A material over the whole frame, or over an area of it.
  public init(
    _ strength: Strength, _ appearance: Appearance = .light, area: Area = .whole, cornerRadius: Double = 0
  ) {
    self.strength = strength
    self.appearance = appearance
    self.area = area
    self.cornerRadius = cornerRadius
  }

  /// The material in a frame of a size.
  public func placed(in size: FrameSize) -> PlacedMaterial {
    let rectangle = area.rectangle(in: size)
    let radius = max(0, min(cornerRadius, rectangle.width / 2, rectangle.height / 2))
    return PlacedMaterial(
      strength: strength, appearance: appearance, rectangle: rectangle, cornerRadius: radius)
  }
}

/// A material in one frame: all that drawing it needs.
public struct PlacedMaterial: Equatable, Sendable {
  /// How much it hides.
  public var strength: Material.Strength
  /// Towards which side it is toned.
  public var appearance: Material.Appearance
  /// Where it lies, in points.
  public var rectangle: Rectangle
  /// The radius of its corners in points, at most half its sides.
  public var cornerRadius: Double
  /// How much black lies over it, 0 … 1.
  public var shade = 0.0
  /// Where it is seen, in points; nil for all of it.
  public var clip: Rectangle?

  /// A material over a rectangle.
  public init(
    strength: Material.Strength, appearance: Material.Appearance, rectangle: Rectangle,
    cornerRadius: Double = 0
  ) {
    self.strength = strength
    self.appearance = appearance
    self.rectangle = rectangle
    self.cornerRadius = cornerRadius
  }

  /// Whether it hides a whole frame.
  public func covers(_ size: FrameSize) -> Bool {
    cornerRadius == 0 && rectangle.covers(size) && clip?.covers(size) ?? true
  }
}
