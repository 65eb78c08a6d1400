/// A length along one side of the frame: points, a share of that side, or both together.
public struct Length: Equatable, Sendable {
  /// Points.
  public var points: Double
  /// A share of the frame's side, 1 being all of it.
  public var share: Double

  /// So many points and such a share.
  public init(points: Double = 0, share: Double = 0) {
    self.points = points
    self.share = share
  }

  /// The length in points along a side of so many points.
  public func along(_ side: Double) -> Double { points + share * side }
}

/// Where in a frame something lies, whatever the frame's size.
public struct Area: Equatable, Sendable {
  /// From the frame's left edge to its own.
  public var left: Length
  /// From the frame's top edge to its own.
  public var top: Length
  /// Its width.
  public var width: Length
  /// Its height.
  public var height: Length

  /// The whole frame.
  public static let whole = Area(
    left: Length(), top: Length(), width: Length(share: 1), height: Length(share: 1))

  /// An area of four lengths.
  public init(left: Length, top: Length, width: Length, height: Length) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The area in a frame of a size; nothing of it where its width or height is not over 0.
  public func rectangle(in size: FrameSize) -> Rectangle {
    Rectangle(
      x: left.along(size.width), y: top.along(size.height), width: max(0, width.along(size.width)),
      height: max(0, height.along(size.height)))
  }
}

/// An upright rectangle, in points from the frame's top left corner.
public struct Rectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Its width, 0 or more.
  public var width: Double
  /// Its height, 0 or more.
  public var height: Double

  /// A rectangle by its top left corner and its size; a size under 0, or that is no number, is 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  /// The rectangle in a frame's pixels.
  ///
  /// What reaches the frame's right or bottom edge in points reaches the last pixel, whose edge is rounded.
  public func inPixels(of size: FrameSize) -> Rectangle {
    let (left, top) = (x * size.scale, y * size.scale)
    var (right, bottom) = ((x + width) * size.scale, (y + height) * size.scale)
    if x + width >= size.width * (1 - 1e-12) { right = max(right, Double(size.pixelWidth)) }
    if y + height >= size.height * (1 - 1e-12) { bottom = max(bottom, Double(size.pixelHeight)) }
    return Rectangle(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether it covers every pixel of a frame.
  public func covers(_ size: FrameSize) -> Bool {
    let pixels = inPixels(of: size)
    return pixels.x <= 0 && pixels.y <= 0 && pixels.x + pixels.width >= Double(size.pixelWidth)
      && pixels.y + pixels.height >= Double(size.pixelHeight)
  }
}
