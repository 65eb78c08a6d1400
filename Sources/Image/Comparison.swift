/// How near a picture comes to its reference, in 8-bit steps of red, green and blue.
///
/// The bare picture is the same scene without its effects. The effect is where reference and bare picture
/// differ by more than 1 in a channel, and up to 3 steps right, left, up or down from there.
public struct Comparison: Equatable, Sendable {
  /// The sum of the differences where the effect is, over the sum of what the effect changes there.
  ///
  /// 0 is perfect, and a missing effect gives about 1. Nil where the reference has no effect.
  public let effectError: Double?
  /// The largest difference where no effect is.
  public let background: Int
  /// The mean difference of all channels.
  public let mean: Double
  /// The share of pixels that are off by over 8 in a channel, 0...1.
  public let farShare: Double

  /// Compares the rows from `row` on, as if they were the whole pictures.
  ///
  /// - Precondition: `row` is a row of the picture.
  public init(_ pixels: Pixels, to reference: Pixels, bare: Pixels, fromRow row: Int = 0) throws(ImageError) {
    try pixels.requireSize(of: reference)
    try bare.requireSize(of: reference)
    precondition((0..<reference.height).contains(row), "no such row")
    let start = row * reference.width * 4
    let sums = pixels.bytes.withUnsafeBytes { pixels in
      reference.bytes.withUnsafeBytes { truth in
        bare.bytes.withUnsafeBytes { bare in
          Sums(
            UnsafeRawBufferPointer(rebasing: pixels[start...]),
            UnsafeRawBufferPointer(rebasing: truth[start...]),
            UnsafeRawBufferPointer(rebasing: bare[start...]),
            width: reference.width)
        }
      }
    }
    let count = reference.width * (reference.height - row)
    effectError = sums.signal == 0 ? nil : Double(sums.difference) / Double(sums.signal)
    background = sums.background
    mean = Double(sums.all) / Double(count * 3)
    farShare = Double(sums.far) / Double(count)
  }

  /// A picture of the differences, 16 times as bright as they are, and opaque.
  public static func difference(_ pixels: Pixels, _ other: Pixels) throws(ImageError) -> Pixels {
    try pixels.requireSize(of: other)
    var difference = pixels
    let count = pixels.bytes.count
    difference.bytes.withUnsafeMutableBytes { difference in
      other.bytes.withUnsafeBytes { other in
        var index = 0
        while index < count {
          let a = difference[index]
          let b = other[index]
          let apart = a > b ? a &- b : b &- a
          difference[index] = index & 3 == 3 ? 255 : apart > 15 ? 255 : apart &* 16
          index &+= 1
        }
      }
    }
    return difference
  }
}
