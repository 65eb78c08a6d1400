import Testing

@testable import Pacing

struct FrameRateTests {
  /// Refresh rate, wanted rate, cap; refreshes a frame and frames a second that must come.
  static let table: [(Double?, Int, Double?, Int?, Double)] = [
    (60, 60, nil, 1, 60), (60, 30, nil, 2, 30), (59, 60, nil, 1, 59), (59, 30, nil, 2, 29.5),
    (75, 60, nil, 1, 75), (75, 30, nil, 2, 37.5), (120, 60, nil, 2, 60), (120, 30, nil, 4, 30),
    (144, 60, nil, 2, 72), (144, 30, nil, 4, 36), (165, 60, nil, 2, 82.5), (240, 60, nil, 4, 60),
    (50, 60, nil, 1, 50), (30, 60, nil, 1, 30), (24, 30, nil, 1, 24),
    (60, 60, 30, 2, 30), (60, 60, 40, 2, 30), (60, 60, 60, 1, 60), (60, 60, 1, 60, 1), (144, 60, 60, 3, 48),
    (60, 30, 60, 2, 30), (60, 60, 500, 1, 60),
    (nil, 60, nil, nil, 60), (nil, 30, nil, nil, 30), (nil, 60, 24, nil, 24), (0, 60, nil, nil, 60),
    (.nan, 60, nil, nil, 60), (1e9, 60, nil, nil, 60), (60, 60, 0, 1, 60), (60, 60, -3, 1, 60),
    (60, 60, .nan, 1, 60),
  ]

  @Test(arguments: table.indices) func frames_stay_a_whole_number_of_refreshes(_ index: Int) throws {
    let (refresh, wanted, cap, refreshes, rate) = FrameRateTests.table[index]
    let found = try #require(FrameRate.choose(wanted: wanted, refresh: refresh, cap: cap))
    #expect(found.refreshes == refreshes)
    #expect(abs(1 / found.interval - rate) < 1e-9)
  }

  @Test func nothing_that_moves_asks_for_no_frames() {
    #expect(FrameRate.choose(wanted: 0, refresh: 60) == nil)
  }

  @Test func a_tiny_cap_is_no_overflow() throws {
    let rate = try #require(FrameRate.choose(wanted: 60, refresh: 60, cap: 1e-300))
    #expect(rate.interval.isFinite)
  }
}
