import Weather

/// The weather now, as the screen's header shows it.
public struct CurrentConditions: Equatable, Sendable {
  /// The condition.
  public var condition: Condition
  /// What the condition was taken from.
  public var conditionFrom: ConditionSource
  /// Whether the sun is up.
  public var daylight: Bool
  /// The temperature, °C; none where it is not known.
  public var temperature: Double?
  /// How strong the rain or snow is, around 1.
  public var strength: Double

  /// The weather now out of its parts.
  public init(
    condition: Condition, conditionFrom: ConditionSource = .weatherCode, daylight: Bool,
    temperature: Double?, strength: Double = 1
  ) {
    self.condition = condition
    self.conditionFrom = conditionFrom
    self.daylight = daylight
    self.temperature = temperature
    self.strength = strength
  }

  /// The sky of the seven weathers that stands for it.
  public var weatherNow: WeatherNow {
    WeatherNow(
      weather: condition.weather(daylight: daylight), lightClouds: condition == .partlyCloudy,
      strength: strength)
  }
}
