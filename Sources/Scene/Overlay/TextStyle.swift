/// How words look, but for their colour.
public struct TextStyle: Hashable, Sendable {
  /// The font's size in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// The kind of letters.
  public var face: Face
  /// Whether all digits are of one width.
  public var hasTabularDigits: Bool

  /// A style.
  public init(
    size: Double, weight: Weight = .regular, face: Face = .plain, hasTabularDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.face = face
    self.hasTabularDigits = hasTabularDigits
  }

  /// How heavy strokes are, on the scale of OpenType.
  public enum Weight: Int, CaseIterable, Sendable {
    case thin = 100
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// A kind of letters.
  public enum Face: Sendable {
    /// The desktop's sans.
    case plain
    /// A sans with round ends.
    case rounded
  }
}
