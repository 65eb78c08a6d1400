import Scene
import Testing
import Weather

@testable import Options

/// The arguments of a command line, split at spaces.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

struct GoodCommandLineTests {
  static func window(_ changes: (inout WindowOptions) -> Void...) -> Command {
    var options = WindowOptions()
    for change in changes { change(&options) }
    return .window(options)
  }

  static func render(_ weather: Weather, _ changes: (inout RenderOptions) -> Void...) -> Command {
    var options = RenderOptions(source: .scene(.weather(weather)), output: .path("a.png"))
    for change in changes { change(&options) }
    return .render(options)
  }

  static func titled(_ title: String) -> Command {
    var options = RenderOptions(source: .scene(.snowfall), output: .path("a.png"))
    options.picture.title = title
    return .render(options)
  }

  static func bench(_ changes: (inout BenchOptions) -> Void...) -> Command {
    var options = BenchOptions()
    for change in changes { change(&options) }
    return .bench(options)
  }

  static func forecast(_ changes: (inout ForecastOptions) -> Void...) -> Command {
    var options = ForecastOptions()
    for change in changes { change(&options) }
    return .forecast(options)
  }

  static func screen(_ file: String?, _ changes: (inout RenderOptions) -> Void...) -> Command {
    var options = RenderOptions(source: .screen(file.map { .path($0) }), output: .path("a.png"))
    for change in changes { change(&options) }
    return .render(options)
  }

  static let screens: [(String, Command)] = [
    ("forecast --demo", forecast()),
    ("forecast --forecast a.json", forecast { $0.file = .path("a.json") }),
    ("forecast --forecast - --text", forecast({ $0.file = .standardStream }, { $0.output = .text })),
    ("--json forecast --demo", forecast { $0.output = .json }),
    ("--demo forecast --json", forecast { $0.output = .json }),
    (
      "forecast --demo --window 390x844 --fps 30 --stats --rtl",
      forecast(
        { $0.window.inWindow = true }, { $0.window.picture.size = PointSize("390x844") },
        { $0.window.fps = 30 }, { $0.window.stats = true }, { $0.window.picture.direction = .rightToLeft })
    ),
    (
      "forecast --demo --now 2026-01-17T07:30 --place Évora --locale pt_PT --units us --text-scale 1.5 --contrast",
      forecast(
        { $0.window.picture.now = "2026-01-17T07:30" }, { $0.window.picture.screen.place = "Évora" },
        { $0.window.picture.screen.locale = "pt_PT" }, { $0.window.picture.screen.units = .us },
        { $0.window.picture.screen.textScale = 1.5 },
        { $0.window.picture.screen.increasesContrast = true })
    ),
    ("forecast --demo --sky weather", forecast { $0.window.picture.screen.sky = .weather }),
    ("render forecast --demo -o a.png", screen(nil)),
    (
      "render forecast --forecast f --scroll 120 --scroll-hours 40 -o a.png",
      screen("f", { $0.picture.scroll = 120 }, { $0.picture.screen.hoursScroll = 40 })
    ),
    (
      "bench forecast --sky weather",
      bench({ $0.measuresScreen = true }, { $0.picture.screen.sky = .weather })
    ),
    ("bench rain forecast", bench({ $0.scenes = [.weather(.rain)] }, { $0.measuresScreen = true })),
    ("--json figures bench", bench { $0.json = .path("figures") }),
  ]

  static func info(_ api: GraphicsAPI?) -> Command {
    var options = InfoOptions()
    options.api = api
    return .info(options)
  }

  static let windows: [(String, Command)] = [
    ("", window()),
    ("--", window()),
    ("rain", window { $0.source = .scene(.weather(.rain)) }),
    ("-- rain", window { $0.source = .scene(.weather(.rain)) }),
    ("--forecast a.json", window { $0.source = .forecast(.path("a.json")) }),
    ("--forecast -", window { $0.source = .forecast(.standardStream) }),
    (
      "--forecast=- --now 2026-01-17T07:30",
      window({ $0.source = .forecast(.standardStream) }, { $0.picture.now = "2026-01-17T07:30" })
    ),
    ("--cards a b.png c", window { $0.picture.cards = ["a", "b.png", "c"] }),
    (
      "--cards a --cards=b --autoscroll rain",
      window(
        { $0.picture.cards = ["a", "b"] }, { $0.picture.autoscrolls = true },
        { $0.source = .scene(.weather(.rain)) })
    ),
    (
      "--cards a ./rain -- fog",
      window({ $0.picture.cards = ["a", "./rain"] }, { $0.source = .scene(.weather(.fog)) })
    ),
    ("--window", window { $0.inWindow = true }),
    ("--window fog", window({ $0.inWindow = true }, { $0.source = .scene(.weather(.fog)) })),
    ("--window 800x600", window({ $0.inWindow = true }, { $0.picture.size = PointSize("800x600") })),
    ("--window=800x600", window({ $0.inWindow = true }, { $0.picture.size = PointSize("800x600") })),
    ("--size 80x60", window({ $0.inWindow = true }, { $0.picture.size = PointSize("80x60") })),
    ("--size 80x60 --window", window({ $0.inWindow = true }, { $0.picture.size = PointSize("80x60") })),
    ("--window 80x60 --size 9x9", window({ $0.inWindow = true }, { $0.picture.size = PointSize("9x9") })),
    ("--monitor 2 --demo --stats", window({ $0.monitor = 2 }, { $0.demo = true }, { $0.stats = true })),
    ("--fps 59.94", window { $0.fps = 59.94 }),
    ("--render-scale auto", window { $0.renderScale = .automatic }),
    ("--render-scale .5", window { $0.renderScale = .factor(0.5) }),
    ("--density auto", window { $0.picture.density = .automatic }),
    ("--reduce-motion --full-motion", window { $0.picture.reduceMotion = false }),
    ("--full-motion --reduce-motion", window { $0.picture.reduceMotion = true }),
    ("--rtl", window { $0.picture.direction = .rightToLeft }),
    ("--rtl --ltr", window { $0.picture.direction = .leftToRight }),
    (
      "--shaders Shaders --api gl", window({ $0.picture.shadersFolder = "Shaders" }, { $0.picture.api = .gl })
    ),
  ]

  static var sheetOptions: ScenesOptions {
    var options = ScenesOptions()
    options.sheet = .path("a.png")
    return options
  }

  static let renders: [(String, Command)] = [
    ("render rain -o a.png", render(.rain)),
    ("-o a.png render rain", render(.rain)),
    ("--time -5 render fog -o a.png", render(.fog) { $0.picture.time = -5 }),
    ("render -oa.png rain", render(.rain)),
    ("render --output a.png -- rain", render(.rain)),
    ("render --output=a.png rain", render(.rain)),
    ("render -o b.png rain -o a.png", render(.rain)),
    ("render rain -o -", render(.rain) { $0.output = .standardStream }),
    ("render rain --output=--size", render(.rain) { $0.output = .path("--size") }),
    ("render rain -o=a", render(.rain) { $0.output = .path("=a") }),
    ("render --forecast a.json -o a.png", render(.rain) { $0.source = .forecast(.path("a.json")) }),
    ("--size 390x844 render fog -o a.png", render(.fog) { $0.picture.size = PointSize("390x844") }),
    ("render fog -o a.png --size 1.5X16384", render(.fog) { $0.picture.size = PointSize("1.5x16384") }),
    ("render fog -o a.png --scale 0.1", render(.fog) { $0.picture.scale = 0.1 }),
    ("render fog -o a.png --time -5", render(.fog) { $0.picture.time = -5 }),
    ("render fog -o a.png --time=-1e300", render(.fog) { $0.picture.time = -1e300 }),
    ("render fog -o a.png --time 1 --time 2", render(.fog) { $0.picture.time = 2 }),
    ("render fog -o a.png --density 1000", render(.fog) { $0.picture.density = .factor(1000) }),
    ("render fog -o a.png --speed 0", render(.fog) { $0.picture.speed = 0 }),
    (
      "render fog -o a.png --no-dither --no-sky --api gles",
      render(.fog, { $0.picture.dither = false }, { $0.picture.sky = false }, { $0.picture.api = .gles })
    ),
    ("render snowfall -o a.png --title Snow", titled("Snow")),
    ("render snowfall -o a.png --title=", titled("")),
    (
      "render fog -o a.png --to snow --progress 0.5",
      render(.fog) { $0.change = SceneChange(to: .weather(.snow), progress: 0.5) }
    ),
  ]

  static func look(_ scene: SceneName, _ changes: (inout LookOptions) -> Void...) -> Command {
    var options = WindowOptions()
    options.source = .scene(scene)
    for change in changes { change(&options.picture.look) }
    return .window(options)
  }

  static let looks: [(String, Command)] = [
    ("snowfall --color gold", look(.snowfall) { $0.color = Color(css: "gold") }),
    ("gradient", look(.gradient(.plain))),
    (
      "gradient-warm --colors red,#00F8@30%,blue@.5",
      look(.gradient(.warm)) {
        $0.colors = [
          GradientColor(Color(red: 1, green: 0, blue: 0)),
          GradientColor(Color(red: 0, green: 0, blue: 1, alpha: 136.0 / 255), at: 0.3),
          GradientColor(Color(red: 0, green: 0, blue: 1), at: 0.5),
        ]
      }
    ),
    ("gradient --points=.2,.8;-1,2", look(.gradient(.plain)) { $0.points = [[0.2, 0.8], [-1, 2]] }),
    ("gradient --interval 2 --easing .5", look(.gradient(.plain), { $0.interval = 2 }, { $0.easing = 0.5 })),
    ("gradient --kind radial --radius 9", look(.gradient(.plain), { $0.kind = .radial }, { $0.radius = 9 })),
    ("gradient --angle -30", look(.gradient(.plain)) { $0.line = .angle(-30) }),
    ("gradient --line 0,0,1,.5", look(.gradient(.plain)) { $0.line = .points([0, 0], [1, 0.5]) }),
    (
      "gradient --area 10,5%,50%,300",
      look(.gradient(.plain)) {
        $0.area = Area(
          left: Length(points: 10), top: Length(share: 0.05), width: Length(share: 0.5),
          height: Length(points: 300))
      }
    ),
    ("snowfall --veil white:.5", look(.snowfall) { $0.veil = Veil(.white, opacity: 0.5) }),
    ("snowfall --veil black:50%", look(.snowfall) { $0.veil = Veil(.black, opacity: 0.5) }),
    (
      "rain --material ultra-thick:dark", look(.weather(.rain)) { $0.material = Material(.ultraThick, .dark) }
    ),
    ("--scene a.json", window { $0.source = .file(.path("a.json")) }),
  ]

  @Test(arguments: looks)
  func `a look is understood`(line: String, command: Command) throws {
    #expect(try Command(arguments: words(line)) == command)
  }

  @Test func `what is chosen takes the place of the scene's own`() {
    var options = LookOptions()
    options.radius = 50
    options.points = [[0, 0]]
    options.material = Material(.thin)
    options.materialArea = RoundedArea(area: .whole, cornerRadius: 5)
    let look = options.applied(to: GradientName.vivid.look)
    guard case .gradient(let gradient) = look.background else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.kind == .radial(radius: 50) && gradient.points == [[0, 0]] && gradient.interval == 3)
    #expect(look.veil == GradientName.vivid.look.veil)
    #expect(look.materials == [Material(.thin, cornerRadius: 5)])
    #expect(LookOptions().applied(to: GradientName.warm.look) == GradientName.warm.look)
  }

  static let others: [(String, Command)] = [
    ("scenes", .scenes(ScenesOptions())),
    ("scenes --sheet a.png", .scenes(sheetOptions)),
    ("info", info(nil)),
    ("info --api gles", info(.gles)),
    ("--api=gl info", info(.gl)),
    ("bench", bench()),
    ("bench snow rain", bench { $0.scenes = [.weather(.snow), .weather(.rain)] }),
    ("bench --seconds 2.5 --frames 100", bench({ $0.seconds = 2.5 }, { $0.frames = 100 })),
    ("--window bench --vsync", bench({ $0.inWindow = true }, { $0.vsync = true })),
    ("bench --size 9x9 --scale 2", bench({ $0.picture.size = PointSize("9x9") }, { $0.picture.scale = 2 })),
    ("bench --density 3 --api gl", bench({ $0.picture.density = .factor(3) }, { $0.picture.api = .gl })),
    (
      "bench --json - --compare old.json --fail-above 1.1",
      bench({ $0.json = .standardStream }, { $0.compare = .path("old.json") }, { $0.failAbove = 1.1 })
    ),
    ("--version", .version),
    ("render --version", .version),
    ("--nonsense --version", .version),
    ("--help", .help(Command.help(for: .window))),
    ("-h", .help(Command.help(for: .window))),
    ("rian --help", .help(Command.help(for: .window))),
    ("render -h", .help(Command.help(for: .render))),
    ("-h render", .help(Command.help(for: .render))),
    ("render -o --help", .help(Command.help(for: .render))),
    ("scenes --help", .help(Command.help(for: .scenes))),
    ("info --nonsense --help", .help(Command.help(for: .info))),
    ("bench rain --help", .help(Command.help(for: .bench))),
  ]

  @Test(arguments: windows + renders + others + screens)
  func `a good command line is understood`(line: String, command: Command) throws {
    #expect(try Command(arguments: words(line)) == command)
  }

  @Test(arguments: Weather.allCases)
  func `every weather is a scene`(weather: Weather) throws {
    let command = try Command(arguments: [weather.rawValue])
    #expect(command == Self.window { $0.source = .scene(.weather(weather)) })
  }

  @Test func `file names keep spaces and letters of any script`() throws {
    let command = try Command(arguments: ["render", "rain", "-o", " Wetter ☂.png"])
    #expect(command == Self.render(.rain) { $0.output = .path(" Wetter ☂.png") })
  }
}
