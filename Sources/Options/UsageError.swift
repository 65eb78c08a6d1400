/// A command line that is not understood, in words for the person who typed it.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The lines for standard error, without line ends.
  public let lines: [String]

  /// What is wrong with `subject` (an option, a command or an operand), and which help says more.
  init(_ subject: String, _ problem: String, in command: CommandName) {
    lines = ["welkin: \(subject): \(problem)", "Try \"\(command.call) --help\"."]
  }

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }
}
