/// Something that knows how much room words take.
public protocol LineMeasurer {
  /// The room that words take.
  func measure(_ box: TextBox) -> TextMetrics
}

/// The room that words take, in points.
public struct TextMetrics: Equatable, Sendable {
  /// How far the words reach along the line.
  public var width: Double
  /// The line's height, which the style alone gives, whatever the words are.
  public var height: Double
  /// From the line's top to the line that letters stand on.
  public var baseline: Double
  /// From the box's left edge to where the words begin, as their alignment has it.
  public var offset: Double
  /// What ink there is, from the box's top left corner; empty where there is none.
  public var ink: Rectangle
  /// The share of the style's size that the words have.
  public var share: Double
  /// Whether the end was cut and an ellipsis stands for it.
  public var isCut: Bool

  /// The room that words take.
  public init(
    width: Double, height: Double, baseline: Double, offset: Double = 0,
    ink: Rectangle = Rectangle(x: 0, y: 0, width: 0, height: 0), share: Double = 1, isCut: Bool = false
  ) {
    self.width = width
    self.height = height
    self.baseline = baseline
    self.offset = offset
    self.ink = ink
    self.share = share
    self.isCut = isCut
  }
}
