import JSON

extension Forecast {
  /// Whether a reply is GeoJSON as the US National Weather Service writes it, or an error of its.
  static func isNationalWeatherService(_ reply: JSONValue) -> Bool {
    if reply["properties"]?["periods"] != nil { return true }
    if reply["detail"]?.isString == true, reply["status"]?.number != nil { return true }
    return reply["@context"] != nil && (reply["features"]?.isArray == true || reply["properties"] != nil)
  }

  /// Reads a forecast by the hour or by periods, or an observation of a station.
  static func nationalWeatherService(_ reply: JSONValue) throws(FeedError) -> Forecast {
    if let detail = reply["detail"]?.string, reply["properties"] == nil {
      throw .refused(reason: String(oneLine: detail))
    }
    let top = FeedRecord(value: reply, path: "")
    var forecast = Forecast(feed: .nationalWeatherService)
    guard let properties = try top.record("properties"), properties.value["periods"] != nil else {
      // A station's observations come newest first.
      let feature = try top.records("features").first ?? top
      guard let properties = try feature.record("properties") else {
        throw .notAForecast(problem: "it has neither periods nor an observation")
      }
      forecast.coordinates = try coordinates(ofPoint: feature.record("geometry"))
      forecast.current = try observation(properties)
      return forecast
    }
    forecast.coordinates = try pointCoordinates(top.record("geometry"))
    var days: [Double: ForecastDay] = [:]
    for period in try properties.records("periods") {
      guard let start = try moment(period.field("startTime")) else { continue }
      // All periods are read in the first one's offset, as a forecast has but one.
      if forecast.hours.isEmpty { forecast.utcOffsetSeconds = start.offsetSeconds ?? 0 }
      let from = start.secondsSince1970(placeOffset: forecast.utcOffsetSeconds)
      let to = try moment(period.field("endTime"))?.secondsSince1970(placeOffset: forecast.utcOffsetSeconds)
      let measured = try measurements(period)
      // An hour holds for six at most, so that a longer period is more of them.
      let length = min(86_400, max(3600, (to ?? from + 3600) - from))
      for part in 0..<Int((length / 21_600).rounded(.up)) {
        forecast.hours.append(ForecastHour(start: from + 21_600 * Double(part), measurements: measured))
      }
      guard length > 2 * 3600 else { continue }
      let midnight = (start.clockSeconds / 86_400).rounded(.down) * 86_400 - Double(forecast.utcOffsetSeconds)
      var day = days[midnight] ?? ForecastDay(start: midnight, outlook: measured.outlook)
      if measured.isDay == true {
        day.high = measured.temperature
        day.outlook = measured.outlook
      } else {
        day.low = measured.temperature
      }
      day.chance = [day.chance, measured.chance].compactMap { $0 }.max()
      days[midnight] = day
    }
    forecast.days = days.values.sorted { $0.start < $1.start }
    guard !forecast.hours.isEmpty else {
      throw .field(path: "properties.periods", problem: "there is not one period")
    }
    return forecast
  }

  private static func pointCoordinates(_ geometry: FeedRecord?) throws(FeedError) -> Coordinates? {
    guard let geometry, geometry.value["type"]?.string == "GeometryCollection" else {
      return try coordinates(ofPoint: geometry)
    }
    for part in try geometry.records("geometries") {
      if let point = try coordinates(ofPoint: part) { return point }
    }
    return nil
  }

  private static func moment(_ field: FeedField) throws(FeedError) -> Moment? {
    guard let value = field.value else { return nil }
    guard value.isString, case .success(let moment) = Moment.read(value.stringBytes) else {
      throw field.error("not a date")
    }
    return moment
  }

  private static func measurements(_ period: FeedRecord) throws(FeedError) -> Measurements {
    var measured = Measurements()
    let unit = TemperatureUnit(named: period.field("temperatureUnit").string())
    measured.temperature = try quantity(period, "temperature", otherwise: unit)
    if let chance = try amount(period, "probabilityOfPrecipitation") {
      measured.chance = try chance.percentage().map { $0 / 100 }
    }
    measured.isDay = try period.field("isDaytime").flag()
    measured.stated = Outlook(
      icon: period.field("icon").string(), words: period.field("shortForecast").string())
    return measured
  }

  private static func observation(_ properties: FeedRecord) throws(FeedError) -> CurrentWeather {
    var measured = Measurements()
    measured.temperature = try quantity(properties, "temperature", otherwise: .celsius)
    let icon = properties.field("icon").string()
    measured.stated = Outlook(icon: icon, words: properties.field("textDescription").string())
    if let icon { measured.isDay = icon.contains("/day/") ? true : icon.contains("/night/") ? false : nil }
    let time = try properties.field("timestamp").time(offset: 0)
    return CurrentWeather(time: time, interval: 3600, measurements: measured)
  }

  /// A number, or the value in an object that has its unit beside it.
  private static func amount(_ record: FeedRecord, _ name: String) throws(FeedError) -> FeedField? {
    guard let value = record.value[name] else { return nil }
    return value.isObject ? try record.record(name)?.field("value") : record.field(name)
  }

  private static func quantity(
    _ record: FeedRecord, _ name: String, otherwise unit: TemperatureUnit
  ) throws(FeedError) -> Double? {
    guard let field = try amount(record, name) else { return nil }
    let code = record.value[name]?["unitCode"]?.string.map { String($0.prefix(40)) } ?? ""
    return try field.celsius(code.hasSuffix("degF") ? .fahrenheit : code.hasSuffix("degC") ? .celsius : unit)
  }
}

extension Outlook {
  /// What an icon of the National Weather Service and the words beside it mean; none where neither says anything.
  init?(icon: String?, words: String?) {
    if let icon, let outlook = Outlook(icon: icon) {
      self = outlook
    } else if let words, let outlook = Outlook(words: words) {
      self = outlook
    } else {
      return nil
    }
  }

  /// The icon's address names the weather after day or night, twice where it changes: `…/land/day/tsra,40/ovc`.
  private init?(icon: String) {
    let path = icon.prefix(300).prefix { $0 != "?" }.split(separator: "/")
    guard let half = path.firstIndex(where: { $0 == "day" || $0 == "night" }), half + 1 < path.count else {
      return nil
    }
    let name = path[half + 1].prefix { $0 != "," }
    let condition: Condition
    var strength = 1.0
    switch name {
    case "skc", "few", "wind_skc", "wind_few", "hot", "cold": condition = .clear
    case "sct", "wind_sct": condition = .partlyCloudy
    case "bkn", "ovc", "wind_bkn", "wind_ovc": condition = .cloudy
    case "rain", "rain_fzra", "fzra", "rain_sleet", "sleet": condition = .rain
    case "rain_showers", "rain_showers_hi": (condition, strength) = (.rain, 1.2)
    case "tsra", "tsra_sct", "tsra_hi", "tornado", "hurricane", "tropical_storm": condition = .thunderstorm
    case "snow", "rain_snow", "snow_sleet", "snow_fzra": condition = .snow
    case "blizzard": (condition, strength) = (.snow, 1.8)
    case "fog": condition = .fog
    default: return nil
    }
    self.init(condition, strength: strength, from: .weatherCode)
  }

  private init?(words: String) {
    let words = words.prefix(200).lowercased()
    let meanings: [(Condition, [String])] = [
      (.thunderstorm, ["thunder", "t-storm"]), (.snow, ["snow", "flurries", "blizzard", "wintry"]),
      (.rain, ["rain", "shower", "drizzle", "sleet", "ice pellets"]), (.fog, ["fog", "mist"]),
      (.partlyCloudy, ["partly", "mostly sunny", "mostly clear"]), (.cloudy, ["cloud", "overcast"]),
      (.clear, ["sunny", "clear", "fair"]),
    ]
    guard let (condition, _) = meanings.first(where: { $0.1.contains { words.contains($0) } }) else {
      return nil
    }
    self.init(condition, from: .weatherCode)
  }
}
