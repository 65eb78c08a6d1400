import Foundation
import Image
import TestSupport
import Testing

/// The forecast screen from the command line: words, JSON, pictures, and what is wrong with a forecast.
@Suite struct ForecastProgramTests {
  private static let forecast = """
    {"format": "welkin-forecast", "version": 1, "place": "Évora", "utc_offset_seconds": 0,
     "current": {"time": "2026-01-16T12:00Z", "interval": 3600, "condition": "rain", "temperature": -0.4,
                 "is_day": true},
     "hours": [{"time": "2026-01-16T12:00Z", "condition": "rain", "temperature": 3},
               {"time": "2026-01-16T13:00Z", "condition": "snow", "temperature": -2.5}],
     "days": [{"time": "2026-01-16T00:00Z", "condition": "rain", "low": -3, "high": 4, "chance": 0.6}]}
    """

  private func run(_ arguments: String..., input: String = forecast) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(
      arguments, input: Data(input.utf8),
      environment: ["LC_ALL": "C", "DISPLAY": nil, "WAYLAND_DISPLAY": nil])
  }

  @Test func `--text prints what the screen shows`() throws {
    let outcome = try run("forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--text")
    #expect(outcome.status == 0 && outcome.complaints.isEmpty)
    #expect(
      outcome.text == """
        Évora
        0° · Rain · day
        H:4° L:-3°

        Hourly Forecast
        Now: 0°, Rain
        13: -3°, Snow

        1-Day Forecast
        Today (Friday): Rain, chance of rain or snow 60%, low -3°, high 4°

        """)
  }

  @Test func `--text follows locale, units and place`() throws {
    let outcome = try run(
      "forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--text", "--locale", "de_DE", "--units",
      "us",
      "--place", "Köln")
    #expect(outcome.text.hasPrefix("Köln\n31° · Regen · Tag\n"), "\(outcome.text)")
  }

  @Test func `--json prints what is read again and says the same`() throws {
    let json = try run(
      "forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--json", "--place", "Lagos")
    #expect(json.status == 0)
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["format"] as? String == "welkin-forecast" && object?["place"] as? String == "Lagos")
    let arguments = ["forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--text"]
    let again = try BuiltProgram.run(arguments, input: json.output, environment: ["LC_ALL": "C"])
    let first = try run("forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--text")
    #expect(again.text == first.text.replacing("Évora", with: "Lagos"))
  }

  @Test func `the screen is drawn without a display`() throws {
    let outcome = try run(
      "render", "forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--size", "120x200", "--scale",
      "2",
      "-o", "-")
    #expect(outcome.status == 0 && outcome.complaints.isEmpty)
    let pixels = try PNG.decode(Array(outcome.output))
    #expect(pixels.width == 240 && pixels.height == 400)
  }

  @Test func `a place's name has the shapes of the locale's language, whatever the environment says`() throws
  {
    func picture(_ place: String, _ locale: String, _ environment: [String: String] = [:]) throws -> Data {
      let outcome = try BuiltProgram.run(
        [
          "render", "forecast", "--forecast", "-", "--now", "2026-01-16T12:20Z", "--size", "300x200",
          "--place",
          place, "--locale", locale, "-o", "-",
        ], input: Data(Self.forecast.utf8), environment: environment)
      #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(outcome.complaints)")
      return outcome.output
    }
    // Romanian has a shape of its own for S with a cedilla.
    let romanian = try picture("Ş 直", "ro_RO")
    #expect(try picture("Ș 直", "ro_RO") == romanian)
    #expect(try picture("Ş 直", "tr_TR") != picture("Ș 直", "tr_TR"))
    #expect(try picture("Ş 直", "ro_RO", ["LC_ALL": "zh_CN.UTF-8", "LANGUAGE": "tr:zh"]) == romanian)
  }

  @Test(arguments: [
    ("", "standard input"), ("{", "standard input"), ("{}", "standard input"), ("null", "standard input"),
    ("{\"format\": \"welkin-forecast\", \"version\": 99}", "standard input"),
  ])
  func `a file that is no forecast is named with what is wrong`(input: String, named: String) throws {
    for way in [
      ["forecast", "--text"], ["forecast", "--json"], ["forecast"],
      ["render", "forecast", "-o", "/dev/null"],
    ] {
      let outcome = try BuiltProgram.run(
        way + ["--forecast", "-"], input: Data(input.utf8),
        environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(way)")
      #expect(
        outcome.lines.count == 1 && outcome.complaints.hasPrefix("welkin: \(named): "),
        "\(outcome.complaints)")
    }
  }

  @Test func `a moment that the forecast does not reach is said`() throws {
    for output in ["--text", "--json"] {
      let outcome = try run("forecast", "--forecast", "-", "--now", "2031-01-01T00:00Z", output)
      #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.lines.count == 1)
      #expect(outcome.complaints.contains("standard input: "), "\(outcome.complaints)")
    }
  }

  @Test func `a missing file and wrong usage are told apart`() throws {
    let missing = try run("forecast", "--forecast", "/nowhere/at/all.json", "--text")
    #expect(missing.status == 1 && missing.complaints.contains("/nowhere/at/all.json"))
    let wrong = try run("forecast", "--text")
    #expect(
      wrong.status == 2
        && wrong.complaints.hasPrefix("welkin: forecast: --forecast FILE is missing, or --demo"))
  }

  @Test func `the demo is shown for its moment`() throws {
    let outcome = try run("forecast", "--demo", "--now", "2026-01-16T12:20Z", "--text")
    #expect(outcome.text.hasPrefix("Lisbon\n22° · Clear · day\nH:25° L:17°\n"), "\(outcome.text)")
    #expect(outcome.text.contains("10-Day Forecast\n"))
  }
}
