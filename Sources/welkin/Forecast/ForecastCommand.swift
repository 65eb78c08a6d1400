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
    case .window: try runWindow(source, options.window)
    }
  }

  private static func runWindow(_ source: ForecastSource, _ options: WindowOptions) throws {
    // What the forecast does not say is said before a window opens.
    _ = try source.model()
    let settings = WindowCommand.settings(options)
    // Before any other thread begins: drawing in software begins several.
    EndSignals.wait { Window.wake() }
    let desktop = settings.reducesMotion == nil ? DesktopSettings { Window.wake() } : nil
    let window = try Window(
      title: "Welkin", placement: settings.placement, monitor: settings.monitor, scale: settings.scale,
      apis: settings.apis)
    let renderer = try ShaderWatch.renderer(
      window.context, folder: settings.shadersFolder, language: settings.locale.languageTag)
    // A desktop that answers late is heard later: the window does not wait for it.
    desktop?.wait(0.3)
    let loop = try ForecastLoop(
      settings, options.picture, source, window: window, renderer: renderer, desktop: desktop)
    try loop.run()
  }
}
