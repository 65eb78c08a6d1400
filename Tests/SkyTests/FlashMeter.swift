import Glibc
import Image

/// Counts flashes as WCAG 2.3.1 defines them, in each of 12 parts of the picture and in the whole of it.
///
/// A flash is a pair of opposing changes in relative luminance of 10 % or more of the maximum where the darker
/// state is below .80. The parts make it stricter than the guideline, which lets small areas flash.
struct FlashMeter {
  static let columns = 3
  static let rows = 4
  private var areas = [Area](repeating: Area(), count: columns * rows + 1)

  /// Takes a frame in, at a time in seconds.
  mutating func add(_ picture: Pixels, at time: Double) {
    let (width, height) = (picture.width, picture.height)
    var sums = [Double](repeating: 0, count: areas.count)
    var counts = [Int](repeating: 0, count: areas.count)
    picture.bytes.withUnsafeBufferPointer { bytes in
      FlashMeter.linear.withUnsafeBufferPointer { linear in
        var y = 0
        while y < height {
          let row = y &* FlashMeter.rows / height
          var x = 0
          while x < width {
            let at = (y &* width &+ x) &* 4
            let luminance =
              0.2126 * linear[Int(bytes[at])] + 0.7152 * linear[Int(bytes[at &+ 1])]
              + 0.0722 * linear[Int(bytes[at &+ 2])]
            let area = row &* FlashMeter.columns &+ x &* FlashMeter.columns / width
            sums[area] += luminance
            counts[area] &+= 1
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    sums[areas.count - 1] = sums.reduce(0, +)
    counts[areas.count - 1] = width * height
    for index in areas.indices where counts[index] > 0 {
      areas[index].add(sums[index] / Double(counts[index]), at: time)
    }
  }

  /// The most flashes of any area within any one second.
  var worstSecond: Int { areas.map(\.worstSecond).max() ?? 0 }

  /// All flashes of the area with the most of them.
  var flashes: Int { areas.map { $0.changes.count / 2 }.max() ?? 0 }

  /// One area's luminance, followed from turning point to turning point.
  private struct Area {
    /// When each change of 10 % or more, up or down in turn, was complete.
    var changes: [Double] = []
    private var low = Double.infinity
    private var high = -Double.infinity
    private var goesUp: Bool?

    mutating func add(_ luminance: Double, at time: Double) {
      low = min(low, luminance)
      high = max(high, luminance)
      if goesUp != true, luminance - low >= 0.1, low < 0.8 {
        turn(up: true, luminance, time)
      } else if goesUp != false, high - luminance >= 0.1, luminance < 0.8 {
        turn(up: false, luminance, time)
      }
    }

    private mutating func turn(up: Bool, _ luminance: Double, _ time: Double) {
      changes.append(time)
      goesUp = up
      low = luminance
      high = luminance
    }

    var worstSecond: Int {
      var worst = 0
      var first = 0
      for last in changes.indices {
        while changes[last] - changes[first] > 1 { first += 1 }
        worst = max(worst, (last - first + 1) / 2)
      }
      return worst
    }
  }

  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
