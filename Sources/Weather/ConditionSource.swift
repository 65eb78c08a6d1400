/// What in a reply a condition was taken from.
public enum ConditionSource: String, Sendable {
  /// The feed named the weather itself.
  case weatherCode = "weather_code"
  /// Snow was falling.
  case snowfall
  /// Something was falling; whether rain or snow, the temperature says.
  case precipitation
  /// Nothing was falling, and the cloud cover was known.
  case cloudCover = "cloud_cover"
  /// The reply says nothing about it.
  case nothing
}
