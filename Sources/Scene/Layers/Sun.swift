import Glibc

/// The sun near the top trailing corner: 14 soft rays that turn, and a glow over them.
public struct Sun: Equatable, Sendable {
  /// Rays.
  public static let rayCount = 14
  /// The side of the square that holds and clips it, in points.
  public static let side = 520.0
  /// The standard deviation of the rays' blur, in points.
  public static let blur = 12.0

  /// The square's left edge, in points.
  public var left: Double
  /// The square's top edge, in points.
  public var top: Double
  /// How far the rays have turned, in radians, clockwise as seen, 0 ..< 2π.
  public var turn: Double
  /// Each ray's alpha; the last two stand for nothing.
  public var alphas: SIMD16<Float>

  /// The sun at a time in seconds, in a frame `width` points wide.
  public init(time: Double, width: Double, direction: LayoutDirection) {
    let overhang = 0.32 * Sun.side
    left = direction == .leftToRight ? width - Sun.side + overhang : -overhang
    top = -overhang
    turn = wrap(0.05 * time, 2 * .pi)
    let pulse = wrap(0.8 * time, 2 * .pi)
    alphas = .zero
    for ray in 0..<Sun.rayCount {
      alphas[ray] = Float(0.10 + 0.06 * sin(pulse + Double(ray)))
    }
  }

  /// How much of the glow lies so many points from the sun's centre, 0 … .9.
  public static func glow(at distance: Double) -> Double {
    let steps = 2 * distance / (0.56 * side / 2)
    return 0.45 * min(1, max(0, 2 - steps)) + 0.45 * min(1, max(0, 1 - steps))
  }

  /// What does not change about a ray.
  public struct Ray: Equatable, Sendable {
    /// The angle at which it stands when the sun has not turned, in radians.
    public let angle: Double
    /// Half its opening, in radians.
    public let spread: Double
    /// From the centre to its two outer corners, in points.
    public let length: Double
  }

  /// The rays, by index.
  public static let rays: [Ray] = (0..<rayCount).map { ray in
    Ray(
      angle: 2 * .pi * Double(ray) / Double(rayCount), spread: 0.07 + 0.05 * noise(ray, .size),
      length: side / 2 * (0.7 + 0.3 * noise(ray, .extra)))
  }
}
