import Weather

/// A picture in several colours that stands for a condition or a card.
public enum ForecastSymbol: String, CaseIterable, Sendable {
  case clearDay = "clear-day"
  case clearNight = "clear-night"
  case partlyCloudyDay = "partly-cloudy-day"
  case partlyCloudyNight = "partly-cloudy-night"
  case cloudy
  case rain
  case snow
  case thunderstorm
  case fog
  case clock
  case calendar

  /// The symbol of a condition; clear and partly cloudy have one for day and one for night.
  public init(_ condition: Condition, daylight: Bool) {
    switch condition {
    case .clear: self = daylight ? .clearDay : .clearNight
    case .partlyCloudy: self = daylight ? .partlyCloudyDay : .partlyCloudyNight
    case .cloudy: self = .cloudy
    case .rain: self = .rain
    case .snow: self = .snow
    case .thunderstorm: self = .thunderstorm
    case .fog: self = .fog
    }
  }
}
