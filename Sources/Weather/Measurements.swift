/// What a forecast knows of one moment, hour or day; all of it may be missing.
public struct Measurements: Equatable, Sendable {
  /// The weather as the feed names it.
  public var stated: Outlook?
  /// The temperature, °C.
  public var temperature: Double?
  /// What falls, as water, in the feed's unit.
  public var precipitation: Double?
  /// What falls as snow, in the feed's unit.
  public var snowfall: Double?
  /// How much of the sky clouds cover, 0 … 100.
  public var cloudCover: Double?
  /// How likely rain or snow is, 0 … 1.
  public var chance: Double?
  /// The feed's own word for day or night.
  public var isDay: Bool?

  /// Measurements of which nothing is known yet.
  public init() {}

  /// The condition as the feed names it, else as the rest suggests it.
  public var outlook: Outlook {
    if let stated { return stated }
    if let snowfall, snowfall > 0 { return Outlook(.snow, from: .snowfall) }
    if let precipitation, precipitation > 0 {
      let freezes = temperature.map { $0 < 0 } ?? false
      return Outlook(freezes ? .snow : .rain, from: .precipitation)
    }
    if let cloudCover {
      let condition: Condition = cloudCover < 25 ? .clear : cloudCover < 60 ? .partlyCloudy : .cloudy
      return Outlook(condition, from: .cloudCover)
    }
    return Outlook(.clear, from: .nothing)
  }

  /// These measurements, with what they lack taken from others.
  func filled(from other: Measurements) -> Measurements {
    var filled = self
    filled.stated = stated ?? other.stated
    filled.temperature = temperature ?? other.temperature
    filled.precipitation = precipitation ?? other.precipitation
    filled.snowfall = snowfall ?? other.snowfall
    filled.cloudCover = cloudCover ?? other.cloudCover
    filled.chance = chance ?? other.chance
    filled.isDay = isDay ?? other.isDay
    return filled
  }
}
