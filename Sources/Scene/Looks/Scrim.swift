/// A colour over a sky and its layers, from the top edge down, so that words over them can be read.
public struct Scrim: Equatable, Sendable {
  /// The colour; how much it hides is its alpha.
  public var color: Color
  /// Down to where all of it is seen, in points.
  public var bottom: Double
  /// How far below that it fades out, in points, over 0.
  public var reach: Double

  /// A colour down to a line, fading out below it.
  public init(_ color: Color, downTo bottom: Double, reach: Double) {
    self.color = color
    self.bottom = bottom
    self.reach = reach
  }
}
