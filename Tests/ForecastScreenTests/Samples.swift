import ForecastScreen
import Scene
import Weather

/// Every letter is half its size wide, every line a quarter higher than its size.
struct PlainMeasurer: TextMeasurer {
  var widthOfLetter = 0.5

  func extent(of text: String, in style: TextStyle) -> TextExtent {
    TextExtent(
      width: Double(text.count) * style.size * widthOfLetter, height: style.size * 1.25,
      baseline: style.size)
  }
}

/// Noon of 16 January 2026 UTC, a Friday.
let noon = 1_768_564_800.0

func locale(_ name: String, units: Units? = nil) -> ScreenLocale {
  ScreenLocale(LocaleName(name), units: units)
}

/// The demo's first sky at noon.
func demo(_ step: Int = 0) throws -> ForecastModel {
  try ForecastModel(DemoForecast.forecast(step: step, clock: noon))
}

/// A forecast of hours from a time on, an hour apart.
func hourly(_ temperatures: [Double?], from start: Double, offset: Int = 0) -> Forecast {
  var forecast = Forecast(utcOffsetSeconds: offset)
  forecast.hours = temperatures.enumerated().map { index, temperature in
    var measured = Measurements()
    measured.temperature = temperature
    return ForecastHour(start: start + 3600 * Double(index), measurements: measured)
  }
  return forecast
}

extension DisplayItem {
  /// The item, or all that the group holds.
  var flat: [DisplayItem] {
    guard case .group(let group) = self else { return [self] }
    return group.items.flatMap(\.flat)
  }
}

extension [DisplayItem] {
  var texts: [TextItem] {
    flatMap(\.flat).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
  var symbols: [SymbolItem] {
    flatMap(\.flat).compactMap { if case .symbol(let symbol) = $0 { symbol } else { nil } }
  }
  var cards: [CardItem] {
    flatMap(\.flat).compactMap { if case .card(let card) = $0 { card } else { nil } }
  }
  var bars: [RangeBarItem] {
    flatMap(\.flat).compactMap { if case .rangeBar(let bar) = $0 { bar } else { nil } }
  }
  var hairlines: [RectangleItem] {
    flatMap(\.flat).compactMap { if case .rectangle(let line) = $0 { line } else { nil } }
  }
  /// All groups, outer ones first.
  var groups: [GroupItem] {
    flatMap { item -> [GroupItem] in
      if case .group(let group) = item { [group] + group.items.groups } else { [] }
    }
  }

  func text(_ words: String) -> TextItem? { texts.first { $0.text == words } }
}
