import Foundation
import Testing
import Weather

struct OwnFormatTests {
  /// A forecast in which everything is known of something, and nothing of something else.
  static func sample(offset: Int = 3600) -> Forecast {
    var known = Measurements()
    known.stated = Outlook(.thunderstorm, strength: 1.3, from: .weatherCode)
    known.temperature = 21.4
    known.precipitation = 0.1
    known.snowfall = 0
    known.cloudCover = 75
    known.chance = 0.35
    known.isDay = true
    var derived = Measurements()
    derived.cloudCover = 59
    derived.temperature = -1.0 / 3
    derived.isDay = false
    return Forecast(
      place: "\"São\\Paulo\"\n\u{1}\u{2028}\u{9B} 東京 👩🏽‍🚀",
      coordinates: Coordinates(latitude: -33.9, longitude: 18.4), utcOffsetSeconds: offset,
      current: CurrentWeather(time: 1_768_564_800, interval: 1200, measurements: derived),
      hours: [
        ForecastHour(start: 1_768_564_800, measurements: known),
        ForecastHour(start: 1_768_568_400.5, measurements: derived),
        ForecastHour(start: 0, measurements: Measurements()),
      ],
      days: [
        ForecastDay(
          start: 1_768_521_600, outlook: Outlook(.snow, strength: 1.8, from: .snowfall), low: -7, high: 0.1,
          chance: 0, sunrise: 1_768_550_000, sunset: 1_768_580_001.25),
        ForecastDay(start: 1_768_608_000, outlook: Outlook(.clear, from: .nothing)),
      ],
      feed: .metNorway)
  }

  @Test(arguments: [0, 3600, -12_600, 20_700, 86_400, -86_400, 3601])
  func `what is written is read again, the same`(offset: Int) throws {
    let forecast = Self.sample(offset: offset)
    #expect(try Forecast.read(Array(forecast.json().utf8)) == forecast)
    // What is said of now is for other programs.
    #expect(try Forecast.read(Array(forecast.json(now: forecast.now()).utf8)) == forecast)
  }

  @Test func `it says of now what it is taken from`() throws {
    let forecast = Self.sample()
    let text = try forecast.json(now: forecast.now())
    #expect(text.contains(#""condition": "partly-cloudy", "strength": 1, "condition_from": "cloud_cover""#))
    #expect(
      text.contains(
        #""daylight": true, "daylight_from": "sun_times", "weather": "thunderstorm", "light_clouds": false"#))
    #expect(text.contains(#""time": "2026-01-16T13:00+01:00""#))
    #expect(text.hasPrefix("{\n  \"format\": \"welkin-forecast\",\n  \"version\": 1,\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
  }

  @Test func `no minus stands before zero, and what is no number is left out`() throws {
    var measured = Measurements()
    measured.temperature = -0.0
    measured.precipitation = .nan
    measured.snowfall = .infinity
    let text = Forecast(current: CurrentWeather(time: .nan, measurements: measured)).json()
    #expect(text.contains(#""temperature": 0}"#))
    #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("-0"))
    #expect(try Forecast.read(Array(text.utf8)).current?.measurements.temperature == 0)
  }

  @Test(arguments: [
    (#"{"format":"welkin-forecast"}"#, "not a forecast: it has no version; this program reads version 1"),
    (
      #"{"format":"welkin-forecast","version":2}"#,
      "not a forecast: its version is 2; this program reads version 1"
    ),
    (
      #"{"format":"welkin-forecast","version":1}"#,
      #"not a forecast: it has neither "current" nor an hour"#
    ),
    (#"{"format":"welkin-forecast","version":1,"hours":{}}"#, "hours: not an array"),
    (#"{"format":"welkin-forecast","version":1,"hours":[1]}"#, "hours[0]: not an object"),
    (
      #"{"format":"welkin-forecast","version":1,"hours":[{"time":0},{"time":"soon"}]}"#,
      "hours[1].time: not a date"
    ),
    (
      #"{"format":"welkin-forecast","version":1,"current":{"condition":"wet"}}"#,
      "current.condition: not one of clear, partly-cloudy, cloudy, rain, snow, thunderstorm, fog"
    ),
    (
      #"{"format":"welkin-forecast","version":1,"hours":[{"time":0,"temperature":1e9}]}"#,
      "hours[0].temperature: 1e9 is out of range"
    ),
    (
      #"{"format":"welkin-forecast","version":1,"current":{},"days":[{"time":0,"chance":35}]}"#,
      "days[0].chance: 35 is out of range"
    ),
  ])
  func `what is wrong is said in one line, with where`(reply: String, words: String) {
    #expect(readingComplaint(Array(reply.utf8)) == words)
  }

  @Test func `a condition without its source is taken at its word`() throws {
    let reply = #"{"format":"welkin-forecast","version":1.2,"current":{"condition":"fog"},"later":[]}"#
    let now = try Forecast.read(Array(reply.utf8)).now()
    #expect(now.outlook == Outlook(.fog, from: .weatherCode))
  }

  @Test func `a condition goes on following from what it follows from, and no further`() throws {
    let reply = #"""
      {"format":"welkin-forecast","version":1,"hours":[
       {"time":0,"condition":"cloudy","condition_from":"cloud_cover","cloud_cover":90},
       {"time":3600,"condition":"fog","condition_from":"cloud_cover","cloud_cover":90}]}
      """#
    let hours = try Forecast.read(Array(reply.utf8)).hours.map(\.measurements.outlook)
    #expect(hours == [Outlook(.cloudy, from: .cloudCover), Outlook(.fog, from: .weatherCode)])
  }

  @Test func `the example in the documentation is read`() throws {
    let page = try documentation("forecast-json.md")
    let start = try #require(page.range(of: "```json\n"))
    let example = page[start.upperBound...].prefix { $0 != "`" }
    let forecast = try Forecast.read(Array(example.utf8))
    #expect(forecast.place == "Lisbon" && forecast.feed == .openMeteo && forecast.days.count == 1)
    #expect(forecast.hours.first?.measurements.outlook == Outlook(.partlyCloudy, from: .cloudCover))
    #expect(forecast.json() == String(example))
  }

  @Test func `no cut and no changed byte is more than one line`() {
    survives(Array(Self.sample().json().utf8))
  }
}

/// What is said of bytes that cannot be read; nothing where they can.
func readingComplaint(_ bytes: [UInt8]) -> String? {
  do throws(FeedError) {
    _ = try Forecast.read(bytes, clock: 1.8e9)
    return nil
  } catch {
    return error.description
  }
}

/// Expects every cut of a reply, and every change of one byte, to be read or refused in one line.
func survives(_ whole: [UInt8]) {
  #expect(readingComplaint(whole) == nil)
  func check(_ reply: [UInt8]) {
    do throws(FeedError) {
      let forecast = try Forecast.read(reply, clock: 1.8e9)
      _ = try forecast.now(clock: 1.8e9)
    } catch {
      let words = error.description
      #expect(
        !words.isEmpty && words.unicodeScalars.allSatisfy { $0.value >= 32 } && words.utf8.count < 1000)
    }
  }
  // A few bytes at each place, other ones at the next, so that it takes no minute.
  let bytes = Array("\0\"\\{}[]:-9e/ \n".utf8) + [0xFF]
  for index in whole.indices {
    if index % 4 == 0 { check(Array(whole[..<index])) }
    for offset in 0..<2 {
      var reply = whole
      reply[index] = bytes[(index * 2 + offset) % bytes.count]
      check(reply)
    }
  }
}

/// The text of a page of the documentation.
func documentation(_ name: String, from file: String = #filePath) throws -> String {
  let root = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("../..")
  return try String(contentsOf: root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
}
