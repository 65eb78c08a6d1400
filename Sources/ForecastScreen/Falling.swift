import Glibc
import Scene
import Weather

/// What falls before the forecast's sky: streaks of rain or flakes of snow in two depths.
///
/// Near are those of which the index is a multiple of three, the rest are far; far ones are drawn first, each depth
/// as one shape.
public struct Falling: Equatable, Sendable {
  /// What falls.
  public enum Kind: Equatable, Sendable {
    case rain
    case snow
  }

  /// What falls.
  public var kind: Kind
  /// How many, far and near together.
  public var count: Int

  /// So many streaks or flakes.
  public init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = max(0, count)
  }

  /// What falls in a condition; nothing in most.
  public init?(_ condition: Condition) {
    switch condition {
    case .rain: self.init(.rain, count: 90)
    case .thunderstorm: self.init(.rain, count: 140)
    case .snow: self.init(.snow, count: 70)
    case .clear, .partlyCloudy, .cloudy, .fog: return nil
    }
  }

  /// The depths of far and near ones.
  public static let depths = SIMD2(0.5, 1.0)
  /// How far above the frame a fall begins, in points.
  public static let start = 20.0

  /// How far one falls before it starts anew, in points, in a frame so high.
  public static func travel(height: Double) -> Double { height + 40 }

  /// How fast near ones fall, in points a second.
  public var speed: Double { kind == .rain ? 620 : 45 }
  /// The alphas of far and near ones, which are white.
  public var alphas: SIMD2<Double> { kind == .rain ? SIMD2(0.25, 0.45) : SIMD2(0.5, 0.85) }
  /// The widths of far and near streaks, in points, as those of the weathers' rain.
  public static let widths = SIMD2(1.0, 1.4)
  /// How long near streaks are, in points.
  public static let streak = 16.0
  /// How far a streak leans to the left, as a share of its length.
  public static let lean = 0.15
  /// The smallest radius of near flakes and how much larger the largest is, in points.
  public static let radii = SIMD2(1.2, 1.8)
  /// How far near flakes sway to either side, in points.
  public static let sway = 10.0

  /// Whether the one of an index is near.
  public static func isNear(_ index: Int) -> Bool { index % 3 == 0 }

  /// How far the far and the near ones have fallen at a time, in points, 0 ..< the travel.
  public func falls(time: Double, height: Double) -> SIMD2<Double> {
    let travel = Falling.travel(height: height)
    return SIMD2(
      wrap(speed * Falling.depths.x * time, travel), wrap(speed * Falling.depths.y * time, travel))
  }

  /// Where the upper end of a streak or the centre of a flake is, in points.
  public func position(_ index: Int, time: Double, width: Double, height: Double) -> SIMD2<Double> {
    let isNear = Falling.isNear(index)
    let fall = falls(time: time, height: height)
    let travel = Falling.travel(height: height)
    let y = wrap(noise(index, .y) * travel + (isNear ? fall.y : fall.x), travel) - Falling.start
    switch kind {
    case .rain: return SIMD2(noise(index, .x) * (width + 40) - 20, y)
    case .snow:
      let phase = 2 * .pi * noise(index, .phase)
      let turn = wrap(time * (0.5 + noise(index, .speed)), 2 * .pi)
      let depth = isNear ? Falling.depths.y : Falling.depths.x
      return SIMD2(noise(index, .x) * width + Falling.sway * depth * sin(turn + phase), y)
    }
  }

  /// The radius of a flake, in points.
  public static func radius(_ index: Int) -> Double {
    (radii.x + radii.y * noise(index, .size)) * (isNear(index) ? depths.y : depths.x)
  }
}
