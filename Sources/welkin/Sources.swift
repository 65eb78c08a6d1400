import Options
import Weather

/// Where the weather to show comes from.
enum Sources {
  /// The weather that a scene's name or a forecast means.
  static func weatherNow(_ source: PictureSource, now: String?) throws -> WeatherNow {
    switch source {
    case .scene(.weather(let weather)): return WeatherNow(weather: weather)
    case .forecast: return WeatherNow(weather: .cloudy)
    }
  }
}
