/// What a forecast says of one moment, with where it is known from.
public struct ForecastNow: Equatable, Sendable {
  /// The moment, in seconds since 1970; none where neither the reply nor the asker knows the time.
  public var moment: Double?
  /// The index of the hour that holds the moment.
  public var hour: Int?
  /// What is known, the hour's where the current weather lacks something.
  public var measurements: Measurements
  /// Whether the sun is up.
  public var daylight: Bool
  /// What daylight was taken from.
  public var daylightFrom: DaylightSource

  /// The condition with its strength and source.
  public var outlook: Outlook { measurements.outlook }
  /// What the condition was taken from.
  public var conditionFrom: ConditionSource { outlook.from }

  /// The sky to draw.
  public var weatherNow: WeatherNow {
    let outlook = outlook
    return WeatherNow(
      weather: outlook.condition.weather(daylight: daylight),
      lightClouds: outlook.condition == .partlyCloudy, strength: outlook.strength)
  }
}
