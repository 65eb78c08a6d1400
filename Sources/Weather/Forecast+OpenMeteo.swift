import JSON

extension Forecast {
  /// Reads a reply of Open-Meteo's `/v1/forecast`.
  ///
  /// Any block and any value in it may be missing or null. A value that cannot be what its name says fails the
  /// whole reply, as nothing beside it can be trusted then; weather codes never do.
  ///
  /// - Throws: what was wrong, and where.
  public static func openMeteo(_ bytes: [UInt8]) throws(FeedError) -> Forecast {
    try openMeteo(json(bytes))
  }

  /// Reads a reply of which the structure has been read.
  static func openMeteo(_ reply: JSONValue) throws(FeedError) -> Forecast {
    guard reply.isObject else { throw .notAForecast(problem: "it is not a JSON object") }
    if reply["error"]?.bool == true || (reply["reason"] != nil && reply["error"] != nil) {
      throw .refused(reason: reply["reason"]?.string.map { String(oneLine: $0) } ?? "it gives no reason")
    }
    let current = try FeedBlock("current", of: reply)
    let hourly = try FeedBlock("hourly", of: reply)
    guard current != nil || hourly != nil else {
      throw .notAForecast(problem: "it has neither \"current\" nor \"hourly\"")
    }

    func top(_ name: String) -> FeedField { FeedField(value: reply[name], block: "", name: name) }
    // No clock on earth is further from UTC than 14 hours; a day leaves room for odd ones.
    let offset = try top("utc_offset_seconds").number(in: -86_400...86_400).map { Int($0) } ?? 0
    var forecast = Forecast(utcOffsetSeconds: offset, feed: .openMeteo)
    let latitude = try top("latitude").number(in: -90...90)
    let longitude = try top("longitude").number(in: -360...360)
    if let latitude, let longitude {
      forecast.coordinates = Coordinates(
        latitude: latitude, longitude: longitude.remainder(dividingBy: 360))
    }
    let units = OpenMeteoUnits(reply)
    forecast.current = try current.map { block throws(FeedError) in try readCurrent(block, units, offset) }
    forecast.hours = try hourly.map { block throws(FeedError) in try readHours(block, units, offset) } ?? []
    if let daily = try FeedBlock("daily", of: reply) {
      forecast.days = try readDays(daily, units, offset)
    }
    guard forecast.current != nil || !forecast.hours.isEmpty else {
      throw .field(path: "hourly.time", problem: "there is not one hour")
    }
    guard [current, hourly].contains(where: { $0?.holds(anyOf: knownFields) == true }) else {
      throw .notAForecast(
        problem: "neither \"current\" nor \"hourly\" has a field of Open-Meteo's, such as weather_code")
    }
    return forecast
  }

  /// What tells a reply of Open-Meteo's from another with blocks of the same names.
  private static let knownFields = [
    "time", "weather_code", "temperature_2m", "precipitation", "snowfall", "cloud_cover", "is_day",
  ]

  /// No amount of rain or snow comes near it, in any unit.
  private static let amounts = -1e6...1e6

  private static func readCurrent(
    _ block: FeedBlock, _ units: OpenMeteoUnits, _ offset: Int
  ) throws(FeedError) -> CurrentWeather {
    var measured = Measurements()
    measured.stated = block.field("weather_code").outlook()
    measured.temperature = try block.field("temperature_2m").celsius(units.temperature(in: "current"))
    measured.precipitation = try block.field("precipitation").number(in: amounts)
    measured.snowfall = try block.field("snowfall").number(in: amounts)
    measured.cloudCover = try block.field("cloud_cover").percentage()
    measured.chance = try block.field("precipitation_probability").percentage().map { $0 / 100 }
    measured.isDay = try block.field("is_day").flag()
    let interval = try block.field("interval").number(in: 0...86_400) ?? 0
    return CurrentWeather(
      time: try block.field("time").time(offset: offset), interval: interval > 0 ? interval : 900,
      measurements: measured)
  }

  private static func readHours(
    _ block: FeedBlock, _ units: OpenMeteoUnits, _ offset: Int
  ) throws(FeedError) -> [ForecastHour] {
    let times = try block.times(offset: offset)
    let rows = times.count
    let unit = units.temperature(in: "hourly")
    let stated = try block.column("weather_code", rows: rows) { $0.outlook() }
    let temperatures = try block.column("temperature_2m", rows: rows) { field throws(FeedError) in
      try field.celsius(unit)
    }
    let precipitation = try block.column("precipitation", rows: rows) { field throws(FeedError) in
      try field.number(in: amounts)
    }
    let snowfall = try block.column("snowfall", rows: rows) { field throws(FeedError) in
      try field.number(in: amounts)
    }
    let cloudCover = try block.column("cloud_cover", rows: rows) { field throws(FeedError) in
      try field.percentage()
    }
    let chances = try block.column("precipitation_probability", rows: rows) { field throws(FeedError) in
      try field.percentage()
    }
    let isDay = try block.column("is_day", rows: rows) { field throws(FeedError) in try field.flag() }
    return times.enumerated().compactMap { row, time in
      guard let time else { return nil }
      var measured = Measurements()
      measured.stated = stated[row]
      measured.temperature = temperatures[row]
      measured.precipitation = precipitation[row]
      measured.snowfall = snowfall[row]
      measured.cloudCover = cloudCover[row]
      measured.chance = chances[row].map { $0 / 100 }
      measured.isDay = isDay[row]
      return ForecastHour(start: time, measurements: measured)
    }
  }

  private static func readDays(
    _ block: FeedBlock, _ units: OpenMeteoUnits, _ offset: Int
  ) throws(FeedError) -> [ForecastDay] {
    let times = try block.times(offset: offset)
    let rows = times.count
    let unit = units.temperature(in: "daily")
    func numbers(_ name: String) throws(FeedError) -> [Double?] {
      try block.column(name, rows: rows) { field throws(FeedError) in try field.number(in: amounts) }
    }
    func degrees(_ name: String) throws(FeedError) -> [Double?] {
      try block.column(name, rows: rows) { field throws(FeedError) in try field.celsius(unit) }
    }
    func percentages(_ name: String) throws(FeedError) -> [Double?] {
      try block.column(name, rows: rows) { field throws(FeedError) in try field.percentage() }
    }
    func moments(_ name: String) throws(FeedError) -> [Double?] {
      try block.column(name, rows: rows) { field throws(FeedError) in try field.time(offset: offset) }
    }
    let stated = try block.column("weather_code", rows: rows) { $0.outlook() }
    let (lows, highs) = (try degrees("temperature_2m_min"), try degrees("temperature_2m_max"))
    let precipitation = try numbers("precipitation_sum")
    let snowfall = try numbers("snowfall_sum")
    let cloudCover = try percentages("cloud_cover_mean")
    let chances = try percentages("precipitation_probability_max")
    let (sunrises, sunsets) = (try moments("sunrise"), try moments("sunset"))
    return times.enumerated().compactMap { row, time in
      guard let time else { return nil }
      var measured = Measurements()
      measured.stated = stated[row]
      let ends = [lows[row], highs[row]].compactMap { $0 }
      // Without a code, whether rain or snow fell is told by the middle of the day's temperatures.
      measured.temperature = ends.isEmpty ? nil : ends.reduce(0, +) / Double(ends.count)
      measured.precipitation = precipitation[row]
      measured.snowfall = snowfall[row]
      measured.cloudCover = cloudCover[row]
      return ForecastDay(
        start: time, outlook: measured.outlook, low: lows[row], high: highs[row],
        chance: chances[row].map { $0 / 100 }, sunrise: sunrises[row], sunset: sunsets[row])
    }
  }
}
