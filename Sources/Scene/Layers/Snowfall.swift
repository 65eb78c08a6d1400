/// Flakes in three depths, each depth one shape of one colour, the near one a little blurred.
public struct Snowfall: Equatable, Sendable {
  /// What the flakes of a depth have in common.
  public struct Depth: Equatable, Sendable {
    /// How many at density 1.
    public let count: Int
    /// The smallest and the largest radius, in points.
    public let radii: ClosedRange<Double>
    /// Points a second.
    public let fall: Double
    /// How far they sway to either side, in points.
    public let sway: Double
    /// The alpha of the whole depth.
    public let alpha: Double

    /// Room above and below the frame, in points.
    public var margin: Double { 2 * radii.upperBound }
  }

  /// The depths from the far one to the near one.
  public static let depths = [
    Depth(count: 110, radii: 0.8...1.5, fall: 26, sway: 6, alpha: 0.45),
    Depth(count: 60, radii: 1.8...3, fall: 55, sway: 12, alpha: 0.70),
    Depth(count: 18, radii: 3.5...6, fall: 105, sway: 22, alpha: 0.90),
  ]
  /// The standard deviation of the near depth's blur, in points.
  public static let blur = 1.5

  /// Flakes of each depth; the last lane stands for nothing.
  public var counts: SIMD4<Int>
  /// How far each depth has fallen, in points, 0 ..< its travel.
  public var falls: SIMD4<Double>
  /// The time.
  public var clock: PhaseClock
  /// The flakes' colour.
  public var color: Color

  /// The flakes at a time in seconds, in a frame `height` points high.
  public init(color: Color, time: Double, height: Double, density: Double) {
    self.color = color
    clock = PhaseClock(time)
    counts = .zero
    falls = .zero
    for (index, depth) in Snowfall.depths.enumerated() {
      counts[index] = scaled(depth.count, by: density)
      falls[index] = wrap(depth.fall * time, height + 2 * depth.margin)
    }
  }

  /// The largest share of a depth's area, about, that lies under others of the depth, in a frame of a size.
  public func overlap(on size: FrameSize) -> Double {
    var largest = 0.0
    for (index, depth) in Snowfall.depths.enumerated() {
      let middle = (depth.radii.lowerBound + depth.radii.upperBound) / 2
      largest = max(largest, Double(counts[index]) * .pi * middle * middle)
    }
    return largest / (size.width * size.height)
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

    /// The flake of an index in a depth, 0 … 2.
    public init(_ index: Int, depth: Int) {
      let radii = Snowfall.depths[min(max(depth, 0), 2)].radii
      let seed = 1000 * depth + index
      // Not the traits by their names: this scene counts them anew.
      x = noise(seed, .phase)
      y = noise(seed, .x)
      frequency = 0.5 + noise(seed, .y)
      phase = 2 * .pi * noise(seed, .size)
      radius = radii.lowerBound + noise(seed, .speed) * (radii.upperBound - radii.lowerBound)
    }
  }
}
