import Scene
import Testing

struct MovingGradientTests {
  static let size = FrameSize(width: 390, height: 844, scale: 1)

  static func gradient(
    _ kind: MovingGradient.Kind = .angular,
    points: [SIMD2<Double>] = [[0.2, 0.8], [0.1, 0.3], [0.9, 0.1]],
    interval: Double = 3, easing: Double = 4.375, area: Area = .whole
  ) -> MovingGradient {
    MovingGradient(
      kind: kind, colors: [GradientColor(.white), GradientColor(.black)], points: points, interval: interval,
      easing: easing, area: area)
  }

  /// The centre as the definition has it: every step since the start, over or not.
  static func plainCentre(_ gradient: MovingGradient, at time: Double) -> SIMD2<Double> {
    let points = gradient.points
    var centre = points[0]
    var step = 1
    while Double(step) * gradient.interval <= time {
      let way = points[step % points.count] - points[(step - 1) % points.count]
      centre += way * ease((time - Double(step) * gradient.interval) / gradient.easing)
      step += 1
    }
    return centre
  }

  @Test(arguments: [(3.0, 4.375), (2, 1.75), (0.5, 7), (1, 1), (2, 0.01)])
  func `the centre is the sum of all its steps`(interval: Double, easing: Double) {
    let gradient = Self.gradient(interval: interval, easing: easing)
    for index in 0..<400 {
      let time = Double(index) * 0.173
      let difference = gradient.centre(at: time) - Self.plainCentre(gradient, at: time)
      #expect(abs(difference.x) < 1e-12 && abs(difference.y) < 1e-12, "\(time)")
    }
  }

  @Test func `before the first step, and at any time before the start, it stands at the first point`() {
    for time in [0, 2.999, -1, -8e8, -1e308, .nan, -.infinity] {
      #expect(Self.gradient().centre(at: time) == [0.2, 0.8])
    }
  }

  @Test(arguments: [801_234_567.31, 4e9, 1e15, 1e300, Double.greatestFiniteMagnitude])
  func `any finite time costs the same and stays among the points`(time: Double) {
    let gradient = Self.gradient(interval: 0.01, easing: 10)
    let clock = ContinuousClock()
    let took = clock.measure {
      for _ in 0..<10 {
        let centre = gradient.centre(at: time)
        #expect(centre.x.isFinite && centre.y.isFinite && abs(centre.x) < 3 && abs(centre.y) < 3)
      }
    }
    #expect(took < .seconds(2))
  }

  @Test func `rounds are alike, whenever`() {
    let gradient = Self.gradient(interval: 2, easing: 5)
    for rounds in [1, 10, 1_000_000, 100_000_000] {
      let difference = gradient.centre(at: 20.25 + 6 * Double(rounds)) - gradient.centre(at: 20.25)
      #expect(abs(difference.x) < 1e-12 && abs(difference.y) < 1e-12)
    }
  }

  @Test func `values that cannot be are harmless`() {
    for (interval, easing) in [(0.0, 1.0), (-1, 1), (1, 0), (.nan, 1), (1, .nan), (1e-300, 1), (1, 1e300)] {
      let centre = Self.gradient(interval: interval, easing: easing).centre(at: 12.3)
      #expect(centre.x.isFinite && centre.y.isFinite)
    }
    #expect(Self.gradient(points: []).centre(at: 5) == [0.5, 0.5])
    #expect(Self.gradient(points: [[2, -1]]).centre(at: 5) == [2, -1])
  }

  @Test func `a radial gradient reaches the farthest corner unless told otherwise`() throws {
    let size = try #require(Self.size)
    let found = Self.gradient(.radial(radius: nil), points: [[0.25, 0.5]]).gradient(at: 0, in: size)
    #expect(found.kind == .radial(radius: (292.5 * 292.5 + 422 * 422).squareRoot()))
    #expect(found.centre == [97.5, 422])
    #expect(Self.gradient(.radial(radius: 7)).gradient(at: 0, in: size).kind == .radial(radius: 7))
  }

  @Test func `a linear gradient runs from corner to corner at an angle, and between two points`() throws {
    let size = try #require(Self.size)
    func direction(_ line: MovingGradient.Line) -> SIMD2<Double> {
      let gradient = Self.gradient(.linear(line)).gradient(at: 0, in: size)
      guard case .linear(let direction) = gradient.kind else { return .zero }
      return direction
    }
    #expect(abs(direction(.angle(90)).y - 1.0 / 844) < 1e-12)
    #expect(abs(direction(.angle(0)).x - 1.0 / 390) < 1e-12)
    let diagonal = direction(.points([0, 0], [1, 1]))
    #expect(abs(diagonal.x * 390 + diagonal.y * 844 - 1) < 1e-12)
    #expect(direction(.points([1, 1], [1, 1])).x.isFinite)
  }

  @Test func `in an area, unit coordinates are the area's`() throws {
    let size = try #require(Self.size)
    let area = Area(
      left: Length(points: 10), top: Length(share: 0.5), width: Length(share: 0.5),
      height: Length(points: 100))
    let found = Self.gradient(points: [[0.5, 1]], area: area).gradient(at: 0, in: size)
    #expect(found.rectangle == Rectangle(x: 10, y: 422, width: 195, height: 100))
    #expect(found.centre == [107.5, 522])
  }

  @Test func `colours stand evenly unless they say where`() {
    func positions(_ given: [Double?]) -> [Double] {
      var gradient = Self.gradient()
      gradient.colors = given.map { GradientColor(.white, at: $0) }
      return gradient.stops.map(\.position)
    }
    #expect(positions([nil, nil]) == [0, 1])
    #expect(positions([nil, nil, nil, nil, nil]) == [0, 0.25, 0.5, 0.75, 1])
    #expect(positions([0.2, nil, nil, 0.8, nil]) == [0.2, 0.4, 0.6000000000000001, 0.8, 1])
    #expect(positions([nil, 0.7, 0.3, nil]) == [0, 0.7, 0.7, 1])
    #expect(positions([0.5, 0.5]) == [0.5, 0.5])
    #expect(positions([]) == [])
  }

  @Test(arguments: [(3.0, 4.375), (2, 1.75), (0.5, 0.1), (1, 1), (2, 0.01)])
  func `its rest says when the centre stands and for how long`(interval: Double, easing: Double) {
    // On the way from the second point to the third, and back to the first, nothing moves.
    for points in [[[0.2, 0.8], [0.1, 0.3]], [[0.2, 0.8], [0.1, 0.3], [0.1, 0.3], [0.2, 0.8]]]
      as [[SIMD2<Double>]]
    {
      let gradient = Self.gradient(points: points, interval: interval, easing: easing)
      for index in -20..<400 {
        let time = Double(index) * 0.1731
        let rest = gradient.rest(at: time)
        if rest == 0 {
          let ways = stride(from: -0.02, through: 0.02, by: 0.001).map { gradient.centre(at: time + $0) }
          #expect(ways.contains { $0 != gradient.centre(at: time) }, "\(time)")
        } else {
          #expect(gradient.centre(at: time + rest / 2) == gradient.centre(at: time), "\(time)")
          #expect(gradient.rest(at: time + rest + 1e-9) == 0, "\(time)")
        }
      }
    }
  }

  @Test func `a centre that never moves, or at no time, rests for good`() {
    #expect(Self.gradient(points: [[0.5, 0.5], [0.5, 0.5]]).rest(at: 7) == .infinity)
    #expect(Self.gradient(points: [[0.5, 0.5]]).rest(at: 7) == .infinity)
    #expect(Self.gradient().rest(at: .nan) == .infinity)
    for time in [-1e300, 1e15, 1e300, Double.greatestFiniteMagnitude] {
      #expect(Self.gradient(interval: 2, easing: 1).rest(at: time) >= 0)
    }
  }
}
