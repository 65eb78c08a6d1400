/// One day of a forecast.
public struct ForecastDay: Equatable, Sendable {
  /// When it begins, in seconds since 1970: midnight in the forecast's offset.
  public var start: Double
  /// The day's condition, which is its worst and so never that of now.
  public var outlook: Outlook
  /// The lowest temperature, °C.
  public var low: Double?
  /// The highest temperature, °C.
  public var high: Double?
  /// How likely rain or snow is, 0 … 1.
  public var chance: Double?
  /// When the sun rises, in seconds since 1970; none on polar days and nights.
  public var sunrise: Double?
  /// When the sun sets, in seconds since 1970; it may be after midnight.
  public var sunset: Double?

  /// A day out of its parts; sun times that cannot belong to it are dropped.
  public init(
    start: Double, outlook: Outlook, low: Double? = nil, high: Double? = nil, chance: Double? = nil,
    sunrise: Double? = nil, sunset: Double? = nil
  ) {
    self.start = start
    self.outlook = outlook
    self.low = low
    self.high = high
    self.chance = chance
    // Where the sun does not rise or set feeds write a placeholder: 1970, or both the same. A reply in UTC for a
    // far place has true sun times up to a day away from its own date.
    if let sunrise, let sunset, sunrise == sunset { return }
    self.sunrise = sunrise.flatMap { abs($0 - start) <= 2 * 86_400 ? $0 : nil }
    self.sunset = sunset.flatMap { abs($0 - start) <= 2 * 86_400 ? $0 : nil }
  }
}
