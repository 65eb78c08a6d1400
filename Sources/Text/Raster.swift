/// Something drawn into pixels, ready to become a texture.
public struct Raster: Equatable, Sendable {
  /// Columns from the origin to the left edge.
  public var left: Int
  /// Rows from the origin down to the top edge.
  public var top: Int
  /// Width in pixels, at least 1.
  public var width: Int
  /// Height in pixels, at least 1.
  public var height: Int
  /// Whether a pixel is one byte of coverage, else premultiplied RGBA.
  public var isMask: Bool
  /// The pixels, the top row first.
  public var bytes: [UInt8]

  /// What was drawn.
  public init(left: Int, top: Int, width: Int, height: Int, isMask: Bool, bytes: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.isMask = isMask
    self.bytes = bytes
  }

  /// A mask's shadow: the mask blurred by a Gaussian of a standard deviation in pixels, its edges further out.
  ///
  /// Three boxes in turn come so near a Gaussian that the eye sees no difference.
  public func blurred(deviation: Double) -> Raster {
    guard isMask, deviation > 0, deviation < 1000 else { return self }
    // Three boxes of sides d have the variance Σ (d² − 1) / 12; two sides that are odd come nearest to it.
    let variance = 12 * deviation * deviation
    let ideal = Int((variance / 3 + 1).squareRoot())
    let small = ideal % 2 == 0 ? ideal - 1 : ideal
    let excess = Double(3 * small * small + 12 * small + 9) - variance
    let smallOnes = Int((excess / Double(4 * small + 4)).rounded())
    let reaches = (0..<3).map { $0 < smallOnes ? (small - 1) / 2 : (small + 1) / 2 }
    let margin = reaches.reduce(1, +)
    let columns = width + 2 * margin
    let rows = height + 2 * margin
    var values = [UInt8](repeating: 0, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width { values[(y + margin) * columns + x + margin] = bytes[y * width + x] }
    }
    var other = values
    for reach in reaches {
      Raster.box(values, &other, lines: rows, line: columns, count: columns, step: 1, reach: reach)
      swap(&values, &other)
      Raster.box(values, &other, lines: columns, line: 1, count: rows, step: columns, reach: reach)
      swap(&values, &other)
    }
    return Raster(
      left: left - margin, top: top - margin, width: columns, height: rows, isMask: true, bytes: values)
  }

  // The mean of 2 · reach + 1 values about each one, along lines.
  private static func box(
    _ source: [UInt8], _ target: inout [UInt8], lines: Int, line: Int, count: Int, step: Int, reach: Int
  ) {
    let side = 2 * reach + 1
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for index in 0..<lines {
          let start = index * line
          var sum = 0
          for place in 0..<min(reach, count) { sum += Int(source[start + place * step]) }
          for place in 0..<count {
            if place + reach < count { sum += Int(source[start + (place + reach) * step]) }
            if place > reach { sum -= Int(source[start + (place - reach - 1) * step]) }
            target[start + place * step] = UInt8(clamping: (sum + side / 2) / side)
          }
        }
      }
    }
  }
}
