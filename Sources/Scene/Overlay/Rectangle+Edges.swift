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
    Rectangle(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
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
      x: left, y: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
  }

  /// The rectangle somewhere else, by so many points.
  public func moved(x: Double = 0, y: Double = 0) -> Rectangle {
    Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Whether nothing lies in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The mirror image within a frame of a width.
  public func mirrored(in width: Double) -> Rectangle {
    Rectangle(x: width - right, y: y, width: self.width, height: height)
  }
}
