import ForecastScreen
import Image
import Options
import Platform
import Scene

/// `welkin [SCENE]`: the window, until it is closed.
enum WindowCommand {
  static func run(_ options: WindowOptions) throws {
    let picture = options.picture
    var settings = settings(options)
    settings.overWeathers = picture.look.applied(to: settings.overWeathers)
    if let source = options.source {
      var look = try Sources.look(source, picture)
      look.speed *= picture.speed
      settings.look = look
      settings.density = picture.density ?? look.density ?? .automatic
      settings.scene = source.scene(of: look)
      // A scene file says all there is.
      if case .scene(.snowfall) = source {
        settings.title = picture.title ?? WindowWords(settings.locale)(.firstSnow)
      }
    }
    let shown = settings.look.map { picture.withCards(of: $0) } ?? picture
    if !shown.cards.isEmpty { settings.cards = try Cards.files(shown.cards) }
    settings.autoscrolls = shown.autoscrolls
    try runWindow(settings) { renderer, words in
      // Fonts are looked for only where there are words.
      SkyContent(settings, words: words, measurer: settings.title.isEmpty ? nil : renderer.typesetter)
    }
  }

  /// What the options say about the window, whatever is shown in it.
  static func settings(_ options: WindowOptions) -> WindowSettings {
    let picture = options.picture
    var settings = WindowSettings()
    if options.inWindow {
      let (width, height) = picture.size.map { ($0.width, $0.height) } ?? (1280, 720)
      settings.placement = .window(width: width, height: height)
    }
    settings.monitor = options.monitor
    settings.scale = picture.scale
    settings.apis = picture.api.choices
    settings.isDemo = options.demo
    settings.density = picture.density ?? .automatic
    settings.reducesMotion = picture.reduceMotion
    settings.direction = picture.direction
    settings.locale = LocaleName(picture.screen)
    settings.dithers = picture.dither
    settings.showsSky = picture.sky
    settings.overWeathers.speed = picture.speed
    settings.start = picture.time
    settings.shadersFolder = picture.shadersFolder
    settings.framesPerSecond = options.fps
    switch options.renderScale {
    case .factor(let factor)?: settings.softScale = factor
    case .automatic?: settings.softScale = nil
    case nil: settings.softScale = 1
    }
    settings.printsFigures = options.stats
    settings.saveScreenshot = { pixels, path in try OutputFile.write(try PNG.encode(pixels), to: path) }
    return settings
  }
}
