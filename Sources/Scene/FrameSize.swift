/// The size of a frame in points and pixels.
public struct FrameSize: Equatable, Sendable {
  /// Width in points, over 0.
  public let width: Double
  /// Height in points, over 0.
  public let height: Double
  /// Pixels a point, over 0.
  public let scale: Double
  /// Width in pixels, at least 1.
  public let pixelWidth: Int
  /// Height in pixels, at least 1.
  public let pixelHeight: Int

  /// A frame of `width` × `height` points at `scale` pixels a point.
  ///
  /// It has `round(width·scale)` × `round(height·scale)` pixels. Nil where that is no size: not finite, not
  /// over 0, under one pixel, or over 2³⁰ pixels a side.
  public init?(width: Double, height: Double, scale: Double) {
    let columns = (width * scale).rounded()
    let rows = (height * scale).rounded()
    let pixels = 1.0...0x1p30
    guard width > 0, height > 0, scale > 0, pixels.contains(columns), pixels.contains(rows) else {
      return nil
    }
    self.width = width
    self.height = height
    self.scale = scale
    pixelWidth = Int(columns)
    pixelHeight = Int(rows)
  }

  /// A frame of so many pixels, at least 1 each, as many points as pixels.
  public init(pixelWidth: Int, pixelHeight: Int) {
    self.pixelWidth = max(1, pixelWidth)
    self.pixelHeight = max(1, pixelHeight)
    width = Double(self.pixelWidth)
    height = Double(self.pixelHeight)
    scale = 1
  }
}
