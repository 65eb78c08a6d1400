/// Two depths of flakes that sway as they fall.
public struct Snow: Equatable, Sendable {
  /// Flakes.
  public var count: Int
  /// How far the far and the near flakes have fallen, in points, 0 ..< the travel.
  public var falls: SIMD2<Double>
  /// The time.
  public var clock: PhaseClock

  /// The depths of far and near flakes.
  public static let depths = SIMD2(0.5, 1.0)

  /// The snow at a time in seconds, in a frame `height` points high.
  public init(time: Double, height: Double, density: Double) {
    count = scaled(130, by: density)
    let travel = Snow.travel(height: height)
    falls = SIMD2(wrap(50 * Snow.depths.x * time, travel), wrap(50 * Snow.depths.y * time, travel))
    clock = PhaseClock(time)
  }

  /// How far a flake falls before it starts anew, in points.
  public static func travel(height: Double) -> Double { height + 20 }
}
