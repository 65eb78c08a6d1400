extension Command {
  private static let widest = 80
  private static let column = 26

  /// The help text of a command, at most 80 columns wide, with a line end at its end.
  public static func help(for command: CommandName) -> String {
    var lines = ["Usage: \(command.synopsis) [options]", "", command.summary]
    if command == .window {
      lines += wrap("Without SCENE it plays all the weathers in turn, until a key or click chooses one.", 0)
      lines += ["", "Commands:"]
      for other in CommandName.allCases where other != .window {
        lines += entry("  " + other.synopsis.dropFirst("welkin ".count), other.summary, column: 30)
      }
    }
    if command.mostScenes > 0 { lines += ["", "Scenes:"] + wrap(SceneName.list, 2) }
    if command.takesScreen { lines += wrap("and forecast: the forecast screen", 2) }
    lines += ["", "Options:"]
    for option in Option.taken(by: command) { lines += entry(heading(of: option), option.help) }
    if let places = command.keys {
      lines += ["", "Keys in the window:"]
      for key in WindowKey.all where !key.places.isDisjoint(with: places) {
        lines += entry("  " + key.keys, key.action)
      }
    }
    lines += ["", "Examples:"] + command.examples.map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of option: Option) -> String {
    let short = option.short.map { "  -\($0), " } ?? "      "
    return short + "--\(option.name)" + (option.placeholder.isEmpty ? "" : " \(option.placeholder)")
  }

  private static func entry(_ heading: String, _ text: String, column: Int = column) -> [String] {
    var lines = wrap(text, column)
    let gap = column - heading.count
    guard gap > 1, let first = lines.first else { return [heading] + lines }
    lines[0] = heading + first.dropFirst(heading.count)
    return lines
  }

  private static func wrap(_ text: String, _ indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= widest {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
