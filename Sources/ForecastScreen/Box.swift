/// A rectangle with upright sides, in points, y downwards.
public struct Box: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, not under 0.
  public var width: Double
  /// The height, not under 0.
  public var height: Double

  /// A rectangle; a size under 0, or that is no number, is 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  /// The right edge.
  public var right: Double { x + width }
  /// The bottom edge.
  public var bottom: Double { y + height }

  /// Whether a point lies in it.
  public func contains(x: Double, y: Double) -> Bool {
    self.x <= x && x < right && self.y <= y && y < bottom
  }

  /// What lies in both; none where nothing does.
  public func intersection(_ other: Box) -> Box? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    return left < right && top < bottom
      ? Box(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The box in the mirror image of a frame so wide.
  func mirrored(in width: Double) -> Box {
    Box(x: width - right, y: y, width: self.width, height: height)
  }

  func moved(x: Double = 0, y: Double = 0) -> Box {
    Box(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
