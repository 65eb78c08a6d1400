import Testing
import Weather

struct DaylightTests {
  static func reply(
    offset: Int = 0, at place: String = "", isDay: String = "null", rises: [String], sets: [String],
    days: [String]
  ) throws -> Forecast {
    try forecast(
      #"""
      {"utc_offset_seconds":\#(offset)\#(place),"current":{"time":"2026-06-20T12:00","is_day":\#(isDay)},
       "daily":{"time":\#(days),"sunrise":\#(rises),"sunset":\#(sets)}}
      """#)
  }

  static func daylight(_ forecast: Forecast, _ moment: String) throws -> Bool? {
    let (day, source) = forecast.daylight(
      at: try Moment(moment).secondsSince1970(placeOffset: forecast.utcOffsetSeconds), isDay: nil)
    return source == .sunTimes ? day : nil
  }

  @Test func `the sun's times are the place's, whatever the machine's zone`() throws {
    let reply = try Self.reply(
      offset: -18_000, rises: ["2026-06-19T06:46", "2026-06-20T06:46"],
      sets: ["2026-06-19T18:11", "2026-06-20T18:11"], days: ["2026-06-19", "2026-06-20"])
    let moments = [
      "2026-06-19T06:45", "2026-06-19T06:46", "2026-06-19T18:10", "2026-06-19T18:11", "2026-06-20T12:00",
    ]
    #expect(try moments.map { try Self.daylight(reply, $0) } == [false, true, true, false, true])
    #expect(try Self.daylight(reply, "2026-06-20T23:59") == false)
    #expect(try Self.daylight(reply, "2026-06-20T17:00Z") == true)
  }

  @Test func `a reply in UTC for a far place has other days, and the times count`() throws {
    let reply = try Self.reply(
      rises: ["2026-06-18T21:08", "2026-06-19T21:09"], sets: ["2026-06-19T07:25", "2026-06-20T07:24"],
      days: ["2026-06-19", "2026-06-20"])
    let moments = [
      "2026-06-19T00:00", "2026-06-19T07:24", "2026-06-19T13:15", "2026-06-19T21:09", "2026-06-20T08:00",
    ]
    #expect(try moments.map { try Self.daylight(reply, $0) } == [true, true, false, true, false])
  }

  @Test func `a sunset after midnight ends the day before`() throws {
    let reply = try Self.reply(
      rises: ["2026-06-19T02:50", "2026-06-20T02:50"], sets: ["2026-06-20T00:20", "2026-06-21T00:20"],
      days: ["2026-06-19", "2026-06-20"])
    let moments = [
      "2026-06-20T00:10", "2026-06-20T00:30", "2026-06-20T02:50", "2026-06-20T12:00", "2026-06-21T00:19",
    ]
    #expect(try moments.map { try Self.daylight(reply, $0) } == [true, false, true, true, true])
  }

  @Test func `a sunset listed before its day's sunrise is the evening before's`() throws {
    let reply = try Self.reply(
      rises: ["2026-06-19T02:50", "2026-06-20T02:50"], sets: ["2026-06-19T00:20", "2026-06-20T00:20"],
      days: ["2026-06-19", "2026-06-20"])
    #expect(try Self.daylight(reply, "2026-06-19T12:00") == true)
    #expect(try Self.daylight(reply, "2026-06-20T00:10") == true)
    #expect(try Self.daylight(reply, "2026-06-20T01:00") == false)
  }

  @Test func `days missing between two say nothing of the time between`() throws {
    let reply = try Self.reply(
      rises: ["2026-06-10T06:00", "2026-06-20T06:00"], sets: ["2026-06-10T18:00", "2026-06-20T18:00"],
      days: ["2026-06-10", "2026-06-20"])
    #expect(try Self.daylight(reply, "2026-06-15T12:00") == nil)
    #expect(try Self.daylight(reply, "2026-06-22T12:00") == nil)
    #expect(try Self.daylight(reply, "2026-06-20T12:00") == true)
  }

  @Test(arguments: [
    (#""1970-01-01T00:00""#, #""1970-01-01T00:00""#), ("0", "0"), ("null", "null"),
    (#""2026-06-20T00:00""#, #""2026-06-20T00:00""#), ("0", "3600"),
  ])
  func `on polar days and nights the flag decides, and no 1970 is kept`(rise: String, set: String) throws {
    for isDay in [true, false] {
      let reply = try forecast(
        #"""
        {"latitude":78.2,"longitude":15.6,"current":{"time":"2026-06-20T12:00","is_day":\#(isDay ? 1 : 0)},
         "daily":{"time":["2026-06-20"],"sunrise":[\#(rise)],"sunset":[\#(set)]}}
        """#)
      let now = try reply.now()
      #expect(now.daylight == isDay && now.daylightFrom == .isDay)
      #expect(reply.days.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    }
  }

  @Test func `sun times win over a flag that contradicts them`() throws {
    for (rise, set, day) in [("06:00", "18:00", true), ("14:00", "18:00", false)] {
      let reply = try Self.reply(
        isDay: day ? "0" : "1", rises: ["2026-06-20T\(rise)"], sets: ["2026-06-20T\(set)"],
        days: ["2026-06-20"])
      let now = try reply.now()
      #expect(now.daylight == day && now.daylightFrom == .sunTimes)
    }
  }

  @Test func `without times or a flag the sun's elevation decides`() throws {
    func now(_ latitude: Double, _ longitude: Double, _ time: String) throws -> ForecastNow {
      try forecast(
        #"{"latitude":\#(latitude),"longitude":\#(longitude),"current":{"time":"\#(time)","weather_code":0}}"#
      ).now()
    }
    // At local midday and midnight, and on the same day north and south of the polar circles.
    #expect(try now(43.7, -79.4, "2026-03-05T17:30Z").daylight)
    #expect(try !now(43.7, -79.4, "2026-03-05T05:30Z").daylight)
    #expect(try now(78.2, 15.6, "2026-06-20T23:00Z").daylight)
    #expect(try !now(-78.2, 15.6, "2026-06-20T11:00Z").daylight)
    #expect(try now(0, 179, "2026-03-20T00:00Z").daylightFrom == .sunElevation)
  }

  // Stockholm's solstice noon: 90° − 59.33° + 23.44°. Quito's equinox: nearly overhead.
  @Test(arguments: [
    (59.33, 18.07, "2026-06-21T10:50Z", 54.1), (59.33, 18.07, "2026-12-21T10:46Z", 7.2),
    (-0.2, -78.5, "2026-03-20T17:21Z", 89.8), (51.48, 0, "2026-06-21T03:43Z", -0.8),
  ])
  func `the sun stands where almanacs have it`(
    latitude: Double, longitude: Double, time: String, elevation: Double
  ) throws {
    let sun = Coordinates(latitude: latitude, longitude: longitude).sunElevation(at: try seconds(time))
    #expect(abs(sun - elevation) < 0.3, "\(sun)")
  }

  @Test(arguments: [("05:59", false), ("06:00", true), ("17:59", true), ("18:00", false)])
  func `with nothing else known it is day from six to eighteen there`(time: String, day: Bool) throws {
    for offset in [-36_000, 0, 36_000] {
      let now = try forecast(
        #"{"utc_offset_seconds":\#(offset),"current":{"time":"2026-06-20T\#(time)"}}"#
      ).now()
      #expect(now.daylight == day && now.daylightFrom == .localHours)
    }
  }

  @Test func `each hour has its own daylight`() throws {
    let reply = try forecast(
      #"{"hourly":{"time":["2026-06-20T10:00","2026-06-20T11:00"],"is_day":[0,"1"]}}"#)
    #expect(reply.hours.map { reply.daylight(of: $0) } == [false, true])
  }
}
