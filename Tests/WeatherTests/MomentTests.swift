import Testing
import Weather

struct MomentTests {
  // 2026-01-17T07:30 on the clock there.
  static let half7 = 1_768_635_000.0

  @Test(
    arguments: [
      ("2026-01-17T07:30", half7, nil), ("2026-01-17 07:30", half7, nil), ("2026-01-17T07:30:00", half7, nil),
      ("2026-01-17T07:30+02:00", half7, 7200), ("2026-01-17T07:30+0200", half7, 7200),
      ("2026-01-17T07:30+02", half7, 7200), ("2026-01-17T07:30-03:30", half7, -12_600),
      ("2026-01-17T07:30Z", half7, 0), ("2026-01-17t07:30z", half7, 0),
      ("2026-01-17T07:30:15.25Z", half7 + 15.25, 0), ("2026-01-17T07:30:15,5+02:00", half7 + 15.5, 7200),
      ("2026-01-17", half7 - 27_000, nil), ("1970-01-01T00:00Z", 0, 0), ("1969-12-31T23:59:59Z", -1, 0),
      ("2024-02-29", 1_709_164_800, nil), ("2000-02-29", 951_782_400, nil),
      ("9999-12-31T23:59Z", 253_402_300_740, 0),
      ("2016-12-31T23:59:60Z", 1_483_228_800, 0),
    ] as [(String, Double, Int?)])
  func `ISO 8601 is read`(text: String, clock: Double, offset: Int?) throws {
    #expect(try Moment(text) == Moment(clockSeconds: clock, offsetSeconds: offset))
  }

  @Test(arguments: [
    "", " ", "now", "2026", "2026-01", "2026-1-17", "20260117", "2026-13-01", "2026-00-01", "2026-02-29",
    "1900-02-29", "2026-04-31", "2026-01-00", "2026-01-17T", "2026-01-17T07", "2026-01-17T24:00",
    "2026-01-17T07:60", "2026-01-17T07:30:61", "2026-01-17T07:30:", "2026-01-17T07:30:00.",
    "2026-01-17T07:30+",
    "2026-01-17T07:30+2", "2026-01-17T07:30+24:00", "2026-01-17T07:30+02:60", "2026-01-17T07:30+02:0",
    "2026-01-17T07:30Zx", "2026-01-17T07:30Europe/Berlin", "-2026-01-17", "+2026-01-17", "2026-01-17T-7:30",
    "٢٠٢٦-01-17", "2026-01-17T07:30\u{0}", "1768635000",
  ])
  func `what is not a moment is refused in one line`(text: String) {
    let error = #expect(throws: FeedError.self) { try Moment(text) }
    let words = error?.description ?? ""
    #expect(words.contains("is not a moment") && !words.contains { $0.isNewline })
  }

  @Test func `a hostile moment is cut and put on one line`() {
    let error = #expect(throws: FeedError.self) {
      try Moment("a\n\u{1B}[31m" + String(repeating: "x", count: 1_000_000))
    }
    let words = error?.description ?? ""
    #expect(words.utf8.count < 250)
    #expect(words.unicodeScalars.allSatisfy { $0.value >= 32 })
  }

  @Test func `a moment without an offset is the place's`() throws {
    #expect(try Moment("1970-01-01T02:00").secondsSince1970(placeOffset: 7200) == 0)
    #expect(try Moment("1970-01-01T02:00Z").secondsSince1970(placeOffset: 7200) == 7200)
  }

  @Test(arguments: [
    "2026-01-17T07:30+02:00", "2026-01-17T07:30-03:30", "2026-01-17T07:30Z", "2026-01-17T07:30:05",
    "2000-02-29T00:00Z", "1900-03-01T00:00Z", "0000-01-01T00:00Z", "9999-12-31T23:59:59Z", "1969-12-31T23:59",
  ])
  func `a moment is written as it is read`(text: String) throws {
    #expect(try Moment(text).description == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 253_402_300_800])
  func `no time is too strange to be written`(seconds: Double) {
    #expect(Moment(secondsSince1970: seconds).description == "a time beyond the calendar")
  }
}
