/// A command of the program, as the first operand chooses it.
public enum CommandName: String, CaseIterable, Sendable {
  /// No command word: the window.
  case window
  /// One frame into a file.
  case render
  /// The forecast screen.
  case forecast
  /// The list of scenes.
  case scenes
  /// What the GL in use is and can do.
  case info
  /// Measuring.
  case bench

  /// The command of that word; nil where there is none.
  init?(word: String) {
    let command = CommandName.allCases.first { $0.word.map(word.isExactly) ?? false }
    guard let command else { return nil }
    self = command
  }

  /// The word that chooses it; nil for the window, which needs none.
  var word: String? { self == .window ? nil : rawValue }

  /// What is typed for it: `welkin render`.
  var call: String { word.map { "welkin " + $0 } ?? "welkin" }

  /// How the command is called, without options.
  var synopsis: String {
    switch self {
    case .window: "welkin [SCENE]"
    case .render: "welkin render SCENE -o FILE"
    case .forecast: "welkin forecast --forecast FILE"
    case .scenes: "welkin scenes"
    case .info: "welkin info"
    case .bench: "welkin bench [SCENE…]"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .window: "Play an animated weather sky, full screen unless told otherwise."
    case .render: "Draw one frame into a PNG file, without a display."
    case .forecast: "Show a forecast: the hours and days over an animated sky."
    case .scenes: "List the scenes with their titles."
    case .info: "Print the GL renderer, version and limits in use."
    case .bench: "Measure how fast scenes are drawn; without SCENE, all but the forecast screen."
    }
  }

  /// Calls worth copying.
  var examples: [String] {
    switch self {
    case .window:
      [
        "welkin", "welkin rain --window 800x600", "welkin snowfall --color gold",
        "welkin --forecast forecast.json",
      ]
    case .render:
      [
        "welkin render snow -o snow.png --size 390x844 --scale 3",
        "welkin render forecast --forecast forecast.json -o forecast.png",
        "welkin render rain --to fog --progress 0.5 -o - | display",
      ]
    case .forecast:
      [
        "welkin forecast --forecast forecast.json --window 390x844",
        "welkin forecast --forecast forecast.json --text", "welkin forecast --demo --sky weather",
      ]
    case .scenes: ["welkin scenes"]
    case .info: ["welkin info --api gles"]
    case .bench: ["welkin bench rain snow --seconds 5 --json figures.json"]
    }
  }

  /// How many scenes it takes at most.
  var mostScenes: Int {
    switch self {
    case .window, .render: 1
    case .forecast, .scenes, .info: 0
    case .bench: Int.max
    }
  }

  /// Whether it draws the forecast screen where its name stands in place of SCENE.
  var takesScreen: Bool {
    switch self {
    case .render, .bench: true
    case .window, .forecast, .scenes, .info: false
    }
  }

  /// What its window shows; nil where it opens none.
  var keys: WindowKey.Places? {
    switch self {
    case .window: [.sky, .cards]
    case .forecast: .forecast
    case .render, .bench, .scenes, .info: nil
    }
  }

  /// The word that stands for the forecast screen in place of a scene.
  static let screenWord = "forecast"
}
