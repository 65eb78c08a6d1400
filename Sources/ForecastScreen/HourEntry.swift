import Weather

/// One column of the hourly card.
public struct HourEntry: Equatable, Sendable {
  /// When it begins, in seconds since 1970; none for a now of which the time is not known.
  public var start: Double?
  /// The condition.
  public var condition: Condition
  /// Whether the sun is up.
  public var daylight: Bool
  /// The temperature, °C.
  public var temperature: Double?

  /// An hour out of its parts.
  public init(start: Double?, condition: Condition, daylight: Bool, temperature: Double?) {
    self.start = start
    self.condition = condition
    self.daylight = daylight
    self.temperature = temperature
  }
}
