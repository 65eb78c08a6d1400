import ForecastScreen
import Testing
import Weather

struct ModelTests {
  @Test func `the strip starts at the hour that holds now, and days today`() throws {
    let start = 1_768_521_600.0  // 16 January, 0:00 UTC
    let forecast = hourly((0..<72).map { Double($0) }, from: start - 86_400)
    let model = try ForecastModel(forecast, at: Moment("2026-01-16T12:40Z"))
    #expect(model.hours.count == 72 - 36)
    #expect(model.hours.first?.start == noon)
    #expect(model.hours.first?.temperature == 36)
    #expect(model.now?.temperature == 36)
    #expect(model.days.map(\.isToday) == [true, false])
    // Today has its 24 hours, the past ones too.
    #expect(model.days.map(\.low) == [24, 48])
    #expect(model.days.map(\.high) == [47, 71])
  }

  @Test(arguments: [
    (offset: -18_000, moment: "2026-01-15T23:59:59", today: 0), (-18_000, "2026-01-16T00:00:00", 1),
    (-18_000, "2026-01-16T00:59:59", 1), (0, "2026-01-15T23:59:59", 0), (0, "2026-01-16T00:00", 1),
    (45_900, "2026-01-15T23:59:59", 0), (45_900, "2026-01-16T01:00", 1), (50_400, "2026-01-16T00:00", 1),
  ])
  func `days are the place's, across midnight in any zone`(offset: Int, moment: String, today: Int) throws {
    // Midnight of the 15th there.
    let start = 1_768_435_200.0 - Double(offset)
    var forecast = hourly([Double?](repeating: 1, count: 72), from: start, offset: offset)
    for derives in [true, false] {
      if !derives {
        forecast.days = (0..<3).map {
          ForecastDay(
            start: start + 86_400 * Double($0), outlook: Outlook(.rain, from: .weatherCode), low: 1, high: 2)
        }
      }
      let model = try ForecastModel(forecast, at: Moment(moment))
      let first = try #require(model.days.first)
      #expect(first.isToday)
      #expect(first.number == 20_468 + today)
      #expect(model.days.count == 3 - today)
    }
  }

  @Test(arguments: [3600.0, -3600])
  func `where clocks change no weekday comes twice`(change: Double) throws {
    var forecast = hourly([1], from: noon)
    let midnight = noon - 43_200
    forecast.days = (0..<5).map { day in
      ForecastDay(
        start: midnight + 86_400 * Double(day) - (day > 1 ? change : 0),
        outlook: Outlook(.clear, from: .weatherCode), low: Double(day), high: nil)
    }
    let model = try ForecastModel(forecast, at: Moment(secondsSince1970: noon))
    #expect(model.days.map(\.number) == Array(20_469..<20_474))
    #expect(model.days.map(\.low) == [0, 1, 2, 3, 4])
  }

  @Test func `hours out of order and twice are put in order`() throws {
    var forecast = hourly([0, 1, 2, 3], from: noon)
    forecast.hours = forecast.hours.reversed() + hourly([9, 9], from: noon).hours
    let model = try ForecastModel(forecast, at: Moment(secondsSince1970: noon))
    #expect(model.hours.map(\.temperature) == [0, 1, 2, 3])
  }

  @Test func `the first hour says what the header says`() throws {
    var forecast = hourly([5, 6], from: noon)
    var measured = Measurements()
    measured.temperature = 7.5
    measured.stated = Outlook(.snow, strength: 1.8, from: .weatherCode)
    measured.isDay = false
    forecast.current = CurrentWeather(time: noon + 900, measurements: measured)
    let model = try ForecastModel(forecast)
    #expect(
      model.hours.first
        == HourEntry(start: noon, condition: .snow, daylight: false, temperature: 7.5))
    #expect(model.now?.temperature == 7.5 && model.now?.condition == .snow)
    #expect(model.now?.weatherNow == WeatherNow(weather: .snow, strength: 1.8))
    #expect(model.hours.count == 2)
  }

  @Test func `weather now alone is a strip of one hour`() throws {
    var measured = Measurements()
    measured.cloudCover = 50
    let model = try ForecastModel(Forecast(current: CurrentWeather(time: nil, measurements: measured)))
    #expect(model.hours.count == 1 && model.days.isEmpty)
    #expect(model.hours.first?.start == nil)
    #expect(model.now?.conditionFrom == .cloudCover)
  }

  @Test func `what is missing stays missing`() throws {
    var forecast = hourly([1, nil, .nan, .infinity], from: noon)
    forecast.days = [
      ForecastDay(start: noon - 43_200, outlook: Outlook(.clear, from: .weatherCode), low: 1, high: .nan),
      ForecastDay(start: noon + 43_200, outlook: Outlook(.clear, from: .weatherCode), chance: 7),
    ]
    let model = try ForecastModel(forecast, at: Moment(secondsSince1970: noon))
    #expect(model.hours.map(\.temperature) == [1, nil, nil, nil])
    #expect(model.days.map(\.low) == [1, nil])
    #expect(model.days.map(\.high) == [nil, nil])
    #expect(model.days.map(\.chance) == [nil, 1])
  }

  @Test func `a column that the days lack comes from the hours, and so does an unknown condition`() throws {
    var forecast = hourly([1, 4, 2, 3], from: noon)
    forecast.hours[1].measurements.stated = Outlook(.rain, from: .weatherCode)
    forecast.hours[2].measurements.chance = 0.4
    forecast.days = [ForecastDay(start: noon - 43_200, outlook: Outlook(.clear, from: .nothing))]
    let model = try ForecastModel(forecast, at: Moment(secondsSince1970: noon))
    #expect(
      model.days == [
        DayEntry(number: 20_469, isToday: true, condition: .rain, low: 1, high: 4, chance: 0.4)
      ])
    // Three hours are not a day.
    forecast.hours.removeLast()
    let short = try ForecastModel(forecast, at: Moment(secondsSince1970: noon))
    #expect(short.days.first?.low == nil && short.days.first?.chance == 0.4)
  }

  @Test func `an outdated forecast has no weather now, but the hours to come`() throws {
    let forecast = hourly([0, 1, 2, 3], from: noon)
    let model = ForecastModel(outdated: forecast, clock: noon + 5400)
    #expect(model.now == nil)
    #expect(model.hours.map(\.temperature) == [2, 3])
    #expect(throws: FeedError.self) { try ForecastModel(forecast, at: Moment("2030-01-01")) }
  }

  @Test(
    arguments: [(0.0, 0.0, true), (86_400, 3600, true), (86_401, 3600, false), (10, 14_400, false)]
      as [(Double, Double, Bool)])
  func `an answer that was kept follows its hours for a day, as far as they reach`(
    age: Double, later: Double, isKnown: Bool
  ) {
    let clock = noon + later
    let model = ForecastModel(hourly([0, 1, 2, 3], from: noon), fetched: clock - age, clock: clock)
    #expect(model.now?.temperature == (isKnown ? later / 3600 : nil))
    #expect(model.moment == clock)
  }

  @Test func `no time on earth or beyond stops it`() throws {
    for time in [-1e300, -1e18, -62_167_219_200, 0, 2.5e11, 1e18, 1e300] {
      var forecast = hourly([1, 2], from: time, offset: 86_400)
      forecast.days = [ForecastDay(start: time, outlook: Outlook(.clear, from: .nothing))]
      // Beyond what a clock can count no hour holds now, and that may be said.
      let model =
        (try? ForecastModel(forecast, at: Moment(secondsSince1970: time)))
        ?? ForecastModel(outdated: forecast, clock: time)
      #expect(
        ForecastText.lines(model, in: locale("en_US")).contains { $0.contains("°") } || abs(time) >= 1e18)
    }
    let nowhere = ForecastModel(outdated: hourly([1], from: noon), clock: .nan)
    #expect(nowhere.hours.count == 1)
  }

  @Test func `a reply as long as one may be is cut, not drawn`() throws {
    var forecast = hourly([Double?](repeating: 1, count: 100_000), from: noon)
    forecast.days = (0..<100_000).map {
      ForecastDay(
        start: noon + 86_400 * Double($0), outlook: Outlook(.clear, from: .nothing), sunrise: noon,
        sunset: noon + 1)
    }
    let model = try ForecastModel(forecast, at: Moment(secondsSince1970: noon))
    #expect(model.hours.count == ForecastModel.mostHours)
    #expect(model.days.count == ForecastModel.mostDays)
  }
}

struct PlaceNameTests {
  @Test(arguments: [
    ("Lisbon", "Lisbon"), ("  São \n\t Paulo\r\n", "São Paulo"), ("a\u{0}b\u{1B}[31m", "a b [31m"),
    ("\u{202E}evil\u{2066}", "evil"), ("القَاهِرَة", "القَاهِرَة"), ("می\u{200C}شود", "می\u{200C}شود"),
    ("👩🏽\u{200D}🚀 <b>&amp;", "👩🏽\u{200D}🚀 <b>&amp;"), ("東京", "東京"),
  ])
  func `a name stays as it is but for what is no letter`(name: String, shown: String) {
    #expect(PlaceName.cleaned(name) == shown)
  }

  @Test(arguments: ["", " ", "\n\u{0}", "\u{200D}\u{200E}"])
  func `nothing to be seen is no name`(name: String) {
    #expect(PlaceName.cleaned(name) == nil)
  }

  @Test func `ten thousand letters or marks are cut`() throws {
    let long = try #require(PlaceName.cleaned(String(repeating: "W", count: 10_000)))
    #expect(long.unicodeScalars.count == PlaceName.longest + 1 && long.hasSuffix("…"))
    let marks = try #require(PlaceName.cleaned("a" + String(repeating: "\u{0301}", count: 10_000) + "b"))
    #expect(marks.unicodeScalars.count <= 8)
  }

  @Test func `a forecast's name is cleaned on its way to the screen`() throws {
    var forecast = hourly([1], from: noon)
    forecast.place = "Here\nthere"
    #expect(try ForecastModel(forecast, at: Moment(secondsSince1970: noon)).place == "Here there")
  }
}

struct DemoTests {
  @Test func `the demo is as described`() throws {
    let model = try demo()
    #expect(model.place == "Lisbon")
    #expect(
      model.now
        == CurrentConditions(condition: .clear, daylight: true, temperature: 22))
    #expect(model.hours.map(\.temperature) == [22, 23, 23, 24, 24, 23, 22, 21, 20, 20, 19, 19])
    #expect(model.hours.map(\.condition).prefix(3) == [.clear, .rain, .cloudy])
    #expect(model.hours.last?.condition == .rain)
    // From noon on it is day until 19:59.
    #expect(model.hours.map(\.daylight) == (0..<12).map { $0 < 8 })
    #expect(model.days.count == 10)
    #expect(
      model.today
        == DayEntry(
          number: 20_469, isToday: true, condition: .partlyCloudy, low: 17, high: 25, chance: 0.1))
    #expect(model.days.map(\.chance) == [0.1, 0.6, 0.3, 0, 0, 0.8, 0.5, 0.2, 0, 0])
    #expect(model.weekSpan == WeekSpan(16, 29))
  }

  @Test func `it steps through five skies, and round again`() throws {
    let skies = try (0..<6).map { try #require(demo($0).now) }
    #expect(skies.map(\.condition) == [.clear, .partlyCloudy, .rain, .snow, .clear, .clear])
    #expect(skies.map(\.temperature) == [22, 19, 14, -1, 12, 22])
    #expect(skies.map(\.daylight) == [true, true, true, true, false, true])
    #expect(
      [-0.1, 0, 1.49, 1.5, 7.4, 7.5, .nan, 1e300].map { DemoForecast.step(after: $0) }.prefix(7)
        == [4, 0, 0, 1, 4, 0, 0])
  }
}
