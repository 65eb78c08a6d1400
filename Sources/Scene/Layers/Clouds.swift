/// Seven soft clouds of one colour that drift to the right.
public struct Clouds: Equatable, Sendable {
  /// Clouds.
  public static let count = 7
  /// The standard deviation of their blur, in points.
  public static let blur = 28.0

  /// Their colour, a grey, 0 black … 1 white.
  public var grey: Double
  /// The alpha of each.
  public var alpha: Double
  /// Each cloud's left edge, in points; the last stands for nothing.
  public var lefts: SIMD8<Double>
  /// Whether they are likely to stand as they do for another frame, so that their picture is worth keeping.
  public var stands = false

  /// The clouds at a time in seconds, in a frame `width` points wide.
  public init(grey: Double, alpha: Double, time: Double, width: Double) {
    self.grey = grey
    self.alpha = alpha
    let size = 0.9 * width
    let travel = width + size
    lefts = .zero
    for cloud in 0..<Clouds.count {
      let speed = 8 + 7 * Double(cloud % 3)
      lefts[cloud] = wrap(noise(cloud, .x) * travel + wrap(time * speed, travel), travel) - size
    }
  }

  /// The top of a cloud, in points, in a frame `height` points high.
  public static func top(_ cloud: Int, height: Double) -> Double {
    height * (0.05 + 0.12 * Double(cloud % 3)) + 40 * noise(cloud, .y)
  }

  /// The ellipses whose union is a cloud, relative to its left edge and top, in a frame `width` points wide.
  public static func ellipses(_ cloud: Int, width: Double) -> [Ellipse] {
    let size = 0.9 * width
    return (0..<4).map { part in
      let seed = 4 * cloud + part
      let across = size * (0.35 + 0.25 * noise(seed, .size))
      let left = 0.18 * size * Double(part)
      let top = 36 * noise(seed, .offset) - 18
      return Ellipse(
        x: left + across / 2, y: top + 0.42 * across / 2, radiusX: across / 2, radiusY: 0.42 * across / 2)
    }
  }
}

/// An ellipse with upright axes, in points.
public struct Ellipse: Equatable, Sendable {
  /// The centre.
  public var x: Double
  /// The centre.
  public var y: Double
  /// Half its width.
  public var radiusX: Double
  /// Half its height.
  public var radiusY: Double

  /// An ellipse about a centre.
  public init(x: Double, y: Double, radiusX: Double, radiusY: Double) {
    self.x = x
    self.y = y
    self.radiusX = radiusX
    self.radiusY = radiusY
  }
}
