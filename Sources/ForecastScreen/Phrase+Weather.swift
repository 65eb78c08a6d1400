import Weather

extension Phrase {
  /// The title of a condition.
  public init(_ condition: Condition) {
    switch condition {
    case .clear: self = .clear
    case .partlyCloudy: self = .partlyCloudy
    case .cloudy: self = .cloudy
    case .rain: self = .rain
    case .snow: self = .snow
    case .thunderstorm: self = .thunderstorms
    case .fog: self = .fog
    }
  }

  /// The title of one of the seven weathers.
  public init(_ weather: Weather) {
    switch weather {
    case .clearDay: self = .clear
    case .clearNight: self = .clearNight
    case .cloudy: self = .cloudy
    case .rain: self = .rain
    case .thunderstorm: self = .thunderstorm
    case .snow: self = .snow
    case .fog: self = .fog
    }
  }

  /// What is said of a condition that the feed did not name itself; none where it did.
  public init?(_ source: ConditionSource) {
    switch source {
    case .weatherCode: return nil
    case .snowfall: self = .conditionFromSnowfall
    case .precipitation: self = .conditionFromPrecipitation
    case .cloudCover: self = .conditionFromCloudCover
    case .nothing: self = .conditionFromNothing
    }
  }

  /// The title of the daily card for so many days, in the plural form that Arabic asks for.
  public static func forecast(ofDays days: Int) -> Phrase {
    switch days {
    case 1: .forecastOfOneDay
    case 2: .forecastOfTwoDays
    case 3...10: .forecastOfFewDays
    default: .forecastOfManyDays
    }
  }
}
