import JSON

extension Forecast {
  /// What a forecast of this program's own names its format.
  static let formatName = "welkin-forecast"
  /// The version of the format that `json` writes; versions up to it are read.
  static let formatVersion = 1.0

  /// The forecast as this program's own JSON, which `read` reads again.
  ///
  /// - Parameter now: what the forecast says of the moment asked for; it is written for other programs, and not read.
  public func json(now: ForecastNow? = nil) -> String {
    var object = JSONObjectWriter()
    object.add("format", Forecast.formatName)
    object.add("version", Forecast.formatVersion)
    object.add("source", feed?.rawValue)
    object.add("place", place)
    object.add("latitude", coordinates?.latitude)
    object.add("longitude", coordinates?.longitude)
    object.add("utc_offset_seconds", Double(utcOffsetSeconds))
    object.add("suns_offset_seconds", sunsOffsetSeconds.map { Double($0) })
    if let now { object.add("now", json: written(now)) }
    if let current {
      var member = JSONObjectWriter()
      addTime("time", current.time, to: &member)
      member.add("interval", current.interval)
      add(current.measurements, to: &member)
      object.add("current", json: member.line)
    }
    let hours = self.hours.map { hour in
      var member = JSONObjectWriter()
      addTime("time", hour.start, to: &member)
      add(hour.measurements, to: &member)
      return member.line
    }
    object.add("hours", json: Self.list(hours))
    let days = self.days.map { day in
      var member = JSONObjectWriter()
      addTime("time", day.start, to: &member)
      add(day.outlook, to: &member)
      member.add("low", day.low)
      member.add("high", day.high)
      member.add("chance", day.chance)
      addTime("sunrise", day.sunrise, to: &member)
      addTime("sunset", day.sunset, to: &member)
      return member.line
    }
    object.add("days", json: Self.list(days))
    return object.lines
  }

  private func written(_ now: ForecastNow) -> String {
    var member = JSONObjectWriter()
    addTime("time", now.moment, to: &member)
    add(now.measurements, to: &member)
    member.add("daylight", now.daylight)
    member.add("daylight_from", now.daylightFrom.rawValue)
    member.add("weather", now.weatherNow.weather.rawValue)
    member.add("light_clouds", now.weatherNow.lightClouds)
    return member.line
  }

  private func add(_ outlook: Outlook, to object: inout JSONObjectWriter) {
    object.add("condition", outlook.condition.rawValue)
    object.add("strength", outlook.strength)
    object.add("condition_from", outlook.from.rawValue)
  }

  private func add(_ measured: Measurements, to object: inout JSONObjectWriter) {
    add(measured.outlook, to: &object)
    object.add("temperature", measured.temperature)
    object.add("precipitation", measured.precipitation)
    object.add("snowfall", measured.snowfall)
    object.add("cloud_cover", measured.cloudCover)
    object.add("chance", measured.chance)
    object.add("is_day", measured.isDay)
  }

  /// A time as people read it, or as seconds since 1970 where that would lose something.
  private func addTime(_ name: String, _ seconds: Double?, to object: inout JSONObjectWriter) {
    guard let seconds, Moment.writable.contains(seconds) else { return }
    let moment = Moment(secondsSince1970: seconds, offsetSeconds: utcOffsetSeconds)
    let isExact =
      seconds == seconds.rounded() && utcOffsetSeconds % 60 == 0 && abs(utcOffsetSeconds) < 86_400
      && Moment.writable.contains(moment.clockSeconds)
    if isExact { object.add(name, moment.description) } else { object.add(name, seconds) }
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n" + lines.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }
}

extension Forecast {
  /// Reads this program's own JSON.
  static func ownFormat(_ reply: JSONValue) throws(FeedError) -> Forecast {
    let top = FeedRecord(value: reply, path: "")
    guard let version = reply["version"]?.number, version >= 1, version < formatVersion + 1 else {
      let version = reply["version"].map { "its version is \($0.written)" } ?? "it has no version"
      throw .notAForecast(problem: "\(version); this program reads version \(Int(formatVersion))")
    }
    let offset = try top.field("utc_offset_seconds").number(in: -86_400...86_400).map { Int($0) } ?? 0
    var forecast = Forecast(utcOffsetSeconds: offset)
    forecast.sunsOffsetSeconds = try top.field("suns_offset_seconds").number(in: -86_400...86_400).map {
      Int($0)
    }
    forecast.feed = top.field("source").string().flatMap { Feed(rawValue: $0) }
    forecast.place = top.field("place").string()
    if let latitude = try top.field("latitude").number(in: -90...90),
      let longitude = try top.field("longitude").number(in: -360...360)
    {
      forecast.coordinates = Coordinates(
        latitude: latitude,
        longitude: abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360))
    }
    if let current = try top.record("current") {
      let interval = try current.field("interval").number(in: 0...86_400) ?? 0
      forecast.current = CurrentWeather(
        time: try current.field("time").time(offset: offset), interval: interval > 0 ? interval : 900,
        measurements: try measurements(current))
    }
    for hour in try top.records("hours") {
      guard let time = try hour.field("time").time(offset: offset) else { continue }
      forecast.hours.append(ForecastHour(start: time, measurements: try measurements(hour)))
    }
    for day in try top.records("days") {
      guard let time = try day.field("time").time(offset: offset) else { continue }
      let stated = try outlook(day)
      forecast.days.append(
        ForecastDay(
          start: time, outlook: stated ?? Outlook(.clear, from: .nothing),
          low: try day.field("low").celsius(.celsius), high: try day.field("high").celsius(.celsius),
          chance: try day.field("chance").number(in: 0...1),
          sunrise: try day.field("sunrise").time(offset: offset),
          sunset: try day.field("sunset").time(offset: offset)))
    }
    guard forecast.current != nil || !forecast.hours.isEmpty else {
      throw .notAForecast(problem: "it has neither \"current\" nor an hour")
    }
    return forecast
  }

  private static let amounts = -1e6...1e6

  private static func outlook(_ record: FeedRecord) throws(FeedError) -> Outlook? {
    guard let name = record.field("condition").string() else { return nil }
    guard let condition = Condition(rawValue: name) else {
      let names = Condition.allCases.map(\.rawValue).joined(separator: ", ")
      throw record.field("condition").error("not one of \(names)")
    }
    let strength = try record.field("strength").number(in: 0...100) ?? 1
    let from = record.field("condition_from").string().flatMap { ConditionSource(rawValue: $0) }
    return Outlook(condition, strength: strength, from: from ?? .weatherCode)
  }

  private static func measurements(_ record: FeedRecord) throws(FeedError) -> Measurements {
    var measured = Measurements()
    measured.temperature = try record.field("temperature").celsius(.celsius)
    measured.precipitation = try record.field("precipitation").number(in: amounts)
    measured.snowfall = try record.field("snowfall").number(in: amounts)
    measured.cloudCover = try record.field("cloud_cover").percentage()
    measured.chance = try record.field("chance").number(in: 0...1)
    measured.isDay = try record.field("is_day").flag()
    // A condition that follows from the rest is not stated again, so that it goes on saying what it follows from.
    if let outlook = try outlook(record), outlook.from == .weatherCode || measured.outlook != outlook {
      measured.stated = Outlook(outlook.condition, strength: outlook.strength, from: .weatherCode)
    }
    return measured
  }
}
