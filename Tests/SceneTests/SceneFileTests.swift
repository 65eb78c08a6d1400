import Glibc
import Scene
import Testing
import Weather

struct SceneFileTests {
  static func read(_ text: String) throws(SceneFileError) -> Look { try Look(sceneFile: Array(text.utf8)) }

  static func gradient(_ members: String) -> String {
    "{\"version\": 1, \"background\": {\"gradient\": {\"colors\": [\"red\", \"#00f\"]\(members)}}}"
  }

  static let builtIn: [Look] =
    Weather.allCases.map { Look(.weather(WeatherNow(weather: $0))) } + [Look(.snowfall(color: .white))]
    + GradientName.allCases.map(\.look)

  @Test(arguments: builtIn)
  func `what is built in reads back from its own description`(look: Look) throws {
    #expect(try Self.read(look.sceneFile) == look)
  }

  @Test func `everything that a look can hold reads back`() throws {
    let area = Area(
      left: Length(points: -10.5), top: Length(share: 0.125), width: Length(share: 0.5),
      height: Length(points: 100))
    let kinds: [MovingGradient.Kind] = [
      .angular, .radial(radius: nil), .radial(radius: 200.5), .linear(.angle(-45)),
      .linear(.points([0, 0.5], [1, 0.25])),
    ]
    for kind in kinds {
      let gradient = MovingGradient(
        kind: kind,
        colors: [
          GradientColor(.white.faded(0.5)), GradientColor(Color(red: 0.1, green: 0.2, blue: 0.3), at: 0.25),
          GradientColor(Color(red: 0, green: 0, blue: 1)),
        ], points: [[0.5, 0.5], [-1, 2]], interval: 0.5, easing: 8, area: area)
      var look = Look(
        .gradient(gradient), veil: Veil(Color(red: 1, green: 0, blue: 0), opacity: 0.3),
        materials: [Material(.ultraThick, .dark, area: area, cornerRadius: 12.5), Material(.thin)],
        density: .automatic, speed: 1.5)
      look.cards = ["a \"b\"\n.png", "/c"]
      look.autoscrolls = true
      #expect(try Self.read(look.sceneFile) == look)
    }
    let snowfall = Look(.snowfall(color: Color(red: 1, green: 0.2, blue: 0.4)), density: .factor(2.5))
    #expect(try Self.read(snowfall.sceneFile) == snowfall)
  }

  @Test func `the example in the documentation is understood`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try #require(fopen("/\(folder)/docs/scene-files.md", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    let parts = String(decoding: bytes, as: UTF8.self).components(between: "```json\n", "```")
    #expect(parts.count == 1)
    for part in parts { #expect(try Self.read(part).materials.count == 1) }
  }

  @Test func `what is left out has its usual value`() throws {
    let look = try Self.read(Self.gradient(""))
    guard case .gradient(let gradient) = look.background else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.kind == .angular && gradient.points == [[0.5, 0.5]] && gradient.area == .whole)
    #expect(look.veil == nil && look.materials.isEmpty && look.density == nil && look.speed == 1)
    #expect(
      try Self.read("{\"version\":1,\"background\":{\"snowfall\":{}}}") == Look(.snowfall(color: .white)))
  }

  static let bad: [(String, String)] = [
    ("", "it is empty"),
    ("{", "not JSON: line 1, column 2: it ends too early"),
    ("[]", "the file: it must be an object, { … }"),
    ("{}", "version: it is missing: write \"version\": 1"),
    ("{\"version\": \"1\"}", "version: it must be 1"),
    ("{\"version\": 0}", "version: it must be 1"),
    ("{\"version\": 1.5}", "version: it must be 1"),
    (
      "{\"version\": 2, \"cards\": []}",
      "version 2 of scene files is newer than this welkin, which reads version 1: update it"
    ),
    ("{\"version\": 1}", "background: it is missing"),
    (
      "{\"version\": 1, \"backgroud\": {}}",
      "backgroud: there is no such key here: version, background, veil, materials, cards, density, speed"
    ),
    ("{\"version\": 1, \"version\": 1, \"background\": {}}", "version: it is there twice"),
    ("{\"version\": 1, \"background\": \"rain\"}", "background: it must be an object, { … }"),
    ("{\"version\": 1, \"background\": {}}", "background: it must hold one of weather, snowfall, gradient"),
    (
      "{\"version\": 1, \"background\": {\"weather\": \"rian\"}}",
      "background.weather: it must be one of clear-day, clear-night, cloudy, rain, thunderstorm, snow, fog"
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {\"color\": 5}}}",
      "background.snowfall.color: it must be \(Color.understood), or [red, green, blue] of numbers 0 to 1"
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {\"color\": [1, 1, 2]}}}",
      "background.snowfall.color[2]: it must be a number, 0 to 1"
    ),
    ("{\"version\": 1, \"background\": {\"gradient\": {}}}", "background.gradient.colors: it is missing"),
    (
      "{\"version\": 1, \"background\": {\"gradient\": {\"colors\": [\"red\"]}}}",
      "background.gradient.colors: it must hold 2 to 64 colours"
    ),
    (
      "{\"version\": 1, \"background\": {\"gradient\": {\"colors\": [\"red\", \"blu\"]}}}",
      "background.gradient.colors[1]: it must be \(Color.understood), or [red, green, blue] of numbers 0 to 1"
    ),
    (gradient(", \"interval\": 0"), "background.gradient.interval: it must be a number, 0.01 to 86400"),
    (gradient(", \"interval\": \"3\""), "background.gradient.interval: it must be a number, 0.01 to 86400"),
    (gradient(", \"interval\": 1e999"), "background.gradient.interval: it must be a number, 0.01 to 86400"),
    (
      gradient(", \"interval\": 1, \"easing\": 1001"),
      "background.gradient.easing: it must be at most 1000 times the interval"
    ),
    (gradient(", \"points\": []"), "background.gradient.points: it must hold 1 to 1000 points"),
    (gradient(", \"points\": [[1, 2, 3]]"), "background.gradient.points[0]: it must hold 2 numbers"),
    (
      gradient(", \"points\": [[1, null]]"),
      "background.gradient.points[0][1]: it must be a number, -100 to 100"
    ),
    (
      gradient(", \"kind\": \"round\""),
      "background.gradient.kind: it must be \"angular\", \"radial\" or \"linear\", or an object that says more"
    ),
    (
      gradient(", \"kind\": {\"linear\": {\"from\": [0, 0], \"to\": [0, 0]}}"),
      "background.gradient.kind.linear: from and to must differ"
    ),
    (
      gradient(", \"kind\": {\"linear\": {\"from\": [0, 0]}}"),
      "background.gradient.kind.linear.to: it is missing"
    ),
    (
      gradient(", \"area\": [0, 0, -1, 1]"), "background.gradient.area[2]: it must be a number, 0 to 1000000"
    ),
    (
      gradient(", \"area\": [0, 0, \"10 %%\", 1]"),
      "background.gradient.area[2]: it must be points, or a share of the frame such as \"50%\""
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {}}, \"cards\": {\"files\": [\"a\", \"\"]}}",
      "cards.files[1]: it must be the name of a file or folder"
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {}}, \"cards\": {\"files\": []}}",
      "cards.files: it must hold 1 to 1000 files or folders"
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {}}, \"materials\": [{\"strength\": \"thin\", \"shade\": 1}]}",
      "materials[0].shade: there is no such key here: strength, appearance, area, cornerRadius"
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {}}, \"veil\": {\"color\": \"white\", \"opacity\": 2}}",
      "veil.opacity: it must be a number, 0 to 1"
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {}}, \"density\": -1}",
      "density: it must be a number, 0 to 1000, or \"auto\""
    ),
    (
      "{\"version\": 1, \"background\": {\"snowfall\": {}}, \"speed\": true}",
      "speed: it must be a number, 0 to 100"
    ),
  ]

  @Test(arguments: bad)
  func `what is wrong is named by its key`(text: String, message: String) {
    do throws(SceneFileError) {
      _ = try Self.read(text)
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == message)
      #expect(!"\(error)".contains("\n"))
    }
  }
}

extension String {
  /// What stands between two marks, each time.
  fileprivate func components(between start: String, _ end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let first = rest.firstRange(of: start), let last = rest[first.upperBound...].firstRange(of: end) {
      found.append(String(rest[first.upperBound..<last.lowerBound]))
      rest = rest[last.upperBound...]
    }
    return found
  }
}
