/// One of the seven skies, in the order in which they are offered and played.
public enum Weather: String, CaseIterable, Sendable {
  case clearDay = "clear-day"
  case clearNight = "clear-night"
  case cloudy
  case rain
  case thunderstorm
  case snow
  case fog

  /// The title in English, as a person reads it.
  public var title: String {
    switch self {
    case .clearDay: "Clear"
    case .clearNight: "Clear Night"
    case .cloudy: "Cloudy"
    case .rain: "Rain"
    case .thunderstorm: "Thunderstorm"
    case .snow: "Snow"
    case .fog: "Fog"
    }
  }
}
