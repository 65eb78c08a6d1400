import Glibc

/// A strike of lightning: the whole frame lit up, and a bolt while it is bright.
public struct Lightning: Equatable, Sendable {
  /// The schedule repeats every so many seconds.
  public static let period = 6.0
  /// Its strikes: when they start within the period and how long they last, in seconds.
  public static let strikes: [(start: Double, duration: Double)] = [(0.4, 0.18), (0.75, 0.22)]
  /// The brightness over which there is a bolt.
  public static let boltThreshold = 0.3
  /// Straight pieces of a bolt.
  public static let steps = 9

  /// How far down the frame a piece goes, as a share of its height.
  public static let stepHeight = 0.065

  /// Brightness, 0 … 1.
  public var brightness: Double
  /// Which repetition of the schedule it is: it decides the bolt's path.
  public var cycle: Double

  /// The alpha of the white that lights up the whole frame, 0 … .45.
  public var flash: Double { 0.45 * brightness }

  /// The lightning at a time in seconds.
  public init(time: Double) {
    let moment = wrap(time, Lightning.period)
    cycle = ((time - moment) / Lightning.period).rounded()
    brightness = 0
    for strike in Lightning.strikes {
      let gone = moment - strike.start
      if gone >= 0, gone < strike.duration { brightness = sin(.pi * gone / strike.duration) }
    }
  }

  /// The corners of the bolt from the top down, in points: across the frame, and down it.
  public func path(width: Double, height: Double) -> [SIMD2<Double>] {
    var x = width * (0.2 + 0.6 * noise(cycle, .x))
    var points = [SIMD2(x, 0)]
    for step in 0..<Lightning.steps {
      x += 60 * (noise(10 * cycle + Double(step), .offset) - 0.5)
      points.append(SIMD2(x, Lightning.stepHeight * height * Double(step + 1)))
    }
    return points
  }
}
