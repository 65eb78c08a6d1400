/// A width and a height in points, each 1 … 16384.
public struct PointSize: Equatable, Sendable {
  /// Width in points.
  public let width: Double
  /// Height in points.
  public let height: Double

  static let limits = 1.0...16384.0

  /// The size that `WIDTHxHEIGHT` says; nil where the text is not that, or beyond the limits.
  init?(_ text: String) {
    let sides = text.utf8.split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X")
    }.map(Substring.init)
    guard sides.count == 2,
      let width = Double(plain: sides[0]), PointSize.limits.contains(width),
      let height = Double(plain: sides[1]), PointSize.limits.contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}
