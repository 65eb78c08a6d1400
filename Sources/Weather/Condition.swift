/// What the weather is like, as a forecast words it.
public enum Condition: String, CaseIterable, Sendable {
  case clear
  case partlyCloudy = "partly-cloudy"
  case cloudy
  case rain
  case snow
  case thunderstorm
  case fog

  /// The title in English, as a person reads it.
  public var title: String {
    switch self {
    case .clear: "Clear"
    case .partlyCloudy: "Partly Cloudy"
    case .cloudy: "Cloudy"
    case .rain: "Rain"
    case .snow: "Snow"
    case .thunderstorm: "Thunderstorms"
    case .fog: "Fog"
    }
  }

  /// The sky that stands for the condition.
  public func weather(daylight: Bool) -> Weather {
    switch self {
    case .clear, .partlyCloudy: daylight ? .clearDay : .clearNight
    case .cloudy: .cloudy
    case .rain: .rain
    case .snow: .snow
    case .thunderstorm: .thunderstorm
    case .fog: .fog
    }
  }
}
