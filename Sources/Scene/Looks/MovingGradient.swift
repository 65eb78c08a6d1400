import Glibc

/// A gradient whose centre wanders from point to point.
public struct MovingGradient: Equatable, Sendable {
  /// How its colours spread.
  public enum Kind: Equatable, Sendable {
    /// Over one full turn about the centre, clockwise as seen, from the positive x axis.
    case angular
    /// From the centre out to a radius in points; nil: to the farthest corner.
    case radial(radius: Double?)
    /// Along a line whose middle the centre is.
    case linear(Line)
  }

  /// The line along which colours run; the centre shifts its middle.
  public enum Line: Equatable, Sendable {
    /// From one unit point to another.
    case points(SIMD2<Double>, SIMD2<Double>)
    /// At an angle in degrees, clockwise as seen from the positive x axis, from corner to corner.
    case angle(Double)
  }

  /// How many colours it may have.
  public static let colorCounts = 2...64
  /// How many points its centre may be sent to.
  public static let pointCounts = 1...1000
  /// The unit coordinates that a point may have: outside the frame as well.
  public static let coordinates = -100.0...100.0
  /// How long intervals and easing times may be, in seconds.
  public static let durations = 0.01...86400.0
  /// How many steps may be under way at once.
  public static let mostSteps = 1000.0

  /// How its colours spread.
  public var kind: Kind
  /// Its colours.
  public var colors: [GradientColor] { didSet { stops = colors.stops } }
  /// Its colours with their places.
  public private(set) var stops: [GradientStop]
  /// The points, in unit coordinates, that the centre is sent to, round and round, from the first.
  public var points: [SIMD2<Double>]
  /// Seconds from one step to the next.
  public var interval: Double
  /// Seconds that a step takes.
  public var easing: Double
  /// Where in the frame it lies; its unit coordinates are those of this area.
  public var area: Area

  /// A gradient of all its parts.
  public init(
    kind: Kind, colors: [GradientColor], points: [SIMD2<Double>], interval: Double, easing: Double,
    area: Area = .whole
  ) {
    self.kind = kind
    self.colors = colors
    stops = colors.stops
    self.points = points
    self.interval = interval
    self.easing = easing
    self.area = area
  }

  /// Where the centre is at a time in seconds, in unit coordinates.
  ///
  /// Steps that are over add up to the point they led to, so that only those under way are worked out.
  public func centre(at time: Double) -> SIMD2<Double> {
    guard let first = points.first else { return SIMD2(0.5, 0.5) }
    guard let (moment, begun, last) = steps(at: time) else { return first }
    var step = begun
    var centre = points[(step - 1) % points.count]
    while step <= last {
      centre += way(of: step) * ease((moment - Double(step) * interval) / easing)
      step += 1
    }
    return centre
  }

  /// How long the centre will stand from a time on, in seconds: 0 while it moves, infinity where it never will again.
  public func rest(at time: Double) -> Double {
    guard moves, points.count > 1, interval > 0, easing > 0, time.isFinite else { return .infinity }
    var (moment, last) = (time, 0)
    if let under = steps(at: time) {
      (moment, last) = (under.moment, under.last)
      // From point to point it may go nowhere; beyond a round of them the steps are the same ones again.
      var step = last
      while step >= max(under.begun, last - points.count + 1) {
        if way(of: step) != .zero { return 0 }
        step -= 1
      }
    } else if time >= interval {
      return .infinity
    }
    for step in (last + 1)...(last + points.count) where way(of: step) != .zero {
      // A step that is due but for a rounding is due.
      return max(Double(step) * interval - moment, .leastNonzeroMagnitude)
    }
    return .infinity
  }

  /// The steps that are under way at a time, and the moment they are to be worked out for; nil where the centre is
  /// still at the first point, or where a time is beyond counting.
  private func steps(at time: Double) -> (moment: Double, begun: Int, last: Int)? {
    guard points.count > 1, interval > 0, easing > 0, time >= interval else { return nil }
    // Once the first step is over all repeats, whatever the time: so a time beyond counting is brought back.
    let cycle = interval * Double(points.count)
    let settled = (easing / cycle).rounded(.up) * cycle + cycle
    let moment = time > settled + cycle ? settled + wrap(time, cycle) : time
    let last = (moment / interval).rounded(.down)
    let begun = max(1, ((moment - easing) / interval).rounded(.down) + 1)
    guard last.isFinite, last < 1e9, last - begun <= MovingGradient.mostSteps + 1 else { return nil }
    return (moment, Int(begun), Int(last))
  }

  /// The way that a step, counted from 1, leads the centre.
  private func way(of step: Int) -> SIMD2<Double> {
    points[step % points.count] - points[(step - 1) % points.count]
  }

  /// Whether the centre ever moves.
  public var moves: Bool { points.contains { $0 != points.first } }

  /// The gradient with its centre at a time, in a frame of a size.
  public func gradient(at time: Double, in size: FrameSize) -> Gradient {
    let rectangle = area.rectangle(in: size)
    let unit = centre(at: time)
    let sides = SIMD2(rectangle.width, rectangle.height)
    let centre = SIMD2(rectangle.x, rectangle.y) + unit * sides
    let placed: Gradient.Kind
    switch kind {
    case .angular: placed = .angular
    case .radial(let radius):
      let reach = SIMD2(max(unit.x, 1 - unit.x), max(unit.y, 1 - unit.y)) * sides
      placed = .radial(radius: max(radius ?? hypot(reach.x, reach.y), 1e-3))
    case .linear(let line): placed = .linear(direction: direction(of: line, sides))
    }
    return Gradient(kind: placed, stops: stops, centre: centre, rectangle: rectangle)
  }

  /// What a place's way from the middle is multiplied with to tell how far along the line it is.
  private func direction(of line: Line, _ sides: SIMD2<Double>) -> SIMD2<Double> {
    let way: SIMD2<Double>
    switch line {
    case .points(let from, let to): way = (to - from) * sides
    case .angle(let degrees):
      let angle = wrap(degrees, 360) * .pi / 180
      let unit = SIMD2(cos(angle), sin(angle))
      way = unit * (abs(unit.x) * sides.x + abs(unit.y) * sides.y)
    }
    let square = way.x * way.x + way.y * way.y
    return square > 1e-12 ? way / square : SIMD2(1, 0)
  }
}
