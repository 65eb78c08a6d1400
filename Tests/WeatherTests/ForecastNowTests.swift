import Testing
import Weather

struct ForecastNowTests {
  /// Two hours from 10:00 at UTC+2, with current weather of 10:15 that differs from both.
  static let reply = #"""
    {"latitude":44.4,"longitude":26.1,"utc_offset_seconds":7200,
     "current_units":{"temperature_2m":"°C"},
     "current":{"time":"2026-01-16T10:15","interval":900,"temperature_2m":-5.3,"weather_code":71,"is_day":1},
     "hourly":{"time":["2026-01-16T10:00","2026-01-16T11:00"],"temperature_2m":[-6,-4],
               "weather_code":[3,65],"is_day":[1,1]},
     "daily":{"time":["2026-01-16"],"weather_code":[99]}}
    """#

  @Test(
    arguments: [
      (nil, Weather.snow, -5.3), ("2026-01-16T10:15", .snow, -5.3),
      ("2026-01-16T10:29:59+02:00", .snow, -5.3),
      ("2026-01-16T08:15Z", .snow, -5.3), ("2026-01-16T10:14:59", .cloudy, -6),
      ("2026-01-16T10:30", .cloudy, -6),
      ("2026-01-16T10:00:00", .cloudy, -6), ("2026-01-16T11:00", .rain, -4),
      ("2026-01-16T11:59:59", .rain, -4),
    ] as [(String?, Weather, Double)])
  func `now is the current weather while it holds, else the hour, and never the day`(
    moment: String?, weather: Weather, temperature: Double
  ) throws {
    let now = try forecast(Self.reply).now(at: moment.map { text throws(FeedError) in try Moment(text) })
    #expect(now.weatherNow.weather == weather)
    #expect(now.measurements.temperature == temperature)
  }

  @Test(arguments: ["2026-01-16T09:14", "2026-01-16T12:00", "2030-01-01"])
  func `a moment that the forecast does not reach is refused`(moment: String) throws {
    let error = #expect(throws: FeedError.self) {
      try forecast(Self.reply).weatherNow(at: Moment(moment))
    }
    #expect(error?.description.contains("covers 2026-01-16T10:00+02:00 to 2026-01-16T12:00+02:00") == true)
  }

  @Test func `a strength reaches the sky, and partly cloudy is clear under light clouds`() throws {
    let rain = try forecast(Self.reply).weatherNow(at: Moment("2026-01-16T11:00"))
    #expect(rain == WeatherNow(weather: .rain, strength: 1.8))
    let clouds = try forecast(#"{"current":{"time":"2026-01-16T12:00","weather_code":2,"is_day":0}}"#)
    #expect(try clouds.weatherNow() == WeatherNow(weather: .clearNight, lightClouds: true))
  }

  @Test func `what the current weather lacks comes from the hour that holds it`() throws {
    let now = try forecast(
      #"""
      {"current":{"time":"2026-01-16T11:30","is_day":0,"weather_code":null},
       "hourly":{"time":["2026-01-16T10:00","2026-01-16T11:00"],"temperature_2m":[1,2],"weather_code":[0,45]}}
      """#
    ).now()
    #expect(now.weatherNow.weather == .fog)
    #expect(now.measurements.temperature == 2)
    #expect(now.hour == 1)
  }

  @Test func `the current weather stands in for up to an hour where no hour does`() throws {
    let reply = try forecast(#"{"current":{"time":"2026-01-16T12:00","weather_code":45}}"#)
    #expect(try reply.weatherNow(at: Moment("2026-01-16T12:59")).weather == .fog)
    #expect(throws: FeedError.self) { try reply.weatherNow(at: Moment("2026-01-16T13:00")) }
  }

  @Test func `without current weather it is the clock's hour, and the first where there is no clock`() throws
  {
    let reply = try forecast(
      #"{"hourly":{"time":["2026-01-16T10:00","2026-01-16T11:00"],"weather_code":[45,61]}}"#)
    #expect(try reply.weatherNow(clock: seconds("2026-01-16T11:10Z")).weather == .rain)
    // A saved forecast that has run out is no weather now.
    #expect(throws: FeedError.self) { try reply.weatherNow(clock: seconds("2040-01-01T00:00Z")) }
    #expect(try reply.weatherNow().weather == .fog)
  }

  @Test func `hours in any order and of any length are found`() throws {
    let reply = try forecast(
      #"{"hourly":{"time":[21600,0,3600,3600,null,100000],"weather_code":[1,2,3,45,51,61]}}"#)
    let found = [-1.0, 0, 3599, 3600, 21_599, 21_600, 43_199, 43_200, 100_000, 121_599, 121_600]
      .map { reply.hourIndex(at: $0) }
    #expect(found == [nil, 1, 1, 2, 2, 0, 0, nil, 4, 4, nil])
  }

  @Test func `the hour is found at the edges of midnight in any zone`() throws {
    for offset in [-43_200, -12_600, 0, 20_700, 50_400] {
      let reply = try forecast(
        #"""
        {"utc_offset_seconds":\#(offset),"hourly":{
          "time":["2026-01-16T23:00","2026-01-17T00:00","2026-01-17T01:00"],"temperature_2m":[0,1,2]}}
        """#)
      for (moment, temperature) in [
        ("2026-01-16T23:59:59", 0.0), ("2026-01-17T00:00:00", 1), ("2026-01-17T00:59:59", 1),
        ("2026-01-17T01:00", 2),
      ] {
        #expect(try reply.now(at: Moment(moment)).measurements.temperature == temperature)
      }
    }
  }
}
