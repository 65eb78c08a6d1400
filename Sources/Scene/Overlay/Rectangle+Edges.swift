extension Rectangle {
  /// The right edge.
  public var right: Double { x + width }
  /// The bottom edge.
  public var bottom: Double { y + height }
  /// The middle between the left edge and the right one.
  public var middleX: Double { x + width / 2 }
  /// The middle between the top edge and the bottom one.
  public var middleY: Double { y + height / 2 }

  /// The rectangle with each edge moved inwards.
  public func inset(x: Double, y: Double) -> Rectangle {
    Rectangle(
      x: self.x + x, y: self.y + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
  }

  /// Whether a point lies in it; its right and bottom edges belong to it no more.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < right && y >= self.y && y < bottom
  }

  /// What it shares with another one; empty where they do not meet.
  public func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// The mirror image within a frame of a width.
  public func mirrored(in width: Double) -> Rectangle {
    Rectangle(x: width - right, y: y, width: self.width, height: height)
  }
}
