import ForecastScreen
import Scene
import Testing
import Weather

struct RangeBarTests {
  let week: WeekSpan

  init() throws {
    week = try #require(WeekSpan(-10, 30))
  }

  @Test func `the week runs from the lowest low to the highest high, whichever way round they come`() {
    let days = [(5.0, -3.0), (8, 2), (nil, 12), (4, nil), (.nan, .nan)] as [(Double?, Double?)]
    let entries = days.enumerated().map {
      DayEntry(
        number: $0.offset, isToday: false, condition: .clear, low: $0.element.0, high: $0.element.1,
        chance: nil)
    }
    #expect(WeekSpan(entries) == WeekSpan(-3, 12))
    #expect(WeekSpan([]) == nil)
    #expect(WeekSpan(Array(entries.suffix(1))) == nil)
    #expect(WeekSpan(.nan, 1) == nil && WeekSpan(1, .infinity) == nil)
  }

  @Test(arguments: [(-10.0, 0.0), (30, 1), (10, 0.5), (-40, 0), (99, 1), (-.infinity, 0), (.nan, 0.5)])
  func `a temperature stands at its share of the span, held at the ends`(value: Double, share: Double) {
    #expect(week.fraction(value) == share)
  }

  @Test func `in a span without width all stands in the middle, and bars fill the track`() throws {
    let flat = try #require(WeekSpan(7, 7))
    #expect([-5, 7, 100].map { flat.fraction($0) } == [0.5, 0.5, 0.5])
    let bar = RangeBar(low: 7, high: 7, span: flat, track: 120)
    #expect(bar.start == 0 && bar.length == 120)
    #expect(flat.colors().count == 5 && flat.colors().allSatisfy { $0 == flat.colors()[0] })
  }

  @Test(
    arguments: [
      (-10.0, 30.0, 100.0, 0.0, 100.0), (0, 10, 100, 25, 25), (10, 0, 100, 25, 25), (0, 0, 100, 25, 5),
      (30, 30, 100, 95, 5), (29, 30, 100, 95, 5), (0, 10, 3, 0, 3), (0, 10, 0, 0, 0), (0, 10, -4, 0, 0),
      (0, 10, .nan, 0, 0), (-50, 80, 100, 0, 100), (50, 80, 100, 95, 5),
    ] as [(Double, Double, Double, Double, Double)])
  func `a bar is five points at least, the track at most, and never leaves it`(
    low: Double, high: Double, track: Double, start: Double, length: Double
  ) {
    let bar = RangeBar(low: low, high: high, span: week, track: track)
    #expect(bar.start == start && bar.length == length)
  }
}

struct PaletteTests {
  @Test(
    arguments: [
      (-15.0, SIMD3(0.55, 0.47, 0.95)), (0, [0.36, 0.62, 0.98]), (10, [0.36, 0.83, 0.86]),
      (18, [0.48, 0.85, 0.50]),
      (25, [0.98, 0.84, 0.32]), (32, [0.99, 0.58, 0.24]), (40, [0.92, 0.28, 0.24]),
      (-90, [0.55, 0.47, 0.95]),
      (60, [0.92, 0.28, 0.24]), (.infinity, [0.92, 0.28, 0.24]), (-.infinity, [0.55, 0.47, 0.95]),
      (.nan, [0.55, 0.47, 0.95]),
    ] as [(Double, SIMD3<Double>)])
  func `the palette has its colours, held beyond the ends`(temperature: Double, color: SIMD3<Double>) {
    #expect(TemperaturePalette.color(temperature) == color)
  }

  /// Worked out apart from this program, from the published matrices and their inverses.
  @Test(
    arguments: [
      (5.0, SIMD3(0.356730, 0.728465, 0.924391)), (21.5, [0.757451, 0.849904, 0.424152]),
      (36, [0.958570, 0.441140, 0.243166]),
    ] as [(Double, SIMD3<Double>)])
  func `between neighbours it mixes in Oklab`(temperature: Double, color: SIMD3<Double>) {
    let distance = TemperaturePalette.color(temperature) - color
    #expect(
      max(abs(distance.x), abs(distance.y), abs(distance.z)) < 1e-5,
      "\(TemperaturePalette.color(temperature))")
  }

  @Test func `it has no jump`() {
    var last = TemperaturePalette.color(-20)
    for tenth in -199...450 {
      let color = TemperaturePalette.color(Double(tenth) / 10)
      let step = color - last
      #expect(max(abs(step.x), abs(step.y), abs(step.z)) < 0.02)
      last = color
    }
  }

  @Test func `five samples go evenly over the week`() throws {
    let span = try #require(WeekSpan(0, 40))
    #expect(span.colors() == [0, 10, 20, 30, 40].map { TemperaturePalette.color($0) })
  }
}

struct TemperatureTests {
  @Test(
    arguments: [
      (0.4, 0), (0.5, 1), (-0.4, 0), (-0.49, 0), (-0.5, -1), (-0.0, 0), (1.5, 2), (2.5, 3), (-1.5, -2),
      (-2.5, -3),
      (21.49, 21), (20.5, 21),
    ])
  func `degrees are rounded half away from zero`(celsius: Double, degrees: Int) {
    #expect(Units.metric.degrees(celsius) == degrees)
  }

  @Test func `a half sent in the other unit is a half still`() {
    for half in stride(from: -60.5, through: 120.5, by: 1) {
      #expect(Units.us.degrees((half - 32) / 1.8) == Int(half.rounded()), "\(half)")
    }
    #expect(Units.us.degrees((31.9 - 32) / 1.8) == 32)
    #expect(Units.metric.degrees((31.9 - 32) / 1.8) == 0)
  }

  @Test func `what is no temperature is a dash`() {
    for value in [nil, .nan, .infinity, -.infinity, 1e300] as [Double?] {
      #expect(locale("en_US").temperature(value) == "—")
      #expect(locale("de_DE").temperature(value) == "—")
    }
  }

  @Test(arguments: ["C", "de_DE", "fr_FR", "ar_EG", "sv_SE", "fa_IR"])
  func `zero has no minus in any locale`(name: String) {
    let locale = locale(name)
    for value in [-0.4, -0.0, 0, 0.4, -0.49] {
      #expect(locale.temperature(value) == locale.number(0) + "°")
    }
  }
}

struct CollapseTests {
  @Test(
    arguments: [
      (-50.0, 120.0, 0.0), (0, 120, 0), (60, 120, 0.5), (120, 120, 1), (500, 120, 1), (0, 0, 0),
      (0.001, 0, 1),
      (0, -5, 0), (1, -5, 1), (-1, 0, 0), (.nan, 120, 0), (.infinity, 120, 1), (5, .nan, 1),
    ] as [(Double, Double, Double)])
  func `the header gives way over its distance`(offset: Double, distance: Double, progress: Double) {
    let collapse = Collapse(offset: offset, distance: distance)
    #expect(collapse.progress == progress)
    #expect(collapse.headerOpacity == 1 - progress)
    #expect(abs(collapse.headerScale - (1 - 0.12 * progress)) < 1e-15)
    #expect(collapse.lineOpacity == progress)
  }
}

struct ScrollTests {
  @Test func `the strip goes the other way from right to left`() {
    #expect(ForecastScroll.stripMove(right: 10, direction: .leftToRight) == 10)
    #expect(ForecastScroll.stripMove(right: 10, direction: .rightToLeft) == -10)
  }
}
