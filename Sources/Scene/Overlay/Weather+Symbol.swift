import Weather

extension Weather {
  /// The symbol that stands for the weather.
  public var symbol: Symbol {
    switch self {
    case .clearDay: .sun
    case .clearNight: .moonStars
    case .cloudy: .cloud
    case .rain: .rain
    case .thunderstorm: .thunderstorm
    case .snow: .snow
    case .fog: .fog
    }
  }
}
