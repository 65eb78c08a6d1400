import Scene
import Testing
import Weather

@testable import Options

struct BadCommandLineTests {
  static let scenes =
    "clear-day, clear-night, cloudy, rain, thunderstorm, snow, fog, snowfall, gradient, gradient-warm, "
    + "gradient-purple, gradient-vivid"
  static let listed = "the scenes are \(scenes); the commands are render, forecast, scenes, info, bench"
  static let size = "WIDTHxHEIGHT in points, each 1 to 16384"

  static let values: [(String, String)] =
    ["0x5", "0x0", "5", "x", "5x", "x5", "5x5x5", "16385x5", "-5x5", "nanx5", "infx5", "0x1px5", "5*5"].map {
      ("--size \($0)", "--size: \"\($0)\" is no size: \(size)")
    }
    + ["0.09", "8.1", "-1", "0", "nan", "inf", "0x1", "two", "1,5"].map {
      ("--scale \($0)", "--scale: \"\($0)\" is no scale: a number, 0.1 to 8")
    }
    + ["nan", "inf", "-inf", "INF", "infinity", "0x10", "1e999", "1s"].map {
      ("--time \($0)", "--time: \"\($0)\" is no time: seconds, any finite number")
    }
    + ["-1", "1001", "nan"].map {
      ("--density \($0)", "--density: \"\($0)\" is no density: a number, 0 to 1000, or auto")
    }
    + [
      ("--density Auto", "--density: \"Auto\" is no density: did you mean auto?"),
      ("--speed 100.5", "--speed: \"100.5\" is no speed: a number, 0 to 100"),
      ("--size=", "--size: \"\" is no size: \(size)"),
      ("--window=", "--window: \"\" is no size: \(size)"),
      ("--window 0x0", "--window: \"0x0\" is no size: \(size)"),
      ("--window 800", "--window: \"800\" is no size: \(size)"),
      ("--monitor 0", "--monitor: \"0\" is no monitor: a whole number, 1 to 100"),
      ("--monitor 1.5", "--monitor: \"1.5\" is no monitor: a whole number, 1 to 100"),
      ("--fps 0", "--fps: \"0\" is no frame rate: a number, 1 to 1000"),
      ("--render-scale 0.2", "--render-scale: \"0.2\" is no scale: a number, 0.25 to 1, or auto"),
      ("--api vulkan", "--api: \"vulkan\" is no API: gl or gles"),
      ("--forecast=", "--forecast: \"\" is no file name: a file name, or - for standard input"),
      ("--size 1x1 --scale 0.1", "--scale: 1x1 points at scale 0.1 are under one pixel"),
    ]

  static let windows: [(String, String)] =
    values + [
      ("--size", "--size: its value is missing: \(size)"),
      ("--size --rtl", "--size: its value is missing: \(size)"),
      ("--size --", "--size: its value is missing: \(size)"),
      ("--scale --time=5", "--scale: its value is missing: a number, 0.1 to 8"),
      ("--rtl=yes", "--rtl: it takes no value, but has \"yes\""),
      ("--sise 5x5", "--sise: no such option: did you mean --size?"),
      ("--SIZE=5x5", "--SIZE: no such option: did you mean --size?"),
      ("--motion", "--motion: no such option: did you mean --reduce-motion?"),
      ("-size 5x5", "-size: no such option: did you mean --size?"),
      ("-sise", "-sise: no such option: did you mean --size?"),
      ("--output a.png", "--output: welkin does not take it: it belongs to welkin render"),
      ("-o a.png", "-o: welkin does not take it: it belongs to welkin render"),
      ("-oa.png", "-o: welkin does not take it: it belongs to welkin render"),
      ("--vsync", "--vsync: welkin does not take it: it belongs to welkin bench"),
      ("rian", "\"rian\": no such scene or command: did you mean rain?"),
      ("Rain", "\"Rain\": no such scene or command: did you mean rain?"),
      ("rendre rain", "\"rendre\": no such scene or command: did you mean render?"),
      ("sunset", "\"sunset\": no such scene or command: \(listed)"),
      ("-- --help", "\"--help\": no such scene or command: \(listed)"),
      ("-", "\"-\": no such scene or command: \(listed)"),
      ("-- render", "\"render\": no such scene or command: did you mean render?"),
      ("rain snow", "\"snow\": one operand too many: welkin takes one SCENE"),
      ("rain --forecast a", "--forecast: it stands in place of SCENE: leave out rain"),
      ("rain --demo", "--demo: it plays all the weathers: leave out SCENE and --forecast"),
      ("--nonsense-a --nonsense-b", unknown("--nonsense-a", in: .window)),
    ]

  static let looks: [(String, String)] = [
    ("snowfall --color bleu", "--color: \"bleu\" is no colour: \(Color.understood)"),
    ("rain --color red", "--color: rain does not take it: it belongs to snowfall"),
    ("rain --title a", "--title: rain does not take it: it belongs to snowfall"),
    ("--scene a --title a", "--title: a scene file does not take it: it belongs to snowfall"),
    ("--color red", "--color: the tour of the weathers does not take it: it belongs to snowfall"),
    ("--forecast a --color red", "--color: a forecast does not take it: it belongs to snowfall"),
    ("snowfall --colors red,blue", "--colors: snowfall does not take it: it belongs to gradient"),
    ("gradient --interval 0", "--interval: \"0\" is no interval: seconds, 0.01 to 86400"),
    ("gradient --easing -1", "--easing: \"-1\" is no easing time: seconds, 0.01 to 86400"),
    ("gradient --easing nan", "--easing: \"nan\" is no easing time: seconds, 0.01 to 86400"),
    ("gradient --easing 3001", "--easing: 3001 s are more than 1000 intervals of 3 s"),
    ("gradient --kind radial --angle 3", "--angle: it belongs to --kind linear"),
    ("gradient --kind angular --radius 3", "--radius: it belongs to --kind radial"),
    ("gradient --radius 3 --angle 3", "--angle: it belongs to --kind linear: leave out --radius"),
    ("gradient --kind conic", "--kind: \"conic\" is no kind of gradient: one of angular, radial, linear"),
    (
      "gradient --line 0,0,0,0",
      "--line: \"0,0,0,0\" is no line: unit coordinates of two points that differ: 0,0,1,1"
    ),
    ("rain --material-area 1,2,3,4", "--material-area: it needs --material M[:dark] as well"),
    ("rain --scene a.json", "--scene: it stands in place of SCENE: leave out rain"),
    ("--forecast a --scene a.json", "--scene: it stands in place of --forecast: leave out one"),
    ("--scene a --veil red", "--veil: the file of --scene says that itself: leave out one of the two"),
  ]

  @Test(arguments: looks)
  func `a look that cannot be says what is wrong`(line: String, message: String) {
    #expect(Self.lines(words(line)) == ["welkin: " + message, "Try \"welkin --help\"."])
  }

  @Test(arguments: [
    "--colors=", "--colors red", "--colors red,blu", "--colors red@2,blue", "--colors red@,blue",
    "--colors @1,red",
    "--points=", "--points 1", "--points 1,2,3", "--points 1,101", "--points nan,0", "--area 1,2,3",
    "--area 1,2,-3,4",
    "--area 1,2,3,4,5", "--area %,2,3,4", "--veil white:2", "--veil :1", "--veil white:.5:.5",
    "--material thinner",
    "--material thin:grey", "--material thin:dark:dark", "--angle 361", "--radius 0",
  ])
  func `a value that is none is refused`(line: String) throws {
    let lines = try #require(Self.lines(["gradient"] + words(line)))
    #expect(lines.count == 2 && lines[0].contains(" is no "))
  }

  static let others: [(CommandName, String, String)] = [
    (.render, "-o a", "render: SCENE is missing: one of \(scenes), or --forecast FILE, or --scene FILE"),
    (.render, "rain", "render: --output is missing: -o FILE, or -o - for standard output"),
    (.render, "rain -o a --cards", "--cards: its value is missing: folders and files"),
    (.render, "rain -o a --cards --scroll 3", "--cards: its value is missing: folders and files"),
    (.render, "rain -o a --scroll 3", "--scroll: it needs --cards DIR|FILE… as well"),
    (.render, "rain -o a --cards b --scroll -3", "--scroll: \"-3\" is no offset: a number, 0 to 1000000000"),
    (.bench, "--autoscroll", "--autoscroll: it needs --cards DIR|FILE… as well"),
    (.render, "rain -o", "-o: its value is missing: a file name, or - for standard output"),
    (.render, "rain -o --size 5x5", "-o: its value is missing: a file name, or - for standard output"),
    (.render, "rain -output a", "-output: no such option: did you mean --output?"),
    (.render, "rain -o a --to snow", "--to: it needs --progress P as well"),
    (.render, "rain -o a --progress 1", "--progress: it needs --to SCENE as well"),
    (.render, "rain -o a --progress 1.1", "--progress: \"1.1\" is no progress: a number, 0 to 1"),
    (.render, "rain -o a --to mist", "--to: \"mist\" is no scene: one of \(scenes)"),
    (
      .render, "snowfall -o a --to rain --progress 1",
      "--to: only one weather changes into another: snowfall is none"
    ),
    (
      .render, "rain -o a --to gradient --progress 1",
      "--to: only one weather changes into another: gradient is none"
    ),
    (.scenes, "--describe rian", "--describe: \"rian\" is no scene: did you mean rain?"),
    (
      .render, "rain -o a --stats",
      "--stats: welkin render does not take it: it belongs to welkin and welkin forecast"
    ),
    (.render, "rain fog -o a", "\"fog\": one operand too many: welkin render takes one SCENE"),
    (.render, "bench -o a", "\"bench\": no such scene: the scenes are \(scenes)"),
    (
      .render, "--forecast a -o b --now noon",
      "--now: \"noon\" is no time: a date and time such as 2026-01-17T07:30+02:00, "
        + "or without the offset"
    ),
    (.render, "rain -o b --now 2026-01-17T07:30", "--now: it needs --forecast FILE as well"),
    (.render, "rain -o a --to rian --progress 1", "--to: \"rian\" is no scene: did you mean rain?"),
    (.info, "--api GL", "--api: \"GL\" is no API: did you mean gl?"),
    (.scenes, "rain", "\"rain\": one operand too many: welkin scenes takes no SCENE"),
    (.scenes, "--stat", "--stat: no such option: welkin scenes takes --describe, --sheet, --help, --version"),
    (.info, "rain", "\"rain\": one operand too many: welkin info takes no SCENE"),
    (
      .info, "--size 5x5",
      "--size: welkin info does not take it: it belongs to welkin and welkin render and welkin forecast and welkin bench"
    ),
    (.bench, "rain for", "\"for\": no such scene: did you mean fog?"),
    (.bench, "--fail-above 1", "--fail-above: it needs --compare FILE as well"),
    (.bench, "--vsync", "--vsync: it needs --window as well"),
    (.bench, "--window=5x5", "--window: it takes no value, but has \"5x5\""),
    (.bench, "--frames 0", "--frames: \"0\" is no frame count: a whole number, 1 to 1000000"),
    (.bench, "--seconds 0", "--seconds: \"0\" is no duration: a number, 0.01 to 86400"),
  ]

  static let screens: [(CommandName, String, String)] = [
    (.forecast, "", "forecast: --forecast FILE is missing, or --demo"),
    (.forecast, "rain", "\"rain\": one operand too many: welkin forecast takes no SCENE"),
    (.forecast, "--demo --forecast a", "--demo: it shows a forecast of its own: leave out --forecast"),
    (.forecast, "--forecast a --text --json", "--json: it stands in place of --text: leave out one"),
    (.forecast, "--demo --units kelvin", "--units: \"kelvin\" is no system of units: metric or us"),
    (.forecast, "--demo --text-scale 5", "--text-scale: \"5\" is no scale: a number, 0.5 to 4"),
    (.forecast, "--demo --sky blue", "--sky: \"blue\" is no sky: gradient or weather"),
    (.forecast, "--demo --locale=", "--locale: \"\" is no locale: a locale's name: de_DE or ar"),
    (.forecast, "--demo --cards a", "--cards: welkin forecast does not take it: it belongs to \(measured)"),
    (.render, "forecast -o a", "forecast: --forecast FILE is missing, or --demo"),
    (
      .render, "forecast --demo --forecast a -o a",
      "--demo: it shows a forecast of its own: leave out --forecast"
    ),
    (.render, "rain forecast -o a", "\"forecast\": one operand too many: welkin render takes one SCENE"),
    (.render, "forecast rain -o a", "\"rain\": one operand too many: welkin render takes one SCENE"),
    (.render, "forecast --demo --to rain --progress 1 -o a", "--to: the forecast screen does not take it"),
    (.render, "forecast --demo --veil red -o a", "--veil: the forecast screen does not take it"),
    (
      .render, "forecast --demo --color red -o a",
      "--color: the forecast screen does not take it: it belongs to snowfall"
    ),
    (.render, "forecast --demo --scene a -o a", "--scene: it stands in place of SCENE: leave out forecast"),
    (
      .render, "rain --contrast -o a", "--contrast: it belongs to the forecast screen: welkin render forecast"
    ),
    (.render, "rain --scroll 5 -o a", "--scroll: it needs --cards DIR|FILE… as well"),
    (.bench, "rain --sky weather", "--sky: it belongs to the forecast screen: welkin bench forecast"),
  ]

  private static let measured = "welkin and welkin render and welkin bench"

  static func unknown(_ option: String, in command: CommandName) -> String {
    let names = Option.taken(by: command).map { "--" + $0.name }.joined(separator: ", ")
    return "\(option): no such option: \(command.call) takes \(names)"
  }

  static func lines(_ arguments: [String]) -> [String]? {
    do throws(UsageError) {
      _ = try Command(arguments: arguments)
      return nil
    } catch {
      return error.lines
    }
  }

  @Test(arguments: windows)
  func `a bad call of the window says what is wrong`(line: String, message: String) {
    #expect(Self.lines(words(line)) == ["welkin: " + message, "Try \"welkin --help\"."])
  }

  @Test(arguments: others + screens)
  func `a bad call of a command says what is wrong`(command: CommandName, line: String, message: String) {
    let lines = Self.lines([command.rawValue] + words(line))
    #expect(lines == ["welkin: " + message, "Try \"welkin \(command.rawValue) --help\"."])
  }

  @Test(arguments: [
    [""], ["--size", ""], ["render", "-o", ""], ["--=5"], ["-\u{301}"], ["--size\r\n=5"], ["---"],
  ])
  func `odd words are refused`(arguments: [String]) {
    #expect(Self.lines(arguments) != nil)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "", "--", "-", "--size=", "--time=", "--monitor=", "--density=", "--to=", "--window=", "--api=", "-o",
      "1x",
      "--sise=",
    ])
  func `a huge word is refused at once and shown in part`(start: String) throws {
    for letter in ["a", "1", "x", "\u{301}", "\u{1F327}", "="] {
      let word = start + String(repeating: letter, count: 1 << 20)
      let lines = try #require(Self.lines([word]))
      #expect(lines.joined().count < 600)
    }
  }

  @Test func `nothing of a terminal's control comes back`() throws {
    let lines = try #require(Self.lines(["--\u{1B}[2J\u{7}"]))
    #expect(lines[0].hasPrefix(#"welkin: --\u{1b}[2J\u{7}: no such option: "#))
    #expect(!lines.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
