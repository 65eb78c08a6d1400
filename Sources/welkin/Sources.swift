import Glibc
import Image
import Options
import Weather

/// Where the weather to show comes from.
enum Sources {
  /// The weather that a scene's name or a forecast means.
  ///
  /// - Parameter now: what the user says is the moment, as ISO 8601.
  /// - Throws: `FileError`, or `ForecastFailure` where a forecast does not say.
  static func weatherNow(_ source: PictureSource, now: String?) throws -> WeatherNow {
    switch source {
    case .scene(.weather(let weather)):
      return WeatherNow(weather: weather)
    case .forecast(let file):
      let moment = try now.map { text in
        do { return try Moment(text) } catch { throw ForecastFailure(subject: "--now", error: error) }
      }
      let bytes = try InputFile.read(file.name, limit: Forecast.largestReply)
      do {
        let clock = Double(time(nil))
        return try Forecast.read(bytes, clock: clock).weatherNow(at: moment, clock: clock)
      } catch {
        throw ForecastFailure(subject: file == .standardStream ? "standard input" : file.name, error: error)
      }
    }
  }
}

/// Why a forecast does not give a sky, and which file says so.
struct ForecastFailure: Error, CustomStringConvertible {
  let subject: String
  let error: any Error

  var description: String { "\(subject): \(error)" }
}
