/// A colour laid over a part of a picture so that words over it can be read, fading out around that part.
public struct Scrim: Equatable, Sendable {
  /// The colour; how much it hides is its alpha.
  public var color: Color
  /// Where all of it is seen, in points.
  public var rectangle: Rectangle
  /// How far beyond the rectangle it goes, in points, over 0.
  public var reach: Double

  /// A colour over a rectangle.
  public init(_ color: Color, over rectangle: Rectangle, reach: Double) {
    self.color = color
    self.rectangle = rectangle
    self.reach = reach
  }
}
