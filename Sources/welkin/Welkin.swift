import Glibc
import Platform
import Scene
import Weather

@main
struct Welkin {
  static func main() {
    do {
      try runWindow(settings(Array(CommandLine.arguments.dropFirst())))
    } catch {
      StandardError.print("welkin: window: \(error)")
      exit(1)
    }
  }

  // Stands here until the command line is joined.
  static func settings(_ arguments: [String]) -> WindowSettings {
    var settings = WindowSettings()
    var rest = arguments[...]
    func number() -> Double? { rest.popFirst().flatMap { Double($0) } }
    while let argument = rest.popFirst() {
      switch argument {
      case "--window":
        let parts = rest.popFirst()?.split(separator: "x").compactMap { Double($0) } ?? []
        settings.placement =
          parts.count == 2 ? .window(width: parts[0], height: parts[1]) : .window(width: 1280, height: 720)
      case "--monitor": settings.monitor = number().map { Int($0) }
      case "--scale": settings.scale = number()
      case "--api": settings.apis = rest.popFirst() == "gles" ? [.gles] : [.gl]
      case "--demo": settings.isDemo = true
      case "--time": settings.start = number() ?? 0
      case "--paused": settings.isPaused = true
      case "--reduce-motion": settings.reducesMotion = true
      case "--full-motion": settings.reducesMotion = false
      case "--shaders": settings.shadersFolder = rest.popFirst()
      case "--fps": settings.framesPerSecond = number()
      case "--stats": settings.printsFigures = true
      default: settings.weather = Weather(rawValue: argument).map { WeatherNow(weather: $0) }
      }
    }
    return settings
  }
}
