/// A rectangle with round corners, filled and outlined.
///
/// One with square corners and no outline keeps to whole pixels and is at least one thick, so that a hairline is
/// a panel with a height of 0.
public struct Panel: Equatable, Sendable {
  /// Where it lies, in points.
  public var rectangle: Rectangle
  /// The radius of its corners in points; never more than makes its ends round.
  public var radius: Double
  /// What it is filled with.
  public var fill: Fill
  /// A line along its edge.
  public var outline: Outline?

  /// A panel.
  public init(_ rectangle: Rectangle, radius: Double = 0, fill: Fill, outline: Outline? = nil) {
    self.rectangle = rectangle
    self.radius = radius
    self.fill = fill
    self.outline = outline
  }

  /// A panel of one colour.
  public init(
    _ rectangle: Rectangle, radius: Double = 0, color: Color, outline: Outline? = nil
  ) {
    self.init(rectangle, radius: radius, fill: .color(color), outline: outline)
  }

  /// A panel with round ends, in one colour.
  public static func capsule(
    _ rectangle: Rectangle, color: Color, outline: Outline? = nil
  ) -> Panel {
    let radius = min(rectangle.width, rectangle.height) / 2
    return Panel(rectangle, radius: radius, color: color, outline: outline)
  }

  /// What a panel is filled with; colours are red, green, blue, alpha, sRGB 0 … 1, not premultiplied.
  public enum Fill: Equatable, Sendable {
    /// One colour.
    case color(Color)
    /// Up to five colours, evenly from left to right.
    ///
    /// They span `from` … `to` in points across, which may be more than the panel, and are held beyond; with `from`
    /// over `to` they run from right to left.
    case gradient([Color], from: Double, to: Double)
  }

  /// A line along a panel's edge, half of it outside.
  public struct Outline: Equatable, Sendable {
    /// How thick it is, in points.
    public var width: Double
    /// Its colour, not premultiplied.
    public var color: Color

    /// A line.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }
}
