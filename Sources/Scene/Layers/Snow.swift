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

  /// The alphas of the far and of the near flakes.
  public static let alphas = SIMD2(0.55, 0.9)

  /// The share of a group's area that lies under others of the group, about, in a frame of a size.
  public func overlap(on size: FrameSize) -> Double {
    let nearArea = Double(count) / 3 * .pi * 2.3 * 2.3
    return nearArea / (size.width * size.height)
  }

  /// What does not change about a flake.
  public struct Flake: Equatable, Sendable {
    /// Across the frame, 0 ..< 1.
    public let x: Double
    /// Along the travel at time 0, 0 ..< 1.
    public let y: Double
    /// Points.
    public let radius: Double
    /// Radians a second of its sway.
    public let frequency: Double
    /// Radians of its sway at time 0.
    public let phase: Double

    /// The flake of an index; every third is near, the first among them.
    public init(_ index: Int) {
      let depth = index % 3 == 0 ? Snow.depths.y : Snow.depths.x
      x = noise(index, .x)
      y = noise(index, .y)
      radius = depth * (1.3 + 2 * noise(index, .size))
      frequency = 0.5 + noise(index, .speed)
      phase = 2 * .pi * noise(index, .phase)
    }
  }
}
