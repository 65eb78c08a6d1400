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
        var look = try Look(sceneFile: bytes)
        // What a file names lies beside it, wherever the program runs.
        look.cards = look.cards.map { file.beside($0) }
        return look
      } catch {
        throw SourceFailure(subject: file.title, error: error)
      }
    }
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

extension PictureSource {
  /// The scene that it names, or that what was read is most like.
  func scene(of look: Look) -> SceneName {
    if case .scene(let scene) = self { return scene }
    return switch look.background {
    case .weather(let now): .weather(now.weather)
    case .snowfall: .snowfall
    case .gradient: .gradient(.plain)
    }
  }

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

extension FileArgument {
  /// A path that the file names, seen from the folder that the file is in.
  fileprivate func beside(_ path: String) -> String {
    guard !path.hasPrefix("/"), case .path(let own) = self, let slash = own.lastIndex(of: "/") else {
      return path
    }
    return own[...slash] + path
  }
}

extension PictureOptions {
  /// The options with the cards that a look has of its own before those of the command line.
  func withCards(of look: Look) -> PictureOptions {
    var options = self
    options.cards = look.cards + cards
    options.autoscrolls = autoscrolls || look.autoscrolls
    return options
  }
}
