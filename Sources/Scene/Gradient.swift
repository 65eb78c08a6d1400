/// A gradient at one moment in one frame: all that drawing it needs.
public struct Gradient: Equatable, Sendable {
  /// How its colours spread about the centre.
  public enum Kind: Equatable, Sendable {
    /// Over one full turn, clockwise as seen, from the positive x axis.
    case angular
    /// Out to a radius in points.
    case radial(radius: Double)
    /// Along a line: the way from the centre, in points, times this and a half more is the position.
    case linear(direction: SIMD2<Double>)
  }

  /// How its colours spread.
  public var kind: Kind
  /// Its colours, at least two, with their places.
  public var stops: [GradientStop]
  /// The centre in points, from the frame's top left corner.
  public var centre: SIMD2<Double>
  /// Where it is seen, in points.
  public var rectangle: Rectangle
}
