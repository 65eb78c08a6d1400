import Scene

/// Knows how large texts are; whoever draws them is asked before anything is placed.
public protocol TextMeasurer {
  /// The size of a text in one line, never cut, in points.
  ///
  /// The text is plain: nothing in it is markup.
  func extent(of text: String, in style: TextStyle) -> TextExtent
}

/// How large a line of text is, in points.
public struct TextExtent: Equatable, Sendable {
  /// From its left to its right end.
  public var width: Double
  /// From the top to the bottom of the line, the same for every text in a style.
  public var height: Double
  /// From the top of the line to the baseline.
  public var baseline: Double

  /// A size.
  public init(width: Double, height: Double, baseline: Double) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
