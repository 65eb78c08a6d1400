import Weather

/// The forecast that shows the screen without any feed: five skies over Lisbon, a step every second and a half.
public enum DemoForecast {
  /// How long a step is shown, in seconds.
  public static let stepDuration = 1.5

  /// The skies that it steps through.
  public static let steps: [CurrentConditions] = [
    CurrentConditions(condition: .clear, daylight: true, temperature: 22),
    CurrentConditions(condition: .partlyCloudy, daylight: true, temperature: 19),
    CurrentConditions(condition: .rain, daylight: true, temperature: 14),
    CurrentConditions(condition: .snow, daylight: true, temperature: -1),
    CurrentConditions(condition: .clear, daylight: false, temperature: 12),
  ]

  private static let conditions: [Condition] = [
    .partlyCloudy, .rain, .cloudy, .clear, .clear, .thunderstorm, .rain, .cloudy, .partlyCloudy, .clear,
  ]
  private static let hours: [Double] = [0, 1, 1, 2, 2, 1, 0, -1, -2, -2, -3, -3]
  private static let lows: [Double] = [-5, -4, -2, -6, -3, -1, -4, -5, -3, -2]
  private static let highs: [Double] = [3, 5, 2, 4, 7, 6, 1, 3, 5, 6]
  private static let chances: [Double] = [0.1, 0.6, 0.3, 0, 0, 0.8, 0.5, 0.2, 0, 0]

  /// The step that is shown so many seconds after the demo began.
  public static func step(after seconds: Double) -> Int {
    let count = Double(steps.count)
    let step = (seconds / stepDuration).rounded(.down).truncatingRemainder(dividingBy: count)
    guard step.isFinite else { return 0 }
    return Int(step < 0 ? step + count : step)
  }

  /// The forecast of a step, counted from 0 and round again.
  ///
  /// - Parameters:
  ///   - step: which of the skies.
  ///   - clock: the time, in seconds since 1970.
  ///   - utcOffsetSeconds: how far the clock to go by is ahead of UTC.
  public static func forecast(step: Int, clock: Double, utcOffsetSeconds: Int = 0) -> Forecast {
    let index = step % steps.count
    let sky = steps[index < 0 ? index + steps.count : index]
    let base = sky.temperature ?? 0
    let offset = Double(utcOffsetSeconds)
    let local = clock.isFinite ? clock + offset : 0
    let firstHour = (local / 3600).rounded(.down) * 3600
    let firstDay = (local / 86_400).rounded(.down) * 86_400

    var forecast = Forecast(place: "Lisbon", utcOffsetSeconds: utcOffsetSeconds)
    forecast.current = CurrentWeather(
      time: firstHour - offset, interval: 3600,
      measurements: measurements(sky.condition, base, isDay: sky.daylight))
    forecast.hours = Self.hours.indices.map { hour in
      let time = firstHour + 3600 * Double(hour)
      let inDay = time - (time / 86_400).rounded(.down) * 86_400
      let isDay = hour == 0 ? sky.daylight : (7 * 3600..<20 * 3600).contains(inDay)
      let condition = hour == 0 ? sky.condition : conditions[hour % conditions.count]
      return ForecastHour(
        start: time - offset, measurements: measurements(condition, base + Self.hours[hour], isDay: isDay))
    }
    forecast.days = conditions.indices.map { day in
      ForecastDay(
        start: firstDay + 86_400 * Double(day) - offset,
        outlook: Outlook(conditions[day], from: .weatherCode), low: base + lows[day],
        high: base + highs[day], chance: chances[day])
    }
    return forecast
  }

  private static func measurements(_ condition: Condition, _ temperature: Double, isDay: Bool) -> Measurements
  {
    var measured = Measurements()
    measured.stated = Outlook(condition, from: .weatherCode)
    measured.temperature = temperature
    measured.isDay = isDay
    return measured
  }
}
