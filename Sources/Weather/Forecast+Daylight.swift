extension Forecast {
  /// Whether the sun is up over an hour's start.
  public func daylight(of hour: ForecastHour) -> Bool {
    daylight(at: hour.start, isDay: hour.measurements.isDay).daylight
  }

  /// Whether the sun is up at a time, by the best that is known.
  ///
  /// The days' sun times come first, as feeds have been seen to send a wrong flag beside right times; then the flag,
  /// then the sun's elevation, then six to eighteen o'clock there.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds since 1970, if it is known.
  ///   - isDay: The feed's own word on it.
  /// - Returns: whether it is day, and what says so.
  public func daylight(at seconds: Double?, isDay: Bool?) -> (daylight: Bool, from: DaylightSource) {
    if let seconds, let day = sunIsUp(at: seconds) { return (day, .sunTimes) }
    if let isDay { return (isDay, .isDay) }
    guard let seconds else { return (true, .nothing) }
    if let coordinates {
      return (coordinates.sunElevation(at: seconds) > Coordinates.sunriseElevation, .sunElevation)
    }
    let inDay = (seconds + Double(sunsOffsetSeconds ?? utcOffsetSeconds)).truncatingRemainder(
      dividingBy: 86_400)
    let hour = (inDay < 0 ? inDay + 86_400 : inDay) / 3600
    return ((6..<18).contains(hour), .localHours)
  }

  /// What the sunrises and sunsets around a time say of it.
  ///
  /// They are taken as events in absolute time, whichever day of the reply lists them: a sunset may be after
  /// midnight, and a reply in UTC for a far place has days that are not that place's.
  private func sunIsUp(at seconds: Double) -> Bool? {
    let rises = neighbours(of: seconds, \.sunrise)
    let sets = neighbours(of: seconds, \.sunset)
    // Just outside the days listed, their first or last event is taken to come again a day away.
    let day = 86_400.0
    let rose = rises.before ?? rises.after.map { $0 - day } ?? -.infinity
    let set = sets.before ?? sets.after.map { $0 - day } ?? -.infinity
    let willRise = rises.after ?? rises.before.map { $0 + day } ?? .infinity
    let willSet = sets.after ?? sets.before.map { $0 + day } ?? .infinity

    let before = max(rose, set)
    let after = min(willRise, willSet)
    // Not between two events that follow each other, or with days missing between them.
    guard before <= seconds, seconds < after, after - before < 25 * 3600 else { return nil }
    if rose > set, willSet < willRise { return true }
    if set > rose, willRise < willSet { return false }
    return nil
  }

  private func neighbours(
    of seconds: Double, _ event: KeyPath<ForecastDay, Double?>
  ) -> (before: Double?, after: Double?) {
    var before: Double?
    var after: Double?
    for time in days.lazy.compactMap({ $0[keyPath: event] }) {
      if time <= seconds {
        before = max(before ?? time, time)
      } else {
        after = min(after ?? time, time)
      }
    }
    return (before, after)
  }
}
