import Glibc
import Image
import Options
import Scene
import Weather

/// Where what is to be seen comes from.
enum Sources {
  /// What a scene's name, a forecast or a scene file means, with what the options change about it.
  ///
  /// - Throws: `FileError`, or `SourceFailure` where a file does not say.
  static func look(_ source: PictureSource, _ picture: PictureOptions) throws -> Look {
    switch source {
    case .scene(let scene): return picture.look.applied(to: scene.look)
    // The screen's sky is its own: what stands here is never seen.
    case .screen: return Look(.weather(WeatherNow(weather: .clearDay)))
    case .forecast(let file):
      return picture.look.applied(to: Look(.weather(try forecast(file, now: picture.now))))
    case .file(let file):
      let bytes = try InputFile.read(file.name, limit: Look.largestFile)
      do {
        return try Look(sceneFile: bytes)
      } catch {
        throw SourceFailure(subject: file.title, error: error)
      }
    }
  }

  /// The weather that a source means, for what plays weathers alone.
  ///
  /// - Parameter now: what the user says is the moment, as ISO 8601.
  /// - Throws: `FileError`, or `SourceFailure` where a file does not say, or where it is no weather.
  static func weatherNow(_ source: PictureSource, now: String?) throws -> WeatherNow {
    var picture = PictureOptions()
    picture.now = now
    guard case .weather(let weather) = try look(source, picture).background else {
      throw SourceFailure(subject: source.title, error: NoWeather())
    }
    return weather
  }

  private static func forecast(_ file: FileArgument, now: String?) throws -> WeatherNow {
    let moment = try now.map { text in
      do { return try Moment(text) } catch { throw SourceFailure(subject: "--now", error: error) }
    }
    let bytes = try InputFile.read(file.name, limit: Forecast.largestReply)
    do {
      let clock = Double(time(nil))
      return try Forecast.read(bytes, clock: clock).weatherNow(at: moment, clock: clock)
    } catch {
      throw SourceFailure(subject: file.title, error: error)
    }
  }
}

/// Why a source does not give a picture, and which it is.
struct SourceFailure: Error, CustomStringConvertible {
  let subject: String
  let error: any Error

  var description: String { "\(subject): \(error)" }
}

private struct NoWeather: Error, CustomStringConvertible {
  var description: String { "only weathers can be played here yet: draw it with welkin render" }
}

extension PictureSource {
  /// What it goes by in messages.
  var title: String {
    switch self {
    case .scene(let scene): scene.name
    case .forecast(let file), .file(let file): file.title
    case .screen(let file): file?.title ?? "--demo"
    }
  }
}

extension FileArgument {
  /// What it goes by in messages where it is read.
  var title: String { self == .standardStream ? "standard input" : name }
}
