import Testing

@testable import Pacing

/// A display, or none: showing a frame waits for the next refresh, or returns at once.
private struct Simulation {
  var pacer = Pacer()
  var now = 100.0
  var drawing = 0.003
  var refresh: Double?
  var shown: [Double] = []
  var dropped = 0

  init(wanted: Int, reported: Double?, real: Double?) {
    refresh = real.map { 1 / $0 }
    pacer.use(.choose(wanted: wanted, refresh: reported))
  }

  mutating func run(seconds: Double) {
    let end = now + seconds
    while true {
      let start = max(now, pacer.due)
      guard start < end else { break }
      now = start
      dropped += pacer.begin(at: now)
      now += drawing
      if let refresh { now = (now / refresh + 1e-6).rounded(.up) * refresh }
      pacer.shown(at: now)
      shown.append(now)
    }
    now = end
  }

  var intervals: [Double] { zip(shown.dropFirst(), shown).map { $0 - $1 } }
}

struct PacerTests {
  @Test(arguments: [(60, 60.0), (30, 60), (60, 144), (30, 144), (60, 75), (30, 75), (60, 120), (30, 120)])
  func a_display_sets_an_even_beat(wanted: Int, refresh: Double) throws {
    let rate = try #require(FrameRate.choose(wanted: wanted, refresh: refresh))
    var simulation = Simulation(wanted: wanted, reported: refresh, real: refresh)
    simulation.run(seconds: 60)
    #expect(simulation.pacer.followsDisplay)
    #expect(simulation.dropped == 0)
    #expect(simulation.intervals.dropFirst().allSatisfy { abs($0 - rate.interval) < 1e-6 })
  }

  @Test(arguments: [(59.6, 60.0), (60.4, 60), (59.94, 60), (143.85, 144), (144.4, 144)], [30, 60])
  func a_rounded_rate_brings_no_judder(_ rates: (real: Double, reported: Double), wanted: Int) throws {
    let rate = try #require(FrameRate.choose(wanted: wanted, refresh: rates.reported))
    let refreshes = try #require(rate.refreshes)
    var simulation = Simulation(wanted: wanted, reported: rates.reported, real: rates.real)
    simulation.run(seconds: 120)
    let even = Double(refreshes) / rates.real
    #expect(simulation.intervals.dropFirst().allSatisfy { abs($0 - even) < 1e-6 })
  }

  @Test(arguments: [(60, 60.0, 60.0), (30, 60, 30), (60, 144, 72), (60, nil, 60), (30, nil, 30)])
  func without_waiting_a_timer_holds_the_rate(wanted: Int, reported: Double?, rate: Double) {
    var simulation = Simulation(wanted: wanted, reported: reported, real: nil)
    simulation.run(seconds: 1)
    let first = simulation.shown.count
    simulation.run(seconds: 10)
    let later = simulation.shown.count - first
    #expect(!simulation.pacer.followsDisplay)
    #expect(Double(first) <= rate + 6)
    #expect(abs(Double(later) - rate * 10) <= 1)
    #expect(simulation.dropped == 0)
  }

  @Test func after_hours_without_a_frame_there_is_no_catching_up() {
    var simulation = Simulation(wanted: 60, reported: nil, real: nil)
    simulation.run(seconds: 1)
    simulation.now += 7200
    let before = simulation.shown.count
    simulation.run(seconds: 1)
    #expect(simulation.shown.count - before <= 61)
  }

  @Test func frames_that_never_came_are_counted() {
    var simulation = Simulation(wanted: 60, reported: nil, real: nil)
    simulation.run(seconds: 1)
    simulation.now += 0.1
    simulation.run(seconds: 1)
    #expect((5...6).contains(simulation.dropped))
  }

  @Test func rest_is_not_counted_as_frames_that_never_came() {
    var simulation = Simulation(wanted: 60, reported: 60, real: 60)
    simulation.run(seconds: 1)
    simulation.pacer.rest()
    simulation.now += 10
    #expect(simulation.pacer.due == -.infinity)
    simulation.run(seconds: 1)
    #expect(simulation.dropped == 0)
  }

  @Test func drawing_slower_than_the_rate_never_waits() {
    var simulation = Simulation(wanted: 60, reported: nil, real: nil)
    simulation.drawing = 0.05
    simulation.run(seconds: 10)
    #expect((199...201).contains(simulation.shown.count))
    #expect(simulation.dropped > 300)
  }

  @Test func small_delays_add_up_to_lost_frames() {
    var simulation = Simulation(wanted: 60, reported: nil, real: nil)
    simulation.drawing = 1 / 54.0
    simulation.run(seconds: 10)
    #expect((50...61).contains(simulation.dropped))
  }

  @Test func nothing_moving_is_never_due() {
    var pacer = Pacer()
    #expect(pacer.due == .infinity)
    pacer.use(.choose(wanted: 60, refresh: 60))
    #expect(pacer.due == -.infinity)
    _ = pacer.begin(at: 1)
    pacer.use(nil)
    #expect(pacer.due == .infinity)
  }

  @Test func single_frames_keep_their_distance() {
    var pacer = Pacer()
    let rate = FrameRate.choose(wanted: 60, refresh: nil)
    pacer.use(rate)
    _ = pacer.begin(at: 1)
    pacer.shown(at: 1)
    pacer.use(nil)
    pacer.use(rate)
    #expect(abs(pacer.due - 1 - 1.0 / 60) < 1e-9)
    let missed = pacer.begin(at: 100)
    #expect(missed == 0)
  }

  @Test func a_clock_that_is_no_number_traps_nothing() {
    var pacer = Pacer()
    pacer.use(.choose(wanted: 60, refresh: 60))
    for time in [0, Double.nan, .infinity, -.infinity, 1e300] {
      _ = pacer.begin(at: time)
      pacer.shown(at: time)
    }
  }
}
