import Weather

/// What the forecast screen shows: the place, the weather now, the coming hours and days.
///
/// It is made for one moment; what is not known stays missing, and is shown as a dash.
public struct ForecastModel: Equatable, Sendable {
  /// The most hours that are kept: those of 16 days, the furthest that a feed looks.
  public static let mostHours = 384
  /// For so many seconds an answer says what the weather now is.
  public static let longestAge = 86_400.0
  /// The most days that are kept.
  public static let mostDays = 31

  /// The place's name, fit for one line.
  public var place: String?
  /// The weather now; none where the forecast has nothing that holds now.
  public var now: CurrentConditions?
  /// The hours, the first of which is now; none of them is past.
  public var hours: [HourEntry]
  /// The days, from today at the place on.
  public var days: [DayEntry]
  /// How far the clock at the place is ahead of UTC, in seconds.
  public var utcOffsetSeconds: Int
  /// Who has to be named beside the data.
  public var feed: Feed?
  /// The moment for which it was made, in seconds since 1970.
  public var moment: Double?

  /// What a forecast says of a moment.
  ///
  /// Moment and clock are taken as `Forecast.now(at:clock:)` takes them.
  ///
  /// - Throws: `FeedError.outside` for a moment that the forecast does not reach.
  public init(_ forecast: Forecast, at moment: Moment? = nil, clock: Double? = nil) throws(FeedError) {
    let now = try forecast.now(at: moment, clock: clock)
    self.init(forecast, now: now, moment: now.moment)
  }

  /// What an answer that was kept says now.
  ///
  /// One older than a day, or that does not reach so far, has no weather now.
  ///
  /// - Parameters:
  ///   - fetched: when it came, in seconds since 1970.
  ///   - clock: the time in seconds since 1970.
  public init(_ forecast: Forecast, fetched: Double, clock: Double) {
    let isFresh = clock - fetched <= ForecastModel.longestAge
    let now = isFresh ? try? forecast.now(at: Moment(secondsSince1970: clock)) : nil
    self.init(forecast, now: now, moment: clock)
  }

  /// What a forecast that is too old to say anything of now says of the time after it.
  ///
  /// - Parameter clock: the time in seconds since 1970.
  public init(outdated forecast: Forecast, clock: Double) {
    self.init(forecast, now: nil, moment: clock)
  }

  private init(_ forecast: Forecast, now: ForecastNow?, moment: Double?) {
    let moment = moment.flatMap { $0.isFinite ? $0 : nil }
    let calendar = PlaceCalendar(utcOffsetSeconds: forecast.utcOffsetSeconds)
    place = forecast.place.flatMap { PlaceName.cleaned($0) }
    utcOffsetSeconds = forecast.utcOffsetSeconds
    feed = forecast.feed
    self.moment = moment
    self.now = now.map {
      CurrentConditions(
        condition: $0.outlook.condition, conditionFrom: $0.conditionFrom, daylight: $0.daylight,
        temperature: Self.known($0.measurements.temperature), strength: $0.outlook.strength)
    }
    let sorted = Self.inOrder(forecast.hours)
    hours = Self.hours(sorted, of: forecast, now: now, moment: moment)
    days = Self.days(of: forecast, hours: sorted, today: moment.flatMap { calendar.day(at: $0) }, calendar)
  }

  /// The hours in the order of time, of several that begin at once the first.
  private static func inOrder(_ hours: [ForecastHour]) -> [ForecastHour] {
    // A stable order, so that the first of two keeps its place.
    let sorted = hours.filter { $0.start.isFinite }.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    var last = -Double.infinity
    return sorted.filter { hour in
      defer { last = hour.start }
      return hour.start > last
    }
  }

  private static func hours(
    _ sorted: [ForecastHour], of forecast: Forecast, now: ForecastNow?, moment: Double?
  ) -> [HourEntry] {
    var entries: [HourEntry] = []
    var after = moment ?? -.infinity
    if let now {
      // The column of now says what the header says, which may be newer than the hour.
      let held = now.hour.flatMap { forecast.hours.indices.contains($0) ? forecast.hours[$0].start : nil }
      after = held ?? after
      entries.append(
        HourEntry(
          start: held ?? moment, condition: now.outlook.condition, daylight: now.daylight,
          temperature: known(now.measurements.temperature)))
    }
    var forecast = forecast
    // Each hour asks all days for their sun: no feed sends as many days as a reply may hold.
    forecast.days = Array(forecast.days.prefix(mostHours))
    for hour in sorted where hour.start > after {
      guard entries.count < mostHours else { break }
      entries.append(
        HourEntry(
          start: hour.start, condition: hour.measurements.outlook.condition,
          daylight: forecast.daylight(of: hour), temperature: known(hour.measurements.temperature)))
    }
    return entries
  }

  private static func days(
    of forecast: Forecast, hours: [ForecastHour], today: Int?, _ calendar: PlaceCalendar
  ) -> [DayEntry] {
    var hoursByDay: [Int: DaySummary] = [:]
    for hour in hours {
      guard let day = calendar.day(at: hour.start) else { continue }
      hoursByDay[day, default: DaySummary()].add(hour.measurements)
    }
    guard !forecast.days.isEmpty else {
      let numbers = hoursByDay.keys.sorted().filter { $0 >= today ?? .min }.prefix(mostDays)
      return numbers.map { number in
        let summary = hoursByDay[number] ?? DaySummary()
        return DayEntry(
          number: number, isToday: number == today, condition: summary.condition ?? .clear,
          low: summary.low, high: summary.high, chance: summary.chance)
      }
    }

    // A column that no day has was not asked for, and the hours can tell it; a single gap in one is the feed's own.
    let hasLows = forecast.days.contains { $0.low != nil }
    let hasHighs = forecast.days.contains { $0.high != nil }
    let hasChances = forecast.days.contains { $0.chance != nil }
    var entries: [Int: DayEntry] = [:]
    for day in forecast.days {
      guard let number = calendar.day(nearestMidnightTo: day.start), number >= today ?? .min,
        entries[number] == nil
      else { continue }
      let summary = hoursByDay[number] ?? DaySummary()
      let condition = day.outlook.from == .nothing ? summary.condition : nil
      entries[number] = DayEntry(
        number: number, isToday: number == today, condition: condition ?? day.outlook.condition,
        low: known(hasLows || !summary.coversDay ? day.low : summary.low),
        high: known(hasHighs || !summary.coversDay ? day.high : summary.high),
        chance: known(hasChances ? day.chance : summary.chance).map { min(1, max(0, $0)) })
    }
    return entries.values.sorted { $0.number < $1.number }.prefix(mostDays).map { $0 }
  }

  /// A number that can be shown.
  private static func known(_ value: Double?) -> Double? {
    value.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ForecastModel {
  /// Today's row; the first where nobody knows which day it is.
  public var today: DayEntry? { moment == nil ? days.first : days.first { $0.isToday } }

  /// The span of all the days' temperatures.
  public var weekSpan: WeekSpan? { WeekSpan(days) }
}
