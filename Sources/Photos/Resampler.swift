import Glibc

/// Scales a picture that comes row by row, and cuts it so that it fills a size.
///
/// Each pixel is the weighted mean of what lies under a tent that reaches as far as the picture shrinks, taken in
/// linear light and premultiplied: nothing is left out, so nothing flickers, and what is transparent has no
/// colour to give. No more is held than the result.
struct Resampler {
  /// The pixels of the source that make up one of the result.
  private struct Taps {
    let first: Int
    let weights: [Float]
    var end: Int { first + weights.count }
  }

  private let width: Int
  private let height: Int
  private let columns: [Taps]
  private let rows: [Taps]
  private let firstColumn: Int
  private var line: [SIMD4<Float>]
  private var narrow: [SIMD4<Float>]
  private var sums: [SIMD4<Float>]
  private var next = 0
  private var open = 0

  /// The linear light of each 8-bit sample.
  private static let linear: [Float] = (0...255).map { sample in
    let value = Float(sample) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  /// A resampler of a picture of `sourceWidth` × `sourceHeight`, all sides at least 1.
  init(sourceWidth: Int, sourceHeight: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    // The share of the source that has the shape of the result, from the middle.
    let ratio = min(Double(sourceWidth) / Double(width), Double(sourceHeight) / Double(height))
    columns = Resampler.taps(sourceWidth, width, ratio)
    rows = Resampler.taps(sourceHeight, height, ratio)
    firstColumn = columns.first?.first ?? 0
    line = [SIMD4<Float>](repeating: .zero, count: (columns.last?.end ?? 0) - firstColumn)
    narrow = [SIMD4<Float>](repeating: .zero, count: width)
    sums = [SIMD4<Float>](repeating: .zero, count: width * height)
  }

  private static func taps(_ source: Int, _ result: Int, _ ratio: Double) -> [Taps] {
    let start = (Double(source) - ratio * Double(result)) / 2
    let reach = max(1, ratio)
    return (0..<result).map { index in
      let centre = start + (Double(index) + 0.5) * ratio
      let first = min(max(0, Int((centre - reach).rounded(.down))), source - 1)
      let last = min(max(first, Int((centre + reach).rounded(.up)) - 1), source - 1)
      var weights = (first...last).map { max(0, 1 - abs(Double($0) + 0.5 - centre) / reach) }
      var sum = weights.reduce(0, +)
      if sum <= 0 {
        weights = [1]
        sum = 1
      }
      return Taps(first: first, weights: weights.map { Float($0 / sum) })
    }
  }

  /// Takes in the next row: RGBA with straight alpha.
  mutating func add(_ row: UnsafePointer<UInt8>) {
    let y = next
    next += 1
    while open < height, rows[open].end <= y { open += 1 }
    guard open < height, rows[open].first <= y else { return }
    linearise(row)
    shrink()
    for target in open..<height where y < rows[target].end {
      let taps = rows[target]
      guard taps.first <= y else { break }
      let weight = taps.weights[y - taps.first]
      let base = target &* width
      sums.withUnsafeMutableBufferPointer { sums in
        for x in 0..<width { sums[base &+ x] += narrow[x] * weight }
      }
    }
  }

  private mutating func linearise(_ row: UnsafePointer<UInt8>) {
    let start = row + firstColumn * 4
    Resampler.linear.withUnsafeBufferPointer { linear in
      line.withUnsafeMutableBufferPointer { line in
        for x in 0..<line.count {
          let sample = start + x &* 4
          var color = SIMD4(
            linear[Int(sample[0])], linear[Int(sample[1])], linear[Int(sample[2])], 1)
          if sample[3] != 255 { color *= Float(sample[3]) / 255 }
          line[x] = color
        }
      }
    }
  }

  private mutating func shrink() {
    line.withUnsafeBufferPointer { line in
      narrow.withUnsafeMutableBufferPointer { narrow in
        for x in 0..<width {
          let taps = columns[x]
          var sum = SIMD4<Float>.zero
          let base = taps.first &- firstColumn
          taps.weights.withUnsafeBufferPointer { weights in
            for index in 0..<weights.count { sum += line[base &+ index] * weights[index] }
          }
          narrow[x] = sum
        }
      }
    }
  }

  /// The result, premultiplied 8-bit sRGB; rows that never came are transparent.
  func finish(_ orientation: Orientation) -> (width: Int, height: Int, bytes: [UInt8]) {
    let (wide, high) = orientation.swapsSides ? (height, width) : (width, height)
    var bytes = [UInt8](repeating: 0, count: wide * high * 4)
    for y in 0..<high {
      for x in 0..<wide {
        let source = orientation.source(x, y, width: width, height: height)
        let sum = sums[source.y * width + source.x]
        let alpha = min(max(sum.w, 0), 1)
        guard alpha > 0 else { continue }
        let place = (y * wide + x) * 4
        for channel in 0..<3 {
          bytes[place + channel] = UInt8(Resampler.encoded(sum[channel] / alpha) * alpha * 255 + 0.5)
        }
        bytes[place + 3] = UInt8(alpha * 255 + 0.5)
      }
    }
    return (wide, high, bytes)
  }

  private static func encoded(_ linear: Float) -> Float {
    guard linear > 0 else { return 0 }
    guard linear < 0.99999 else { return 1 }
    return linear <= 0.0031308 ? linear * 12.92 : 1.055 * powf(linear, 1 / 2.4) - 0.055
  }
}
