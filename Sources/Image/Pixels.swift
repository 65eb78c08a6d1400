/// A picture in memory: 8-bit sRGB with straight alpha.
public struct Pixels: Equatable, Sendable {
  /// Columns, at least 1.
  public let width: Int
  /// Rows, at least 1.
  public let height: Int
  /// `width * height * 4` bytes: red, green, blue, alpha, the top row first.
  public var bytes: [UInt8]

  /// A picture of the given bytes, or nil where their number is not `width * height * 4`.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
