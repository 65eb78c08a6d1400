import ForecastScreen
import Options

/// `welkin forecast`: the forecast screen in a window, or its content in words.
enum ForecastCommand {
  static func run(_ options: ForecastOptions) throws {
    let picture = options.window.picture
    let source = try ForecastSource(options.file, picture)
    switch options.output {
    case .text:
      let lines = ForecastText.lines(try source.model(), in: ScreenShow.locale(picture.screen))
      try Console.print(lines.map { $0 + "\n" }.joined())
    case .json: try Console.print(try source.json())
    case .window: break
    }
  }
}
