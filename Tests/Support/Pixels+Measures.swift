import Glibc
import Image

// The loops count by hand and wrap: unoptimised builds, and so the tests, are several times as fast with it.
extension Pixels {
  /// The largest difference of a channel, alpha included; both pictures are of one size.
  public func largestStep(to other: Pixels) -> Int {
    precondition(width == other.width && height == other.height, "pictures of different sizes")
    return bytes.withUnsafeBufferPointer { a in
      other.bytes.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return 0 }
        if memcmp(first, second, a.count) == 0 { return 0 }
        var largest: UInt8 = 0
        var index = 0
        let count = a.count
        while index < count {
          let (x, y) = (first[index], second[index])
          let apart = x > y ? x &- y : y &- x
          if apart > largest { largest = apart }
          index &+= 1
        }
        return Int(largest)
      }
    }
  }

  /// Raises each byte of `most` to how far that channel is from another picture's.
  public func raise(_ most: inout [UInt8], byStepTo other: Pixels) {
    precondition(bytes.count == other.bytes.count && bytes.count == most.count, "pictures of different sizes")
    let count = bytes.count
    bytes.withUnsafeBufferPointer { a in
      other.bytes.withUnsafeBufferPointer { b in
        most.withUnsafeMutableBufferPointer { most in
          guard let a = a.baseAddress, let b = b.baseAddress, let most = most.baseAddress else { return }
          var index = 0
          while index < count {
            let (x, y) = (a[index], b[index])
            let apart = x > y ? x &- y : y &- x
            if apart > most[index] { most[index] = apart }
            index &+= 1
          }
        }
      }
    }
  }

  /// The mean of each channel: red, green, blue, alpha.
  public var means: SIMD4<Double> {
    var sums = (0, 0, 0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        sums.0 &+= Int(bytes[index])
        sums.1 &+= Int(bytes[index &+ 1])
        sums.2 &+= Int(bytes[index &+ 2])
        sums.3 &+= Int(bytes[index &+ 3])
        index &+= 4
      }
    }
    return SIMD4(Double(sums.0), Double(sums.1), Double(sums.2), Double(sums.3)) / Double(width * height)
  }

  /// The channels of a pixel.
  public func pixel(_ x: Int, _ y: Int) -> SIMD4<Int> {
    let at = (y * width + x) * 4
    return SIMD4(Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]), Int(bytes[at + 3]))
  }
}
