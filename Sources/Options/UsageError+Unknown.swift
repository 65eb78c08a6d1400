extension UsageError {
  /// An option that the command does not take, or that there is not.
  static func unknownOption(_ spelled: String, in command: CommandName) -> UsageError {
    let takers = Option.all.filter { $0.isSpelled(spelled) }.flatMap(\.commands)
    if !takers.isEmpty {
      let names = CommandName.allCases.filter(takers.contains).map(\.call).joined(separator: " and ")
      return UsageError(spelled, "\(command.call) does not take it: it belongs to \(names)", in: command)
    }
    let names = Option.taken(by: command).map(\.name)
    let bare = spelled.unicodeScalars.drop { $0 == "-" }.prefix { $0 != "=" }
    let hint =
      Spelling.nearest(to: String(bare), among: names).map { "did you mean --\($0)?" }
      ?? "\(command.call) takes \(names.map { "--" + $0 }.joined(separator: ", "))"
    return UsageError(spelled.echo, "no such option: \(hint)", in: command)
  }

  /// A word where a scene, or for the window a command, should stand.
  static func unknownScene(_ word: String, in command: CommandName) -> UsageError {
    let scenes = "the scenes are \(SceneName.list)"
    // Only the first word can be a command, and with a command chosen it was one.
    let commands = command == .window ? CommandName.allCases.compactMap(\.word) : []
    let near = Spelling.nearest(to: word, among: SceneName.all.map(\.name) + commands)
    let hint = near.map { "did you mean \($0)?" }
    if commands.isEmpty { return UsageError(word.quoted, "no such scene: \(hint ?? scenes)", in: command) }
    let both = "\(scenes); the commands are \(commands.joined(separator: ", "))"
    return UsageError(word.quoted, "no such scene or command: \(hint ?? both)", in: command)
  }
}
