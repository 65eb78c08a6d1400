import ForecastScreen
import GL
import Glibc
import Image
import Options
import Platform
import Scene
import Shaders
import Sky
import Weather

/// `welkin render`: one frame into a PNG file.
enum RenderCommand {
  static func run(_ options: RenderOptions) throws {
    // Of scripts that the words' language is not written in, Pango and Fontconfig ask the environment's languages; a
    // file does not depend on them.
    setenv("PANGO_LANGUAGE", "C", 1)
    setenv("FC_LANG", "und", 1)
    let picture = options.picture
    if case .path(let path) = options.output { try OutputFile.check(path) }
    if case .screen(let file) = options.source { return try drawScreen(file, options) }
    let look = try Sources.look(options.source, picture)
    let stage = try picture.stage(density: look.density)
    var frame = Frame(size: stage.size)
    let moment = SceneTime(picture.time, speed: picture.speed)
    look.write(into: &frame, at: moment, on: stage)
    if let change = options.change, case .weather(let weather) = change.scene,
      case .weather(let now) = look.background
    {
      var show = WeatherShow(now)
      show.change(to: WeatherNow(weather: weather), at: 0)
      show.write(into: &frame, at: change.progress * WeatherShow.duration, moment: moment, on: stage)
    }
    let shown = picture.withCards(of: look)
    if !shown.cards.isEmpty { try Cards.deck(shown, on: stage).write(into: &frame, at: 0) }

    let context = try Headless.makeContext(picture.api.choices)
    let renderer = try SkyRenderer(context, shaders: ShaderLibrary(folder: picture.shadersFolder))
    if let title = picture.title {
      frame.overlay = .snowTitle(
        title, in: stage.size, direction: stage.direction, measurer: renderer.typesetter)
    }
    try write(frame, by: renderer, context, options)
  }

  /// Draws the forecast screen.
  private static func drawScreen(_ file: FileArgument?, _ options: RenderOptions) throws {
    let picture = options.picture
    let source = try ForecastSource(file, picture)
    let model = try source.model(step: DemoForecast.step(after: picture.time))
    var stage = try picture.stage()
    let context = try Headless.makeContext(picture.api.choices)
    let renderer = try SkyRenderer(
      context, shaders: ShaderLibrary(folder: picture.shadersFolder),
      language: LocaleName(picture.screen).languageTag)
    var show = ScreenShow(model, picture, size: stage.size, measurer: renderer.typesetter)
    // The sky runs as the screen does.
    stage.direction = show.direction
    show.scroll.vertical.jump(to: picture.scroll, at: 0)
    show.scroll.strip.jump(to: picture.screen.hoursScroll, at: 0)
    var frame = Frame(size: stage.size)
    let moment = SceneTime(picture.time, speed: picture.speed)
    show.write(into: &frame, at: 0, moment: moment, on: stage)
    try write(frame, by: renderer, context, options)
  }

  private static func write(
    _ frame: Frame, by renderer: SkyRenderer, _ context: Context, _ options: RenderOptions
  ) throws {
    let pixels = try renderer.picture(of: frame, context)
    if !frame.overlay.items.isEmpty { RunningWords.warnIfWordless(renderer) }
    try OutputFile.write(try PNG.encode(pixels, alpha: !options.picture.sky), to: options.output.name)
  }
}

extension SkyRenderer {
  /// Draws a frame off screen and reads it back, with straight alpha.
  func picture(of frame: Frame, _ context: Context) throws -> Pixels {
    let target = try RenderTarget(
      context, width: frame.size.pixelWidth, height: frame.size.pixelHeight, format: .color)
    try draw(frame, to: target.surface())
    var bytes = target.surface().read()
    if !frame.isOpaque { Pixels.unmultiply(&bytes) }
    if let error = context.takeError() { throw GLError.failed("draw the frame (\(error))") }
    guard let pixels = Pixels(width: target.width, height: target.height, bytes: bytes) else {
      throw GLError.failed("read the frame back")
    }
    return pixels
  }
}

extension PictureOptions {
  /// How the options want a scene to be seen in a file.
  ///
  /// - Parameter wished: the scene's own density, for where the options give none.
  func stage(density wished: Density? = nil) throws -> Stage {
    let (width, height) = size.map { ($0.width, $0.height) } ?? (1920, 1080)
    guard let size = FrameSize(width: width, height: height, scale: scale ?? 1) else {
      throw GLError.failed("draw a frame of under one pixel")
    }
    return Stage(
      size: size, density: density ?? wished ?? .factor(1), direction: direction ?? .leftToRight,
      reducesMotion: reduceMotion ?? false, showsSky: sky, dithers: dither)
  }
}

extension FileArgument {
  /// The name that files go by; a hyphen is the standard stream.
  var name: String {
    switch self {
    case .standardStream: "-"
    case .path(let path): path
    }
  }
}
