/// Days and hours as the clock at a place counts them.
///
/// A forecast has one offset for all of its times, so a day is 24 hours of that clock, also where clocks change.
struct PlaceCalendar {
  /// How far the clock is ahead of UTC, in seconds.
  let utcOffsetSeconds: Int

  /// The day that holds a time, counted from 1970-01-01; none beyond any calendar.
  func day(at seconds: Double) -> Int? {
    whole(((seconds + Double(utcOffsetSeconds)) / 86_400).rounded(.down))
  }

  /// The day whose midnight is the nearest to a time.
  ///
  /// Where the clocks change within a reply, later midnights lie an hour off the offset that it names.
  func day(nearestMidnightTo seconds: Double) -> Int? {
    whole(((seconds + Double(utcOffsetSeconds)) / 86_400).rounded())
  }

  private func whole(_ day: Double) -> Int? {
    abs(day) < 1e8 ? Int(day) : nil
  }
}
