import JSON

extension Forecast {
  /// Reads a forecast in any of the formats that are known, told apart by what they hold.
  ///
  /// - Parameters:
  ///   - bytes: JSON of this program, of Open-Meteo, MET Norway or the US National Weather Service, or a METAR report.
  ///   - clock: the time in seconds since 1970: a METAR report names no month.
  /// - Throws: what was wrong, and where.
  public static func read(_ bytes: [UInt8], clock: Double? = nil) throws(FeedError) -> Forecast {
    guard bytes.count <= largestReply else { throw .tooLarge(bytes: bytes.count) }
    if let report = METARReport(bytes) { return report.forecast(clock: clock) }
    guard !METARReport.begins(bytes) else {
      throw .notAForecast(problem: "a METAR's station and time come first, as in METAR LPPT 301200Z")
    }
    let reply = try json(bytes)
    if reply["format"]?.string == Forecast.formatName { return try ownFormat(reply) }
    if reply["format"] != nil {
      throw .field(
        path: "format", problem: "it is not \"\(Forecast.formatName)\", and no other format is named so")
    }
    if let properties = reply["properties"], properties["timeseries"] != nil { return try metNorway(reply) }
    if isNationalWeatherService(reply) { return try nationalWeatherService(reply) }
    return try openMeteo(reply)
  }

  /// The structure of a JSON text.
  static func json(_ bytes: [UInt8]) throws(FeedError) -> JSONValue {
    do {
      return try JSONText(bytes).root
    } catch {
      switch error {
      case .empty: throw .empty
      case .tooLarge(let bytes): throw .tooLarge(bytes: bytes)
      case .broken(let line, let column, let problem):
        throw .notJSON(line: line, column: column, problem: problem)
      }
    }
  }
}
