extension Option {
  private static let anywhere = CommandName.allCases
  private static let pictures: [CommandName] = [.window, .render]
  private static let measured: [CommandName] = [.window, .render, .bench]
  private static let windows: [CommandName] = [.window, .forecast]
  private static let screens: [CommandName] = [.forecast, .render, .bench]
  private static let withScreen: [CommandName] = [.window, .render, .forecast]

  /// Every option, in the order in which help lists them.
  ///
  /// An entry here is all that parsing, help and suggestions need.
  static let all: [Option] = [
    Option("output", short: "o", .output, "where the PNG goes", for: [.render]) { $0.output = $1 },
    Option("describe", .scene, "print that scene as a scene file to start from", for: [.scenes]) {
      $0.listing.described = $1
    },
    Option("sheet", .output, "draw the weathers side by side into a PNG instead", for: [.scenes]) {
      $0.listing.sheet = $1
    },
    Option("forecast", .input, "in place of SCENE: the sky of that forecast's weather now", for: pictures) {
      $0.forecast = $1
    },
    Option("forecast", .input, "the forecast to show", for: [.forecast]) { $0.forecast = $1 },
    Option("scene", .input, "in place of SCENE: the scene that the file describes", for: pictures) {
      $0.sceneFile = $1
    },
    Option(
      "now", .moment, "the moment that counts as now for the forecast", otherwise: "its own, else the clock",
      for: withScreen, needs: "forecast"
    ) { $0.picture.now = $1 },
    Option("text", "print the forecast as lines of text", for: [.forecast]) { $0.screen.output = .text },
    Option("json", "print the forecast as JSON that this program reads", for: [.forecast]) {
      $0.screen.output = .json
    },
    Option("window", optional: .size, "a window, not the full screen", for: windows) { draft, size in
      draft.window.inWindow = true
      draft.picture.size = size ?? draft.picture.size
    },
    Option("window", "measure in a window, not without a display", for: [.bench]) {
      $0.bench.inWindow = true
    },
    Option("size", .size, "a window of that size", for: windows) {
      $0.window.inWindow = true
      $0.picture.size = $1
    },
    Option("size", .size, "the frame", otherwise: "1920x1080", for: [.render, .bench]) {
      $0.picture.size = $1
    },
    Option(
      "scale", .number("S", "scale", in: 0.1...8), "pixels a point", otherwise: "the monitor's",
      for: windows
    ) { $0.picture.scale = $1 },
    Option(
      "scale", .number("S", "scale", in: 0.1...8), "pixels a point", otherwise: "1", for: [.render, .bench]
    ) { $0.picture.scale = $1 },
    Option("monitor", .count("monitor", in: 1...100), "the monitor to use, counted from 1", for: windows) {
      $0.window.monitor = $1
    },
    Option("time", .time, "the moment to draw", otherwise: "0", for: [.render]) { $0.picture.time = $1 },
    Option("time", .time, "the moment to start at", otherwise: "0", for: windows) { $0.picture.time = $1 },
    Option("to", .scene, "draw a moment of the change to SCENE", for: [.render], needs: "progress") {
      $0.changeTo = $1
    },
    Option(
      "progress", .number("P", "progress", in: 0...1), "how far the change has come", for: [.render],
      needs: "to"
    ) { $0.progress = $1 },
    Option("density", .density, "how full the sky is", otherwise: "auto", for: windows) {
      $0.picture.density = $1
    },
    Option("density", .density, "how full the sky is", otherwise: "1", for: [.render, .bench]) {
      $0.picture.density = $1
    },
    Option(
      "speed", .number("V", "speed", in: 0...100), "how fast it moves", otherwise: "1", for: withScreen
    ) { $0.picture.speed = $1 },
    Option("color", .color, "the snowfall's colour", otherwise: "white", for: pictures) {
      $0.picture.look.color = $1
    },
    Option("title", .title, "words over the snowfall", otherwise: "First Snow", for: [.window]) {
      $0.picture.title = $1
    },
    Option("title", .title, "words over the snowfall", otherwise: "none", for: [.render]) {
      $0.picture.title = $1
    },
    Option("kind", .gradientKind, "how the gradient's colours spread", otherwise: "angular", for: measured) {
      $0.picture.look.kind = $1
    },
    Option("colors", .colors, "the gradient's colours", for: measured) { $0.picture.look.colors = $1 },
    Option("points", .points, "what the gradient's centre is sent to, in turn", for: measured) {
      $0.picture.look.points = $1
    },
    Option(
      "interval", .seconds("interval"), "how long the gradient's centre waits for its next step",
      for: measured
    ) { $0.picture.look.interval = $1 },
    Option("easing", .seconds("easing time"), "how long a step of the gradient's centre takes", for: measured)
    {
      $0.picture.look.easing = $1
    },
    Option(
      "radius", .number("R", "radius", in: 0.1...1e6), "a radial gradient's reach in points",
      otherwise: "to the farthest corner", for: measured
    ) { $0.picture.look.radius = $1 },
    Option("angle", .angle, "the direction of a linear gradient", otherwise: "90", for: measured) {
      $0.picture.look.line = $1
    },
    Option("line", .line, "the line of a linear gradient", for: measured) { $0.picture.look.line = $1 },
    Option("area", .area, "where in the frame the gradient lies", otherwise: "all of it", for: measured) {
      $0.picture.look.area = $1
    },
    Option("veil", .veil, "a colour over the scene", for: measured) { $0.picture.look.veil = $1 },
    Option("material", .material, "blur and tone the scene", for: measured) { $0.picture.look.material = $1 },
    Option(
      "material-area", .roundedArea, "where the material lies", otherwise: "the whole frame", for: measured,
      needs: "material"
    ) { $0.picture.look.materialArea = $1 },
    Option("cards", several: .images, "images to show as cards over the scene", for: measured) {
      $0.picture.cards.append($1)
    },
    Option("autoscroll", "the cards scroll by themselves", for: measured, needs: "cards") {
      $0.picture.autoscrolls = true
    },
    Option(
      "scroll", .number("Y", "offset", in: 0...1e9),
      "how far the cards or the forecast are scrolled, in points",
      otherwise: "0", for: [.render, .bench], needs: "cards"
    ) { $0.picture.scroll = $1 },
    Option(
      "scroll-hours", .number("X", "offset", in: 0...1e9), "how far the forecast's hours are scrolled",
      otherwise: "0", for: [.render]
    ) { $0.picture.screen.hoursScroll = $1 },
    Option("reduce-motion", "little motion, whatever the desktop says", for: measured + [.forecast]) {
      $0.picture.reduceMotion = true
    },
    Option("full-motion", "full motion, whatever the desktop says", for: measured + [.forecast]) {
      $0.picture.reduceMotion = false
    },
    Option(
      "rtl", "lay out from right to left; the default is the locale's in a window and of a forecast",
      for: withScreen
    ) { $0.picture.direction = .rightToLeft },
    Option("ltr", "lay out from left to right", for: withScreen) { $0.picture.direction = .leftToRight },
    Option("no-dither", "exact 8-bit rounding", for: withScreen) { $0.picture.dither = false },
    Option("no-sky", "effects only, on transparent", for: pictures) { $0.picture.sky = false },
    Option("place", .placeName, "the place's name over the forecast", for: screens) {
      $0.picture.screen.place = $1
    },
    Option("locale", .locale, "words, digits and hours", otherwise: "the environment's", for: screens) {
      $0.picture.screen.locale = $1
    },
    Option("units", .units, "degrees Celsius or Fahrenheit", otherwise: "the region's", for: screens) {
      $0.picture.screen.units = $1
    },
    Option(
      "text-scale", .number("S", "scale", in: 0.5...4), "how large the forecast's texts are", otherwise: "1",
      for: screens
    ) { $0.picture.screen.textScale = $1 },
    Option("contrast", "the forecast's faint texts as white as the others", for: screens) {
      $0.picture.screen.increasesContrast = true
    },
    Option("sky", .screenSky, "the sky behind the forecast", otherwise: "gradient", for: screens) {
      $0.picture.screen.sky = $1
    },
    Option("demo", "play all the weathers quickly, one every 1.8 s", for: [.window]) { $0.isDemo = true },
    Option(
      "demo", "show five skies over Lisbon from this hour on, one every 1.5 s", for: [.forecast, .render]
    ) {
      $0.isDemo = true
    },
    Option("fps", .number("N", "frame rate", in: 1...1000), "the most frames a second", for: windows) {
      $0.window.fps = $1
    },
    Option("stats", "show frame figures", for: windows) { $0.window.stats = true },
    Option("render-scale", .renderScale, "draw the sky smaller than the window", for: windows) {
      $0.window.renderScale = $1
    },
    Option(
      "seconds", .number("N", "duration", in: 0.01...86400), "how long to measure each scene", for: [.bench]
    ) { $0.bench.seconds = $1 },
    Option(
      "frames", .count("frame count", in: 1...1_000_000), "how many frames to measure of each scene",
      for: [.bench]
    ) { $0.bench.frames = $1 },
    Option("vsync", "wait for the monitor's refresh", for: [.bench], needs: "window") {
      $0.bench.vsync = true
    },
    Option("json", .output, "write the figures as JSON", for: [.bench]) { $0.bench.json = $1 },
    Option("compare", .input, "compare with the figures of an earlier run", for: [.bench]) {
      $0.bench.compare = $1
    },
    Option(
      "fail-above", .number("R", "ratio", in: 0...1000), "fail where a time is over R times the earlier one",
      for: [.bench], needs: "compare"
    ) { $0.bench.failAbove = $1 },
    Option(
      "api", .api, "which GL to ask for", otherwise: "gl, then gles", for: measured + [.forecast, .info]
    ) {
      $0.picture.api = $1
    },
    Option("shaders", .folder, "a folder whose shaders go before those built in", for: withScreen) {
      $0.picture.shadersFolder = $1
    },
    Option("help", short: "h", "print this help", for: anywhere) { $0.request = .help },
    Option("version", "print the version", for: anywhere) { $0.request = .version },
  ]

  /// The options of a command.
  static func taken(by command: CommandName) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }
}
