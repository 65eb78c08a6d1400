/// A point in time as a clock shows it, with that clock's distance from UTC where it is known.
///
/// A moment without an offset is in the local time of the place that a forecast is for.
public struct Moment: Equatable, Sendable {
  /// What the clock shows, as seconds since 1970-01-01T00:00 on that clock.
  public var clockSeconds: Double
  /// How far the clock is ahead of UTC, in seconds; none means the place's own.
  public var offsetSeconds: Int?

  /// A moment as a clock with the given offset shows it.
  public init(clockSeconds: Double, offsetSeconds: Int?) {
    self.clockSeconds = clockSeconds
    self.offsetSeconds = offsetSeconds
  }

  /// A moment in absolute time, shown on a clock with the given offset.
  public init(secondsSince1970: Double, offsetSeconds: Int = 0) {
    self.init(clockSeconds: secondsSince1970 + Double(offsetSeconds), offsetSeconds: offsetSeconds)
  }

  /// Absolute time in seconds since 1970 UTC, for a place so many seconds ahead of UTC.
  public func secondsSince1970(placeOffset: Int) -> Double {
    clockSeconds - Double(offsetSeconds ?? placeOffset)
  }
}
