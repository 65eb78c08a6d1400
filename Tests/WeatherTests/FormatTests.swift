import Testing
import Weather

struct FormatTests {
  @Test(
    arguments: [
      (#"{"hourly":{"time":[0]}}"#, Feed.openMeteo), (" \u{FEFF}{}", nil),
      ("METAR LPPT 301200Z CAVOK", .metar),
      (#"{"properties":{"timeseries":[{"time":"2026-01-16T12:00Z","data":{}}]}}"#, .metNorway),
      (
        #"{"properties":{"periods":[{"startTime":"2026-01-16T12:00Z"}]}}"#, .nationalWeatherService
      ),
      (#"{"@context":[],"features":[{"properties":{}}]}"#, .nationalWeatherService),
      (#"{"format":"welkin-forecast","version":1,"current":{},"source":"open-meteo"}"#, .openMeteo),
      ("hello", nil), ("", nil), ("TAF LPPT 301200Z CAVOK", nil), ("LPPT 321200Z CAVOK", nil),
    ] as [(String, Feed?)])
  func `the format is told by what is in it`(reply: String, feed: Feed?) {
    #expect((try? Forecast.read(Array(reply.utf8)))?.feed == feed)
  }

  @Test(arguments: [
    ("", "the forecast is empty"), ("hello", "not JSON: line 1, column 1: no value begins like this"),
    ("{}", #"not a forecast: it has neither "current" nor "hourly""#),
    ("[]", "not a forecast: it is not a JSON object"),
    (#"{"properties":{"timeseries":[]}}"#, "properties.timeseries: there is not one hour"),
    (#"{"properties":{"periods":[]}}"#, "properties.periods: there is not one period"),
    (#"{"properties":{"periods":[{"startTime":5}]}}"#, "properties.periods[0].startTime: not a date"),
    (
      #"{"properties":{"timeseries":[{"time":0,"data":{"instant":[]}}]}}"#,
      "properties.timeseries[0].data.instant: not an object"
    ),
    (
      #"{"title":"Not Found","status":404,"detail":"No such\nplace"}"#,
      "the feed answered with an error: No such place"
    ),
  ])
  func `what is wrong is said in one line, with where`(reply: String, words: String) {
    #expect(readingComplaint(Array(reply.utf8)) == words)
  }
}

struct MetNorwayTests {
  static let reply = #"""
    {"type":"Feature","geometry":{"type":"Point","coordinates":[31.2,-3.5,20]},
     "properties":{"meta":{"units":{"air_temperature":"celsius"}},"timeseries":[
      {"time":"2026-01-16T12:00:00Z","data":{
        "instant":{"details":{"air_temperature":-0.4,"cloud_area_fraction":99.9}},
        "next_1_hours":{"summary":{"symbol_code":"heavysnowshowers_day"},
          "details":{"precipitation_amount":1.2,"probability_of_precipitation":80.5}},
        "next_6_hours":{"summary":{"symbol_code":"fog"}}}},
      {"time":"2026-01-16T13:00:00Z","data":{"instant":{"details":{"air_temperature":null}},
        "next_6_hours":{"summary":{"symbol_code":"rain"},"details":{}}}},
      {"time":"2026-01-16T19:00:00Z","data":{"instant":{"details":{"cloud_area_fraction":30}}}}]}}
    """#

  @Test func `a time series is hours`() throws {
    let forecast = try Forecast.read(Array(Self.reply.utf8))
    #expect(forecast.coordinates == Coordinates(latitude: -3.5, longitude: 31.2))
    #expect(forecast.utcOffsetSeconds == 7200)
    #expect(forecast.hours.count == 3)
    let now = try forecast.now(at: Moment("2026-01-16T12:30Z"))
    #expect(now.outlook == Outlook(.snow, strength: 1.6, from: .weatherCode))
    #expect(now.measurements.temperature == -0.4 && now.measurements.chance == 0.805 && now.daylight)
    // Without a half of the day in the symbol the sun says it: 21:00 there.
    let later = try forecast.now(at: Moment("2026-01-16T18:59Z"))
    #expect(later.weatherNow.weather == .rain && !later.daylight && later.daylightFrom == .sunElevation)
    #expect(later.measurements.temperature == nil)
    let last = try forecast.now(at: Moment("2026-01-16T19:00Z"))
    #expect(last.outlook == Outlook(.partlyCloudy, from: .cloudCover))
  }

  @Test(arguments: [
    ("clearsky_night", Condition.clear, 1.0), ("fair_day", .clear, 1),
    ("partlycloudy_polartwilight", .partlyCloudy, 1),
    ("cloudy", .cloudy, 1), ("fog", .fog, 1), ("lightrain", .rain, 0.7), ("rain", .rain, 1),
    ("heavyrain", .rain, 1.8), ("lightrainshowers_day", .rain, 0.7), ("sleet", .rain, 1),
    ("heavysleetshowersandthunder_day", .thunderstorm, 1.6), ("snow", .snow, 1), ("lightsnow", .snow, 0.6),
    ("lightssnowshowersandthunder_night", .thunderstorm, 1), ("snowshowers_day", .snow, 1), ("", .cloudy, 1),
    ("sandstorm", .cloudy, 1), ("heavy", .cloudy, 1),
  ])
  func `every symbol means something`(symbol: String, condition: Condition, strength: Double) throws {
    let reply = #"""
      {"properties":{"timeseries":[{"time":0,"data":{"next_1_hours":{"summary":{"symbol_code":"\#(symbol)"}}}}]}}
      """#
    let outlook = try Forecast.read(Array(reply.utf8)).now().outlook
    #expect(outlook == Outlook(condition, strength: strength, from: .weatherCode))
  }

  @Test func `no cut and no changed byte is more than one line`() {
    survives(Array(Self.reply.utf8))
  }
}

struct NationalWeatherServiceTests {
  static func period(
    _ start: String, _ end: String, day: Bool, _ temperature: String, icon: String, words: String = ""
  ) -> String {
    #"""
    {"startTime":"\#(start)","endTime":"\#(end)","isDaytime":\#(day),"temperature":\#(temperature),
     "temperatureUnit":"F","probabilityOfPrecipitation":{"unitCode":"wmoUnit:percent","value":"30"},
     "icon":\#(icon),"shortForecast":"\#(words)"}
    """#
  }

  static let byPeriods =
    #"{"@context":[],"geometry":{"type":"GeometryCollection","geometries":[{"type":"Polygon"},"#
    + #"{"type":"Point","coordinates":[-85,30]}]},"properties":{"periods":["#
    + [
      period(
        "2026-01-16T14:00:00-05:00", "2026-01-16T18:00:00-05:00", day: true, "50",
        icon: #""https://x/icons/land/day/rain_showers,40/ovc?size=medium""#),
      period(
        "2026-01-16T18:00:00-05:00", "2026-01-17T06:00:00-05:00", day: false, #""23""#, icon: "null",
        words: "Mostly Clear then Patchy Fog"),
      period(
        "2026-01-17T06:00:00-05:00", "2026-01-17T18:00:00-05:00", day: true,
        #"{"unitCode":"wmoUnit:degC","value":4}"#, icon: #""https://x/icons/land/day/skc""#),
    ].joined(separator: ",") + "]}}"

  @Test func `periods are hours and days`() throws {
    let forecast = try Forecast.read(Array(Self.byPeriods.utf8))
    #expect(forecast.coordinates == Coordinates(latitude: 30, longitude: -85))
    #expect(forecast.utcOffsetSeconds == -18_000)
    let now = try forecast.now(at: Moment("2026-01-16T17:59"))
    #expect(now.outlook == Outlook(.rain, strength: 1.2, from: .weatherCode))
    #expect(now.measurements.temperature == 10 && now.daylight && now.measurements.chance == 0.3)
    for moment in ["2026-01-16T18:00", "2026-01-17T05:59"] {
      let night = try forecast.now(at: Moment(moment))
      #expect(night.outlook.condition == .fog && !night.daylight)
      #expect(night.measurements.temperature == -5)
    }
    #expect(forecast.days.map(\.low) == [-5, nil] && forecast.days.map(\.high) == [10, 4])
    #expect(forecast.days.map(\.outlook.condition) == [.rain, .clear])
    let midnight = try Moment("2026-01-16T00:00-05:00").secondsSince1970(placeOffset: 0)
    #expect(forecast.days.map(\.start) == [midnight, midnight + 86_400])
  }

  @Test func `hourly periods are hours alone`() throws {
    let reply =
      #"{"properties":{"periods":["#
      + Self.period(
        "2026-01-16T14:00:00-05:00", "2026-01-16T15:00:00-05:00", day: true, "32", icon: #""odd""#,
        words: "Chance Showers And Thunderstorms") + "]}}"
    let forecast = try Forecast.read(Array(reply.utf8))
    #expect(forecast.hours.count == 1 && forecast.days.isEmpty)
    #expect(try forecast.now().outlook.condition == .thunderstorm)
    #expect(try forecast.now().measurements.temperature == 0)
  }

  @Test func `of an observation what there is is read`() throws {
    let reply = #"""
      {"@context":[],"type":"Feature","geometry":{"type":"Point","coordinates":[-80.2,26.1]},"properties":{
       "timestamp":"2026-01-16T12:53:00+00:00","textDescription":"Light Snow","icon":null,
       "temperature":{"unitCode":"wmoUnit:degC","value":null}}}
      """#
    let now = try Forecast.read(Array(reply.utf8)).now()
    #expect(now.outlook == Outlook(.snow, from: .weatherCode) && now.measurements.temperature == nil)
    let empty = #"{"@context":[],"features":[{"properties":{"@id":"x"}}]}"#
    #expect(try Forecast.read(Array(empty.utf8)).now().conditionFrom == .nothing)
  }

  @Test func `no cut and no changed byte is more than one line`() {
    survives(Array(Self.byPeriods.utf8))
  }
}

struct METARTests {
  /// 2026-02-10T12:00 UTC.
  static let clock = 1_770_724_800.0

  @Test(arguments: [
    ("TSRA BKN040CB", Condition.thunderstorm, 1.0), ("+TSRA", .thunderstorm, 1.6),
    ("TSGR", .thunderstorm, 1.3),
    ("VCTS FEW030", .thunderstorm, 1), ("+SN VV001", .snow, 1.8), ("-SN BR OVC006", .snow, 0.6),
    ("SHSN", .snow, 1),
    ("-DZ", .rain, 0.4), ("RA", .rain, 1), ("+SHRA", .rain, 2.2), ("FZRA", .rain, 1), ("-RASN", .rain, 0.7),
    ("SNRA", .snow, 1), ("UP", .rain, 1), ("FG VV002", .fog, 1), ("BR FEW002", .fog, 1),
    ("VCSH SCT040", .partlyCloudy, 1),
    ("VCFG", .clear, 1), ("HZ BKN100", .cloudy, 1), ("SKC", .clear, 1), ("CLR", .clear, 1),
    ("FEW020", .clear, 1),
    ("FEW020 SCT250", .partlyCloudy, 1), ("BKN006", .cloudy, 1), ("OVC///", .cloudy, 1),
    ("VV///", .cloudy, 1),
    ("9999 CAVOK", .clear, 1), ("0400 NSC", .fog, 1), ("1/4SM", .fog, 1), ("M1/4SM CLR", .fog, 1),
    ("10SM CLR", .clear, 1),
    ("RERA NSW SCT030", .partlyCloudy, 1), ("", .clear, 1), ("///// //// TSXX RAX", .clear, 1),
    ("CLR TEMPO TSRA", .clear, 1), ("SCT018 RMK TSB05", .partlyCloudy, 1),
    ("CAVOK= LPPT 301200Z TSRA", .clear, 1),
    ("CAVOK\nMETAR LPPT 301230Z TSRA", .clear, 1),
  ])
  func `groups have their weather`(groups: String, condition: Condition, strength: Double) throws {
    let outlook = try Forecast.read(Array("METAR LPPT 091200Z AUTO 26006KT \(groups)".utf8)).now().outlook
    #expect(outlook.condition == condition && outlook.strength == strength)
  }

  @Test(
    arguments: [
      ("M01/M03", -1.0), ("22/22", 22), ("05/", 5), ("M00/M02", 0), ("12///", 12), ("201/16", nil),
      ("//////", nil),
      ("22/22 A2987 RMK AO2 T02270215", 22.7), ("M01/M01 RMK T10171007", -1.7), ("01/00 RMK T9999", 1),
    ] as [(String, Double?)])
  func `temperatures are read, to the tenth where remarks have it`(group: String, celsius: Double?) throws {
    let now = try Forecast.read(Array("SPECI LPPT 091200Z 26006KT \(group)".utf8)).now()
    #expect(now.measurements.temperature == celsius)
  }

  @Test(arguments: [
    ("101150Z", "2026-02-10T11:50Z"), ("102300Z", "2026-02-10T23:00Z"), ("110100Z", "2026-01-11T01:00Z"),
    ("091200Z", "2026-02-09T12:00Z"), ("310000Z", "2026-01-31T00:00Z"), ("300000Z", "2026-01-30T00:00Z"),
  ])
  func `the day of the month is the last one that was`(group: String, moment: String) throws {
    let forecast = try Forecast.read(Array("LPPT \(group) CAVOK".utf8), clock: Self.clock)
    #expect(forecast.place == "LPPT")
    #expect(try forecast.current?.time == Moment(moment).secondsSince1970(placeOffset: 0))
    #expect(try Forecast.read(Array("LPPT \(group) CAVOK".utf8)).current?.time == nil)
  }

  @Test(arguments: [
    ("KCOF 101855Z", true), ("KADW 102300Z", true), ("KEWR 100900Z", false), ("YSSY 100100Z", true),
    ("YSSY 101300Z", false), ("RJTT 100300Z", true), ("RJTT 101500Z", false), ("LPPT 101200Z", true),
    ("EGLL 102300Z", false), ("PHNL 102200Z", true), ("NZAA 101300Z", false), ("1234 101200Z", true),
  ])
  func `noon is where the sun is`(report: String, isDay: Bool) throws {
    let forecast = try Forecast.read(Array("METAR \(report) CAVOK".utf8), clock: Self.clock + 86_400)
    let now = try forecast.now(clock: Self.clock + 86_400)
    #expect(now.daylight == isDay && now.daylightFrom == .localHours)
    // The sun's clock is nobody's clock, and comes with the forecast wherever it goes.
    #expect(forecast.utcOffsetSeconds == 0)
    let again = try Forecast.read(Array(forecast.json(now: now).utf8))
    #expect(again.sunsOffsetSeconds == forecast.sunsOffsetSeconds)
    #expect(try again.now(clock: Self.clock + 86_400).daylight == isDay)
  }

  @Test func `no cut and no changed byte is more than one line`() {
    let report = "METAR KEWR 111851Z VRB03G19KT 1/2SM +TSRA BR FEW015 22/21 A2987 RMK T02270215=\n"
    survives(Array(report.utf8))
  }
}
