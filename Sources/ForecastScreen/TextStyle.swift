/// How a text is set: the desktop's sans face, with digits all of one width.
public struct TextStyle: Hashable, Sendable {
  /// How heavy the letters are, as OpenType numbers it.
  public enum Weight: Int, Sendable {
    case thin = 100
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The font's size, in points.
  public var size: Double
  /// How heavy it is.
  public var weight: Weight

  /// A style of a size and weight.
  public init(_ size: Double, _ weight: Weight) {
    self.size = size
    self.weight = weight
  }
}
