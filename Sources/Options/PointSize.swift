/// A width and a height in points, each 1 … 16384.
public struct PointSize: Equatable, Sendable {
  /// Width in points.
  public let width: Double
  /// Height in points.
  public let height: Double

  static let limits = 1.0...16384.0

  /// That size; nil where a side is beyond the limits.
  public init?(width: Double, height: Double) {
    guard PointSize.limits.contains(width), PointSize.limits.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// The size that `WIDTHxHEIGHT` says; nil where the text is not that, or beyond the limits.
  init?(_ text: String) {
    let bytes = text.utf8.split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X")
    }
    let sides = bytes.compactMap { Double(plain: Substring($0)) }
    guard bytes.count == 2, sides.count == 2 else { return nil }
    self.init(width: sides[0], height: sides[1])
  }
}
