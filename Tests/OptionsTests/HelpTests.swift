import Foundation
import Testing

@testable import Options

struct HelpTests {
  @Test(arguments: CommandName.allCases)
  func `help fits 80 columns`(command: CommandName) {
    let text = Command.help(for: command)
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: CommandName.allCases)
  func `help lists the options that the command takes and no others`(command: CommandName) {
    let lines = Command.help(for: command).split(separator: "\n")
    let listed = lines.drop { $0 != "Options:" }.prefix { $0 != "Examples:" }.compactMap { line in
      line.split(separator: " ").prefix(2).first { $0.hasPrefix("--") }.map(String.init)
    }
    let taken = Option.all.filter { $0.commands.contains(command) }.map { "--" + $0.name }
    #expect(listed == taken)
    #expect(listed.contains("--help") && listed.contains("--version"))
  }

  @Test(arguments: CommandName.allCases)
  func `a name means one thing in a command`(command: CommandName) {
    let options = Option.taken(by: command)
    #expect(Set(options.map(\.name)).count == options.count)
    let shorts = options.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func `what an option needs is an option of the same commands`() {
    for option in Option.all {
      guard let needed = option.needs else { continue }
      for command in option.commands {
        #expect(Option.taken(by: command).contains { $0.name == needed }, "\(option.name)")
      }
    }
  }

  @Test func `one name takes a value everywhere or nowhere unless it is optional`() {
    // The command is found before it is known which entry of a name counts.
    for (name, options) in Dictionary(grouping: Option.all, by: \.name) where name != "json" {
      let isRequired = Set(options.map { $0.arity == .required })
      #expect(isRequired.count == 1, "\(name)")
    }
  }

  @Test func `the window's help lists commands, scenes and keys`() {
    let text = Command.help(for: .window)
    for command in CommandName.allCases { #expect(text.contains("\n  \(command.word ?? "welkin")")) }
    for scene in SceneName.all { #expect(text.contains(scene.name)) }
    let forecast = Command.help(for: .forecast)
    for key in WindowKey.all {
      let line = "\n  \(key.keys)".padding(toLength: 27, withPad: " ", startingAt: 0) + key.action + "\n"
      #expect(text.contains(line) == !key.places.isDisjoint(with: [.sky, .cards]), "\(line)")
      #expect(forecast.contains(line) == key.places.contains(.forecast), "\(line)")
    }
    #expect(!Command.help(for: .render).contains("Keys"))
  }

  @Test(arguments: CommandName.allCases)
  func `the examples are understood`(command: CommandName) throws {
    for example in command.examples {
      let words = example.split(separator: " ").map(String.init)
      let arguments = Array(words.dropFirst().prefix { $0 != "|" })
      _ = try Command(arguments: arguments)
      #expect(Parser(arguments).command == command, "\(example)")
    }
  }

  @Test func `help for rendering reads well`() {
    let start = """
      Usage: welkin render SCENE -o FILE [options]

      Draw one frame into a PNG file, without a display.

      Scenes:
        clear-day, clear-night, cloudy, rain, thunderstorm, snow, fog, snowfall,
        gradient, gradient-warm, gradient-purple, gradient-vivid
        and forecast: the forecast screen

      Options:
        -o, --output FILE       where the PNG goes (- for standard output)
            --forecast FILE     in place of SCENE: the sky of that forecast's weather
                                now (- for standard input)
            --scene FILE        in place of SCENE: the scene that the file describes
                                (- for standard input)
            --now TIME          the moment that counts as now for the forecast (a date
                                and time as ISO 8601; default its own, else the clock)
            --size WxH          the frame (WIDTHxHEIGHT in points, each 1 to 16384;
                                default 1920x1080)

      """
    #expect(Command.help(for: .render).hasPrefix(start))
  }
}
