/// Where a forecast is from.
public enum Feed: String, CaseIterable, Sendable {
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case nationalWeatherService = "nws"
  case metar

  /// The name that has to stand beside the data; none where nobody asks for one.
  public var credit: String? {
    switch self {
    case .openMeteo: "Open-Meteo.com"
    case .metNorway: "MET Norway"
    case .nationalWeatherService: "National Weather Service"
    case .metar: nil
    }
  }
}
