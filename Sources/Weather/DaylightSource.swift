/// What in a reply daylight was taken from.
public enum DaylightSource: String, Sendable {
  /// The sunrises and sunsets of the days.
  case sunTimes = "sun_times"
  /// The feed's own word for day or night.
  case isDay = "is_day"
  /// The sun's elevation, reckoned from the coordinates.
  case sunElevation = "sun_elevation"
  /// Six to eighteen o'clock there, as nothing else was known.
  case localHours = "local_hours"
  /// Nothing at all was known, not even the time: it is taken to be day.
  case nothing
}
