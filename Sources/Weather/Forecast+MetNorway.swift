import JSON

extension Forecast {
  /// Reads a reply of MET Norway's Locationforecast 2.0, compact or complete.
  ///
  /// It is in UTC and says no offset; the place's is taken to be the sun's, by the longitude: an hour or so off its
  /// clocks, where UTC may be half a day off.
  static func metNorway(_ reply: JSONValue) throws(FeedError) -> Forecast {
    let top = FeedRecord(value: reply, path: "")
    var forecast = Forecast(feed: .metNorway)
    forecast.coordinates = try coordinates(ofPoint: top.record("geometry"))
    if let longitude = forecast.coordinates?.longitude {
      forecast.utcOffsetSeconds = Int((longitude / 15).rounded()) * 3600
    }
    guard let properties = try top.record("properties") else {
      throw .notAForecast(problem: "it has no \"properties\"")
    }
    for step in try properties.records("timeseries") {
      guard let time = try step.field("time").time(offset: 0), let data = try step.record("data") else {
        continue
      }
      forecast.hours.append(ForecastHour(start: time, measurements: try measurements(data)))
    }
    guard !forecast.hours.isEmpty else {
      throw .field(path: "properties.timeseries", problem: "there is not one hour")
    }
    return forecast
  }

  /// The coordinates of a GeoJSON point: longitude first; none of what is no point.
  static func coordinates(ofPoint geometry: FeedRecord?) throws(FeedError) -> Coordinates? {
    guard let geometry, geometry.value["type"]?.string == "Point",
      let array = geometry.value["coordinates"], array.isArray
    else { return nil }
    var values = array.children
    func next(_ range: ClosedRange<Double>, _ row: Int) throws(FeedError) -> Double? {
      try FeedField(value: values.next(), block: geometry.path, name: "coordinates", row: row)
        .number(in: range)
    }
    guard let longitude = try next(-360...360, 0), let latitude = try next(-90...90, 1) else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude.remainder(dividingBy: 360))
  }

  private static func measurements(_ data: FeedRecord) throws(FeedError) -> Measurements {
    var measured = Measurements()
    if let instant = try data.record("instant")?.record("details") {
      measured.temperature = try instant.field("air_temperature").celsius(.celsius)
      measured.cloudCover = try instant.field("cloud_area_fraction").percentage()
    }
    // The nearest hour says most; towards its end a forecast has only longer steps, and at last none.
    for name in ["next_1_hours", "next_6_hours", "next_12_hours"] {
      guard let next = try data.record(name) else { continue }
      if let details = try next.record("details") {
        measured.precipitation = try details.field("precipitation_amount").number(in: -1e6...1e6)
        measured.chance = try details.field("probability_of_precipitation").percentage().map { $0 / 100 }
      }
      guard let symbol = try next.record("summary")?.field("symbol_code").string() else { continue }
      measured.stated = Outlook(symbolCode: symbol)
      measured.isDay = symbol.hasSuffix("_day") ? true : symbol.hasSuffix("_night") ? false : nil
      break
    }
    return measured
  }
}

extension Outlook {
  /// What one of MET Norway's symbol codes means, such as `lightrainshowers_day`; one that means nothing is cloudy.
  init(symbolCode: String) {
    let name = symbolCode.prefix(60).prefix { $0 != "_" }
    let strength = { (light: Double, plain: Double, heavy: Double) in
      name.hasPrefix("light") ? light : name.hasPrefix("heavy") ? heavy : plain
    }
    let isShower = name.contains("showers")
    if name.hasSuffix("thunder") {
      self.init(.thunderstorm, strength: strength(1, 1, 1.6), from: .weatherCode)
    } else if name.contains("snow") {
      // The published list has "lightssnowshowers", so it is looked for anywhere.
      let value = isShower ? strength(0.8, 1, 1.6) : strength(0.6, 1, 1.8)
      self.init(.snow, strength: value, from: .weatherCode)
    } else if name.contains("rain") || name.contains("sleet") {
      let value = isShower ? strength(0.7, 1.2, 2.2) : strength(0.7, 1, 1.8)
      self.init(.rain, strength: value, from: .weatherCode)
    } else {
      switch name {
      case "clearsky", "fair": self.init(.clear, from: .weatherCode)
      case "partlycloudy": self.init(.partlyCloudy, from: .weatherCode)
      case "fog": self.init(.fog, from: .weatherCode)
      default: self.init(.cloudy, from: .weatherCode)
      }
    }
  }
}
