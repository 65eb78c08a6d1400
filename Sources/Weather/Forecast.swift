/// The weather at one place now, by the hour and by the day, as far as a feed knows it.
///
/// All times are absolute, in seconds since 1970 UTC; all temperatures are in °C.
public struct Forecast: Equatable, Sendable {
  /// The most bytes of a reply that are read.
  public static let largestReply = 16 << 20

  /// The place's name, which feeds seldom know.
  public var place: String?
  /// Where it is.
  public var coordinates: Coordinates?
  /// How far the clock there (or the one that the reply was asked for) is ahead of UTC.
  public var utcOffsetSeconds: Int
  /// How far the sun's clock is ahead of UTC at the place, about, in seconds, where the feed names neither a zone nor
  /// coordinates; nil where the place's clock tells.
  public var sunsOffsetSeconds: Int?
  /// The weather when the reply was made.
  public var current: CurrentWeather?
  /// The hours, in the reply's order; past ones are still among them.
  public var hours: [ForecastHour]
  /// The days, in the reply's order; past ones are still among them.
  public var days: [ForecastDay]
  /// Who made it, where that is known.
  public var feed: Feed?

  /// A forecast out of its parts.
  public init(
    place: String? = nil, coordinates: Coordinates? = nil, utcOffsetSeconds: Int = 0,
    current: CurrentWeather? = nil, hours: [ForecastHour] = [], days: [ForecastDay] = [],
    feed: Feed? = nil
  ) {
    self.place = place
    self.coordinates = coordinates
    self.utcOffsetSeconds = utcOffsetSeconds
    self.current = current
    self.hours = hours
    self.days = days
    self.feed = feed
  }
}
