/// Eight soft bands of fog that drift past each other.
public struct Fog: Equatable, Sendable {
  /// Bands.
  public static let count = 8
  /// The standard deviation of their blur, in points.
  public static let blur = 30.0
  /// The alpha of each.
  public static let alpha = 0.5

  /// Each band's left edge, in points.
  public var lefts: SIMD8<Double>

  /// The fog at a time in seconds, in a frame `width` points wide.
  public init(time: Double, width: Double) {
    let size = 1.6 * width
    let travel = width + size
    lefts = .zero
    for band in 0..<Fog.count {
      let speed = (5 + 2 * Double(band)) * (band % 2 == 0 ? 1 : -1)
      lefts[band] = wrap(noise(band, .x) * travel + wrap(time * speed, travel), travel) - size
    }
  }

  /// The top of a band, in points, in a frame `height` points high.
  public static func top(_ band: Int, height: Double) -> Double {
    height * (0.18 + 0.1 * Double(band))
  }

  /// The ellipse that a band is, relative to its left edge and top.
  public static func ellipse(width: Double, height: Double) -> Ellipse {
    let (across, down) = (1.6 * width, 0.14 * height)
    return Ellipse(x: across / 2, y: down / 2, radiusX: across / 2, radiusY: down / 2)
  }
}
