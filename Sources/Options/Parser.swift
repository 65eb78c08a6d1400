/// Reads the words of a command line into a draft.
struct Parser {
  /// The command that the first operand chooses.
  let command: CommandName
  private(set) var draft = Draft()
  /// What is wrong with the first word not understood.
  private(set) var error: UsageError?

  private let words: [String]
  private let commandIndex: Int?
  private let options: [Option]
  private var next = 0

  init(_ words: [String]) {
    self.words = words
    commandIndex = Parser.commandIndex(in: words)
    command = commandIndex.flatMap { CommandName(word: words[$0]) } ?? .window
    options = Option.taken(by: command)
  }

  /// Reads every word, those after a mistake too, because one may ask for help.
  mutating func parse() {
    var onlyOperands = false
    while next < words.count {
      let word = words[next]
      let isCommand = next == commandIndex
      next += 1
      do throws(UsageError) {
        if isCommand { continue }
        if onlyOperands || !word.startsOption {
          try takeOperand(word)
        } else if word.isExactly("--") {
          onlyOperands = true
        } else if word.utf8.starts(with: "--".utf8) {
          try takeLong(word)
        } else {
          try takeShort(word)
        }
      } catch {
        self.error = self.error ?? error
      }
    }
  }

  /// Where the command's word stands: it is the first operand, and options, whose values are no
  /// operands, may come before it.
  private static func commandIndex(in words: [String]) -> Int? {
    var index = 0
    while index < words.count, !words[index].isExactly("--") {
      let word = words[index]
      if !word.startsOption { return CommandName(word: word) == nil ? nil : index }
      let entries = Option.all.filter { $0.isSpelled(word) }
      index += 1
      // A name that takes a value in one command and none in another: the command right behind it tells.
      if index < words.count, let command = CommandName(word: words[index]),
        entries.contains(where: { $0.arity == .none && $0.commands.contains(command) })
      {
        return index
      }
      let option = entries.first { $0.arity != .none } ?? entries.first
      if let option, index < words.count, option.takesNext(words[index]),
        !Option.isOption(words[index], among: Option.all)
      {
        index += 1
      }
      if option?.arity == .several {
        while index < words.count, Option.takesMore(words[index]) { index += 1 }
      }
    }
    return nil
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelled = String(word[..<(equals ?? word.endIndex)])
    guard let option = options.first(where: { $0.isSpelled(spelled) }) else {
      throw UsageError.unknownOption(spelled, in: command)
    }
    try take(option, spelled, attached: equals.map { String(word[word.utf8.index(after: $0)...]) })
  }

  private mutating func takeShort(_ word: String) throws(UsageError) {
    // One dash before a long name is a slip: not a row of short options, nor `-o` with a value.
    let isSlip = Option.isOption("-" + word, among: Option.all)
    var letters = word.unicodeScalars.dropFirst()
    guard !isSlip, Option.all.contains(where: { $0.short != nil && $0.short == letters.first }) else {
      throw UsageError.unknownOption(word, in: command)
    }
    while let letter = letters.popFirst() {
      let spelled = "-\(letter)"
      guard let option = options.first(where: { $0.short == letter }) else {
        throw UsageError.unknownOption(spelled, in: command)
      }
      if option.arity != .none {
        return try take(option, spelled, attached: letters.isEmpty ? nil : String(letters))
      }
      try take(option, spelled, attached: nil)
    }
  }

  private mutating func take(
    _ option: Option, _ spelled: String, attached: String?
  ) throws(UsageError) {
    if option.arity == .none, let attached {
      throw UsageError(spelled, "it takes no value, but has \(attached.quoted)", in: command)
    }
    var value = attached
    // A forgotten value must not swallow the option that follows: `-o --size 10x10`.
    if value == nil, next < words.count, option.takesNext(words[next]),
      !Option.isOption(words[next], among: options)
    {
      value = words[next]
      next += 1
    }
    if value == nil, option.arity == .required || option.arity == .several {
      throw UsageError(spelled, "its value is missing: \(option.takes)", in: command)
    }
    if let noun = option.choose(&draft, value) {
      let near = Spelling.nearest(to: value ?? "", among: option.words).map { "did you mean \($0)?" }
      throw UsageError(spelled, "\((value ?? "").quoted) is no \(noun): \(near ?? option.takes)", in: command)
    }
    draft.given.append(option)
    if option.arity == .several, next < words.count, Option.takesMore(words[next]) {
      let word = words[next]
      next += 1
      try take(option, spelled, attached: word)
    }
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    guard draft.scenes.count + (draft.showsScreen ? 1 : 0) < command.mostScenes else {
      let most = command.mostScenes == 0 ? "no SCENE" : "one SCENE"
      throw UsageError(word.quoted, "one operand too many: \(command.call) takes \(most)", in: command)
    }
    if command.takesScreen, word.isExactly(CommandName.screenWord) {
      draft.showsScreen = true
      return
    }
    guard let scene = SceneName(word) else { throw UsageError.unknownScene(word, in: command) }
    draft.scenes.append(scene)
  }
}

extension String {
  /// Whether it is an option rather than an operand; `-` alone names a standard stream.
  fileprivate var startsOption: Bool { utf8.first == UInt8(ascii: "-") && !isExactly("-") }
}
