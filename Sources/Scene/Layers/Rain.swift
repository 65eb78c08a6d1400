/// Two depths of falling streaks, and the splashes they make near the bottom edge.
public struct Rain: Equatable, Sendable {
  /// What a kind of rain is like, in points and seconds; of two numbers the first is that of far streaks.
  public struct Style: Equatable, Sendable {
    /// How fast a streak of depth 1 falls.
    public var speed: Double
    /// The depths, which speeds and lengths are multiplied by.
    public var depths: SIMD2<Double>
    /// How long a streak of depth 1 is.
    public var length: Double
    /// How far above the frame a fall begins.
    public var start: Double
    /// How much farther than the frame's height it goes.
    public var margin: Double
    /// The alphas.
    public var alphas: SIMD2<Double>
    /// Whether drops splash near the bottom edge.
    public var splashes: Bool

    /// A kind of rain.
    public init(
      speed: Double, depths: SIMD2<Double>, length: Double, start: Double, margin: Double,
      alphas: SIMD2<Double>, splashes: Bool
    ) {
      self.speed = speed
      self.depths = depths
      self.length = length
      self.start = start
      self.margin = margin
      self.alphas = alphas
      self.splashes = splashes
    }

    /// The rain of the weathers.
    public static let weather = Style(
      speed: 700, depths: [0.6, 1], length: 18, start: 30, margin: 60, alphas: [0.22, 0.5], splashes: true)
  }

  /// Streaks.
  public var drops: Int
  /// Splashes.
  public var splashes: Int
  /// How far the far and the near streaks have fallen, in points, 0 ..< the travel.
  public var falls: SIMD2<Double>
  /// How far the splashes' cycle has come, in turns, 0 ..< 1.
  public var splashTurn: Double
  /// What it is like.
  public var style: Style

  /// The rain at a time in seconds, in a frame `height` points high.
  public init(drops: Int, time: Double, height: Double, density: Double, style: Style = .weather) {
    self.drops = scaled(drops, by: density)
    self.style = style
    splashes = style.splashes ? self.drops / 4 : 0
    let travel = height + style.margin
    falls = SIMD2(
      wrap(style.speed * style.depths.x * time, travel), wrap(style.speed * style.depths.y * time, travel))
    splashTurn = wrap(1.6 * time, 1)
  }

  /// How far a streak falls before it starts anew, in points.
  public func travel(height: Double) -> Double { height + style.margin }

  /// The share of a group's area that lies under others of the group, about, in a frame of a size.
  public func overlap(on size: FrameSize) -> Double {
    let nearArea = Double(drops) / 3 * style.length * 1.4
    return nearArea / (size.width * size.height)
  }
}
