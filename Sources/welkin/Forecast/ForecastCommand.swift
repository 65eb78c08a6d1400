import ForecastScreen
import Options
import Platform

/// `welkin forecast`: the forecast screen in a window, or its content in words.
enum ForecastCommand {
  static func run(_ options: ForecastOptions) throws {
    let picture = options.window.picture
    let source = try ForecastSource(options.file, picture)
    switch options.output {
    case .text:
      let lines = ForecastText.lines(try source.model(), in: ScreenLocale(picture.screen))
      try Console.print(lines.map { $0 + "\n" }.joined())
    case .json: try Console.print(try source.json())
    case .window: try openWindow(source, options.window)
    }
  }

  private static func openWindow(_ source: ForecastSource, _ options: WindowOptions) throws {
    // What the forecast does not say is said before a window opens.
    _ = try source.model()
    var settings = WindowCommand.settings(options)
    settings.hasScrims = true
    try runWindow(settings) { renderer, _ in
      try ScreenContent(source, options.picture, measurer: renderer.typesetter)
    }
  }
}
