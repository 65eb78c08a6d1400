extension Forecast {
  /// The sky overhead at a moment; see `now(at:clock:)`.
  ///
  /// - Throws: `FeedError.outside` for a moment that the forecast does not reach.
  public func weatherNow(at moment: Moment? = nil, clock: Double? = nil) throws(FeedError) -> WeatherNow {
    try now(at: moment, clock: clock).weatherNow
  }

  /// What the forecast says of a moment: from its current weather while that holds, else from the hour.
  ///
  /// With no moment given it is the time of the current weather; in a reply without one, it is the clock.
  /// So a saved reply with current weather shows the sky that it was saved under. The day's condition, its worst, is
  /// never used.
  ///
  /// - Parameters:
  ///   - moment: The moment asked for, if one was.
  ///   - clock: The real time in seconds since 1970, for replies that do not say when they were made.
  /// - Returns: what is known of the moment, and where from.
  /// - Throws: `FeedError.outside` for a moment that the forecast does not reach.
  public func now(at moment: Moment? = nil, clock: Double? = nil) throws(FeedError) -> ForecastNow {
    let seconds = moment?.secondsSince1970(placeOffset: utcOffsetSeconds) ?? ownMoment(clock: clock)
    let hour = seconds.flatMap { hourIndex(at: $0) }
    let measurements: Measurements
    if let current, moment == nil || holds(current, at: seconds, hour: hour) {
      let rest = hour.map { hours[$0].measurements } ?? Measurements()
      measurements = current.measurements.filled(from: rest)
    } else if let hour {
      measurements = hours[hour].measurements
    } else {
      throw outside(seconds ?? 0)
    }
    let (daylight, source) = daylight(at: seconds, isDay: measurements.isDay)
    return ForecastNow(
      moment: seconds, hour: hour, measurements: measurements, daylight: daylight, daylightFrom: source)
  }

  /// The index of the hour that holds a time, in seconds since 1970.
  ///
  /// An hour holds until the next one in time begins, and for six hours at most: feeds take longer steps towards
  /// their end, but a gap in one is a gap.
  public func hourIndex(at seconds: Double) -> Int? {
    var held: Int?
    for (index, hour) in hours.enumerated() where hour.start <= seconds {
      if let best = held, hours[best].start >= hour.start { continue }
      held = index
    }
    return held.flatMap { seconds < end(of: hours[$0]) ? $0 : nil }
  }

  private func end(of hour: ForecastHour) -> Double {
    var previous = -Double.infinity
    var next = Double.infinity
    for other in hours.lazy.map(\.start) {
      if other < hour.start { previous = max(previous, other) }
      if other > hour.start { next = min(next, other) }
    }
    // The last hour is as long as the one before it.
    if next == .infinity { next = hour.start + (previous.isFinite ? hour.start - previous : 3600) }
    return min(next, hour.start + 6 * 3600)
  }

  private func ownMoment(clock: Double?) -> Double? {
    if let time = current?.time { return time }
    // Without a clock there is only the forecast's own beginning; current weather that does not say when it was
    // is nobody's first hour.
    return clock ?? (current == nil ? hours.map(\.start).min() : nil)
  }

  private func holds(_ current: CurrentWeather, at seconds: Double?, hour: Int?) -> Bool {
    guard let time = current.time, let seconds else { return hour == nil }
    if seconds >= time, seconds < time + current.interval { return true }
    // Better the weather of up to an hour ago or ahead than none.
    return hour == nil && abs(seconds - time) < 3600
  }

  private func outside(_ seconds: Double) -> FeedError {
    var (first, last) = (Double.infinity, -Double.infinity)
    if let start = hours.map(\.start).min(), let hour = hours.max(by: { $0.start < $1.start }) {
      (first, last) = (start, end(of: hour))
    }
    if let current, let time = current.time {
      (first, last) = (min(first, time), max(last, time + current.interval))
    }
    return .outside(
      moment: Moment(secondsSince1970: seconds, offsetSeconds: utcOffsetSeconds),
      first: Moment(secondsSince1970: first, offsetSeconds: utcOffsetSeconds),
      last: Moment(secondsSince1970: last, offsetSeconds: utcOffsetSeconds))
  }
}
