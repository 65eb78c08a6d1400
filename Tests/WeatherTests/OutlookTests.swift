import Testing
import Weather

struct OutlookTests {
  struct Meaning: Sendable {
    let codes: [Double]
    let condition: Condition
    let strength: Double

    init(_ condition: Condition, _ strength: Double, _ codes: Double...) {
      self.codes = codes
      self.condition = condition
      self.strength = strength
    }
  }

  static let documented = [
    Meaning(.clear, 1, 0, 1), Meaning(.partlyCloudy, 1, 2), Meaning(.cloudy, 1, 3), Meaning(.fog, 1, 45, 48),
    Meaning(.rain, 0.4, 51), Meaning(.rain, 0.6, 53), Meaning(.rain, 0.8, 55),
    Meaning(.rain, 0.5, 56), Meaning(.rain, 0.8, 57),
    Meaning(.rain, 0.7, 61), Meaning(.rain, 1, 63), Meaning(.rain, 1.8, 65),
    Meaning(.rain, 0.7, 66), Meaning(.rain, 1.6, 67),
    Meaning(.rain, 0.7, 80), Meaning(.rain, 1.2, 81), Meaning(.rain, 2.2, 82),
    Meaning(.snow, 0.6, 71), Meaning(.snow, 1, 73), Meaning(.snow, 1.8, 75), Meaning(.snow, 0.5, 77),
    Meaning(.snow, 0.8, 85), Meaning(.snow, 1.6, 86),
    Meaning(.thunderstorm, 1, 95), Meaning(.thunderstorm, 1.3, 96), Meaning(.thunderstorm, 1.6, 97),
    Meaning(.thunderstorm, 1.8, 99),
  ]

  static let byTens = [
    Meaning(.cloudy, 1, 4, 5, 6, 7, 8, 9, 10, 13, 19, 20, 29, 30, 39),
    Meaning(.fog, 1, 40, 41, 42, 43, 44, 46, 47, 49),
    Meaning(.rain, 1, 50, 52, 54, 58, 59, 60, 62, 64, 68, 69, 83, 84, 87, 88, 89),
    Meaning(.snow, 1, 70, 72, 74, 76, 78, 79),
    Meaning(.thunderstorm, 1, 90, 91, 92, 93, 94, 98),
  ]

  static let meaningless = [
    Meaning(.cloudy, 1, -1, -0.5, 100, 101, 1e9, -1e9, 1e308, .infinity, -.infinity, .nan, 1e18, 1e19)
  ]

  @Test(arguments: documented + byTens + meaningless)
  func `a code means what the table says`(_ meaning: Meaning) {
    for code in meaning.codes {
      let expected = Outlook(meaning.condition, strength: meaning.strength, from: .weatherCode)
      #expect(Outlook(code: code) == expected, "code \(code)")
    }
  }

  @Test func `every code from 0 to 99 means something, and only some of those without a class are cloudy`() {
    for code in 0...99 {
      let isUnclassed = code == 3 || (4...39).contains(code)
      #expect((Outlook(code: Double(code)).condition == .cloudy) == isUnclassed, "code \(code)")
    }
  }

  @Test(arguments: [
    ("3", Condition.cloudy), ("3.0", .cloudy), ("3.5", .cloudy), ("\"3\"", .cloudy), ("\"61\"", .rain),
    ("71.0", .snow), ("1e9", .cloudy), ("-1", .cloudy), ("-1e400", .cloudy), ("1e400", .cloudy),
    ("99999999999999999999", .cloudy), ("true", .cloudy), ("\"sunny\"", .cloudy), ("[]", .cloudy),
    ("{}", .cloudy), ("6.1e1", .rain), ("null", .clear),
  ])
  func `a code is never an error, however it is written`(code: String, condition: Condition) throws {
    let now = try forecast(
      #"{"current":{"time":"2026-01-01T12:00","weather_code":\#(code),"is_day":1}}"#
    ).now()
    #expect(now.outlook.condition == condition)
    #expect(now.conditionFrom == (code == "null" ? .nothing : .weatherCode))
  }

  @Test(arguments: [
    (#""snowfall":0.1,"precipitation":0,"cloud_cover":0"#, Condition.snow, ConditionSource.snowfall),
    (#""precipitation":0.1,"temperature_2m":-0.1"#, .snow, .precipitation),
    (#""precipitation":0.1,"temperature_2m":0"#, .rain, .precipitation),
    (#""precipitation":0.1,"snowfall":0"#, .rain, .precipitation),
    (#""precipitation":0,"cloud_cover":24.9"#, .clear, .cloudCover),
    (#""cloud_cover":25"#, .partlyCloudy, .cloudCover),
    (#""cloud_cover":59.9"#, .partlyCloudy, .cloudCover),
    (#""cloud_cover":60"#, .cloudy, .cloudCover),
    (#""weather_code":null,"cloud_cover":100"#, .cloudy, .cloudCover),
    (#""precipitation":0,"snowfall":0"#, .clear, .nothing),
    (#""precipitation":null,"cloud_cover":null"#, .clear, .nothing),
    (#""weather_code":0,"precipitation":5,"cloud_cover":100"#, .clear, .weatherCode),
  ])
  func `without a code the condition follows what there is`(
    fields: String, condition: Condition, source: ConditionSource
  ) throws {
    let now = try forecast(#"{"current":{"time":"2026-01-01T12:00",\#(fields)}}"#).now()
    #expect(now.outlook == Outlook(condition, from: source))
  }

  @Test func `each condition has its sky by day and by night`() {
    #expect(
      Condition.allCases.map { $0.weather(daylight: true) } == [
        .clearDay, .clearDay, .cloudy, .rain, .snow, .thunderstorm, .fog,
      ])
    #expect(
      Condition.allCases.map { $0.weather(daylight: false) } == [
        .clearNight, .clearNight, .cloudy, .rain, .snow, .thunderstorm, .fog,
      ])
  }
}
