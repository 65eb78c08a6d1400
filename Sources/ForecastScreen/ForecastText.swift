import Scene
import Weather

/// The forecast screen as lines of text, for a terminal or a screen reader.
public enum ForecastText {
  /// The lines, in the order of the screen; an empty one stands between its parts.
  ///
  /// - Parameter age: how many seconds old the forecast is, where that has to be said.
  public static func lines(_ model: ForecastModel, in locale: ScreenLocale, age: Double? = nil) -> [String] {
    var parts = [header(model, locale)]
    if let age { parts[0].append(locale.updated(age: age)) }
    if !model.hours.isEmpty {
      parts.append([locale.words(.hourlyForecast)] + model.hours.indices.map { hour($0, model, locale) })
    }
    if !model.days.isEmpty {
      parts.append(
        [locale.forecastTitle(days: model.days.count)] + model.days.map { day($0, locale) })
    }
    if let credit = locale.credit(model.feed) { parts.append([credit]) }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static func header(_ model: ForecastModel, _ locale: ScreenLocale) -> [String] {
    var lines: [String] = []
    if let place = model.place { lines.append(place) }
    guard let now = model.now else { return lines + [locale.words(.noCurrentWeather)] }
    lines.append(
      [
        locale.temperature(now.temperature), locale.words(Phrase(now.condition)),
        locale.words(now.daylight ? .day : .night),
      ].joined(separator: " · "))
    if let source = Phrase(now.conditionFrom) { lines.append(locale.words(source)) }
    if let highAndLow = locale.highAndLow(model.today) { lines.append(highAndLow) }
    return lines
  }

  private static func hour(_ index: Int, _ model: ForecastModel, _ locale: ScreenLocale) -> String {
    let hour = model.hours[index]
    let label =
      index == 0 && model.now != nil
      ? locale.words(.now) : locale.hour(hour.start, utcOffsetSeconds: model.utcOffsetSeconds)
    let parts = [locale.temperature(hour.temperature), locale.words(Phrase(hour.condition))]
    return "\(label): " + parts.joined(separator: locale.words(.comma))
  }

  /// A day in full: weekday, condition, chance, low, high.
  private static func day(_ day: DayEntry, _ locale: ScreenLocale) -> String {
    let weekday = locale.weekday(day.number, full: true)
    let name = day.isToday ? "\(locale.words(.today)) (\(weekday))" : weekday
    return name + ": "
      + [
        locale.words(Phrase(day.condition)),
        locale.words(.chanceOfPrecipitation, ["percent": locale.percent(day.chance)]),
        locale.words(.low, ["low": locale.temperature(day.low)]),
        locale.words(.high, ["high": locale.temperature(day.high)]),
      ].joined(separator: locale.words(.comma))
  }
}
