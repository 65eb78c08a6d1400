import ForecastScreen
import Glibc
import Image
import Options
import Weather

/// A forecast for the screen, and the moment that counts as now.
struct ForecastSource {
  /// The forecast; nil for the demo's, of which there is one for each step.
  private let read: Forecast?
  private let moment: Moment?
  private let place: String?

  /// Reads a forecast; with no file it is the demo's.
  ///
  /// - Throws: `FileError`, or `SourceFailure` where the file or the moment says nothing of use.
  init(_ file: FileArgument?, _ picture: PictureOptions) throws {
    moment = try picture.now.map { text in
      do { return try Moment(text) } catch { throw SourceFailure(subject: "--now", error: error) }
    }
    place = picture.screen.place
    read = try file.map { file in
      let bytes = try InputFile.read(file.name, limit: Forecast.largestReply)
      do {
        return try Forecast.read(bytes, clock: ForecastSource.clock)
      } catch {
        throw SourceFailure(subject: file.title, error: error)
      }
    }
    title = file?.title ?? "--demo"
  }

  /// What it goes by in messages.
  let title: String

  /// Whether it is the demo's.
  var isDemo: Bool { read == nil }

  /// The forecast; of the demo the one of a step.
  func forecast(step: Int = 0) -> Forecast {
    var forecast = read ?? demo(step)
    forecast.place = place ?? forecast.place
    return forecast
  }

  /// What is shown of it.
  ///
  /// - Throws: `SourceFailure` where the forecast does not reach the moment.
  func model(step: Int = 0) throws -> ForecastModel {
    do {
      return try ForecastModel(forecast(step: step), at: moment, clock: ForecastSource.clock)
    } catch {
      throw SourceFailure(subject: title, error: error)
    }
  }

  /// The forecast as this program's own JSON.
  ///
  /// - Throws: `SourceFailure` where the forecast does not reach the moment.
  func json() throws -> String {
    let forecast = forecast()
    do {
      return forecast.json(now: try forecast.now(at: moment, clock: ForecastSource.clock))
    } catch {
      throw SourceFailure(subject: title, error: error)
    }
  }

  /// The time on the wall, in seconds since 1970.
  private static var clock: Double { Double(time(nil)) }

  private func demo(_ step: Int) -> Forecast {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let offset = moment?.offsetSeconds ?? Int(parts.tm_gmtoff)
    let now = moment?.secondsSince1970(placeOffset: offset) ?? ForecastSource.clock
    return DemoForecast.forecast(step: step, clock: now, utcOffsetSeconds: offset)
  }
}
