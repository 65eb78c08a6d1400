import JSON

/// One METAR report: the weather at an airport, in groups of letters and digits.
///
/// Groups that are broken or unknown are passed over, and the rest is read.
struct METARReport {
  private(set) var station = ""
  private var day = 0
  private var secondsInDay = 0.0
  private(set) var measurements = Measurements()
  private var visibility: Double?

  /// A report; none where the text is not one, which its station and time tell.
  init?(_ bytes: [UInt8]) {
    // The longest report with all of its remarks is a tenth of this.
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard text.utf8.count == min(bytes.count, 4096) else { return nil }
    // What follows an equals sign is no part of the report.
    var groups = text.prefix { $0 != "=" }.split { $0 == " " || $0.isNewline || $0 == "\t" }[...]
    while let group = groups.first, ["METAR", "SPECI", "COR"].contains(group) { groups.removeFirst() }
    guard let station = groups.popFirst(), station.utf8.count == 4,
      station.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }),
      let time = groups.popFirst(), readTime(time)
    else { return nil }
    self.station = String(station)

    var weather: [METARWeather] = []
    while let group = groups.popFirst() {
      // What is expected later is not the weather now.
      if ["BECMG", "TEMPO", "NOSIG"].contains(group) || isTime(group) { break }
      if group == "RMK" {
        readRemarks(groups)
        break
      }
      if readCover(group) || readTemperature(group) || readVisibility(group) { continue }
      if let phenomena = METARWeather(group) { weather.append(phenomena) }
    }
    measurements.stated = METARWeather.outlook(weather)
    if measurements.stated == nil, let visibility, visibility < 1000 {
      measurements.stated = Outlook(.fog, from: .weatherCode)
    }
  }

  /// Whether a text says that it is a report, be it one or not.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let first = bytes.prefix(64).split { $0 <= 32 }.first.map { String(decoding: $0, as: UTF8.self) }
    return first == "METAR" || first == "SPECI"
  }

  /// The report as a forecast of nothing but now.
  func forecast(clock: Double?) -> Forecast {
    var forecast = Forecast(place: station, feed: .metar)
    forecast.sunsOffsetSeconds = sunsOffsetHours * 3600
    forecast.current = CurrentWeather(
      time: clock.flatMap { time(before: $0) }, interval: 3600, measurements: measurements)
    return forecast
  }

  /// The time of the report: the last one on its day of a month, up to half a day after the clock.
  private func time(before clock: Double) -> Double? {
    guard Moment.writable.contains(clock) else { return nil }
    let latest = Int(((clock + 43_200) / 86_400).rounded(.down))
    // No month with such a day is further away than two.
    for dayNumber in stride(from: latest, to: latest - 62, by: -1) {
      let time = Double(dayNumber) * 86_400 + secondsInDay
      if Moment.date(ofDay: dayNumber).day == day, time <= clock + 43_200 { return time }
    }
    return nil
  }

  private mutating func readTime(_ group: Substring) -> Bool {
    var reader = DigitReader(Array(group.utf8))
    guard let day = reader.number(2), let hour = reader.number(2), let minute = reader.number(2),
      reader.skip("Z"), reader.isAtEnd, (1...31).contains(day), hour < 24, minute < 60
    else { return false }
    self.day = day
    secondsInDay = Double(hour * 3600 + minute * 60)
    return true
  }

  private func isTime(_ group: Substring) -> Bool {
    var other = self
    return other.readTime(group)
  }

  /// How much of the sky clouds cover: of several layers the one that covers most.
  private mutating func readCover(_ group: Substring) -> Bool {
    let cover: Double
    switch group {
    case "CAVOK", "SKC", "CLR", "NSC", "NCD": cover = 0
    default:
      // Eighths of the sky: 1 or 2, 3 or 4, 5 to 7, all of it.
      switch group.prefix(3) {
      case "FEW": cover = 18.75
      case "SCT": cover = 43.75
      case "BKN": cover = 75
      case "OVC": cover = 100
      default:
        guard group.hasPrefix("VV") else { return false }
        cover = 100
      }
    }
    measurements.cloudCover = max(measurements.cloudCover ?? 0, cover)
    return true
  }

  /// Temperature and dew point, `M01/M03`, of which the latter may be missing.
  private mutating func readTemperature(_ group: Substring) -> Bool {
    let bytes = Array(group.utf8)
    var reader = DigitReader(bytes)
    let isBelow = reader.skip("M")
    guard let degrees = reader.number(2), reader.skip("/") else { return false }
    _ = reader.skip("M")
    let isWhole = reader.isAtEnd || group.hasSuffix("//") || reader.number(2) != nil && reader.isAtEnd
    guard isWhole else { return false }
    measurements.temperature = measurements.temperature ?? Double(isBelow ? -degrees : degrees)
    return true
  }

  /// Metres, or statute miles and halves of them.
  private mutating func readVisibility(_ group: Substring) -> Bool {
    var reader = DigitReader(Array(group.utf8))
    if group.utf8.count == 4, let metres = reader.number(4) {
      visibility = visibility ?? Double(metres)
      return true
    }
    guard group.hasSuffix("SM") else { return false }
    // M and P stand before what it is less or more than.
    let digits = group.dropLast(2).drop { $0 == "M" || $0 == "P" }
    let parts = digits.split(separator: "/").compactMap { Double($0) }
    guard let miles = parts.first, parts.count == 1 || parts.count == 2 && parts[1] > 0 else { return true }
    visibility = visibility ?? miles / (parts.count == 2 ? parts[1] : 1) * 1609.344
    return true
  }

  /// Tenths of a degree, `T01880111`: a sign, three digits, and the same for the dew point.
  private mutating func readRemarks(_ groups: ArraySlice<Substring>) {
    for group in groups where group.first == "T" && group.utf8.count == 9 {
      var reader = DigitReader(Array(group.utf8.dropFirst()))
      guard let sign = reader.number(1), let tenths = reader.number(3), reader.number(4) != nil, sign < 2
      else {
        continue
      }
      measurements.temperature = Double(sign == 1 ? -tenths : tenths) / 10
    }
  }
}
