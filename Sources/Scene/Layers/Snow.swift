/// Two depths of flakes that sway as they fall.
public struct Snow: Equatable, Sendable {
  /// What a kind of snow is like, in points and seconds; of two numbers the first is that of far flakes.
  public struct Style: Equatable, Sendable {
    /// How many flakes there are.
    public var count: Int
    /// How fast a flake of depth 1 falls.
    public var speed: Double
    /// The depths, which speeds, sizes and sways are multiplied by.
    public var depths: SIMD2<Double>
    /// The smallest radius and how much larger the largest is, at depth 1.
    public var radii: SIMD2<Double>
    /// How far a flake of depth 1 sways to either side.
    public var sway: Double
    /// How far above the frame a fall begins.
    public var start: Double
    /// How much farther than the frame's height it goes.
    public var margin: Double
    /// The alphas.
    public var alphas: SIMD2<Double>

    /// A kind of snow.
    public init(
      count: Int, speed: Double, depths: SIMD2<Double>, radii: SIMD2<Double>, sway: Double, start: Double,
      margin: Double, alphas: SIMD2<Double>
    ) {
      self.count = count
      self.speed = speed
      self.depths = depths
      self.radii = radii
      self.sway = sway
      self.start = start
      self.margin = margin
      self.alphas = alphas
    }

    /// The snow of the weathers.
    public static let weather = Style(
      count: 130, speed: 50, depths: [0.5, 1], radii: [1.3, 2], sway: 14, start: 10, margin: 20,
      alphas: [0.55, 0.9])
  }

  /// Flakes.
  public var count: Int
  /// How far the far and the near flakes have fallen, in points, 0 ..< the travel.
  public var falls: SIMD2<Double>
  /// The time.
  public var clock: PhaseClock
  /// What it is like.
  public var style: Style

  /// The snow at a time in seconds, in a frame `height` points high.
  public init(time: Double, height: Double, density: Double, style: Style = .weather) {
    count = scaled(style.count, by: density)
    self.style = style
    let travel = height + style.margin
    falls = SIMD2(
      wrap(style.speed * style.depths.x * time, travel), wrap(style.speed * style.depths.y * time, travel))
    clock = PhaseClock(time)
  }

  /// How far a flake falls before it starts anew, in points.
  public func travel(height: Double) -> Double { height + style.margin }

  /// The share of a group's area that lies under others of the group, about, in a frame of a size.
  public func overlap(on size: FrameSize) -> Double {
    let radius = style.radii.x + style.radii.y / 2
    let nearArea = Double(count) / 3 * .pi * radius * radius
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
    public init(_ index: Int, style: Style = .weather) {
      let depth = index % 3 == 0 ? style.depths.y : style.depths.x
      x = noise(index, .x)
      y = noise(index, .y)
      radius = depth * (style.radii.x + style.radii.y * noise(index, .size))
      frequency = 0.5 + noise(index, .speed)
      phase = 2 * .pi * noise(index, .phase)
    }
  }
}
