/// Two depths of falling streaks, and the splashes they make near the bottom edge.
public struct Rain: Equatable, Sendable {
  /// Streaks.
  public var drops: Int
  /// Splashes.
  public var splashes: Int
  /// How far the far and the near streaks have fallen, in points, 0 ..< the travel.
  public var falls: SIMD2<Double>
  /// How far the splashes' cycle has come, in turns, 0 ..< 1.
  public var splashTurn: Double

  /// The depths of far and near streaks.
  public static let depths = SIMD2(0.6, 1.0)

  /// The rain at a time in seconds, in a frame `height` points high.
  public init(drops: Int, time: Double, height: Double, density: Double) {
    self.drops = scaled(drops, by: density)
    splashes = self.drops / 4
    let travel = Rain.travel(height: height)
    falls = SIMD2(wrap(700 * Rain.depths.x * time, travel), wrap(700 * Rain.depths.y * time, travel))
    splashTurn = wrap(1.6 * time, 1)
  }

  /// How far a streak falls before it starts anew, in points.
  public static func travel(height: Double) -> Double { height + 60 }

  /// The alphas of the far and of the near streaks.
  public static let alphas = SIMD2(0.22, 0.5)

  /// The share of a group's area that lies under others of the group, about, in a frame of a size.
  public func overlap(on size: FrameSize) -> Double {
    let nearArea = Double(drops) / 3 * 18 * 1.4
    return nearArea / (size.width * size.height)
  }
}
