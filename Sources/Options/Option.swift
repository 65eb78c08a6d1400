/// An option: what parsing, help and suggestions need to know of it.
struct Option: Sendable {
  /// Whether it takes a value.
  enum Arity: Sendable {
    case none, required
    /// A value after `=`, or the next word where that starts with a digit.
    case optional
    /// A value, and further ones in the words that follow, up to the next option or the name of a scene or command.
    case several
  }

  /// The long name, without dashes.
  let name: String
  let short: Unicode.Scalar?
  let arity: Arity
  /// What stands for the value in help; empty where there is none.
  let placeholder: String
  /// What is taken, for messages.
  let takes: String
  /// The words that it takes, where they are few.
  let words: [String]
  /// What it does, for help, with what it takes and its default.
  let help: String
  /// The commands that take it.
  let commands: Set<CommandName>
  /// The name of the option without which it means nothing.
  let needs: String?
  /// Puts a value, nil where none was given, into the draft; answers what the value fails to be.
  let choose: @Sendable (inout Draft, String?) -> String?

  /// An option that takes no value.
  init(
    _ name: String, short: Unicode.Scalar? = nil, _ help: String, for commands: [CommandName],
    needs: String? = nil, set: @escaping @Sendable (inout Draft) -> Void
  ) {
    self.name = name
    self.short = short
    arity = .none
    placeholder = ""
    takes = ""
    words = []
    self.help = help
    self.commands = Set(commands)
    self.needs = needs
    choose = { draft, _ in
      set(&draft)
      return nil
    }
  }

  /// An option that takes a value.
  init<Value>(
    _ name: String, short: Unicode.Scalar? = nil, _ kind: ValueKind<Value>, _ help: String,
    otherwise: String? = nil, for commands: [CommandName], needs: String? = nil,
    set: @escaping @Sendable (inout Draft, Value) -> Void
  ) {
    self.name = name
    self.short = short
    arity = .required
    placeholder = kind.placeholder
    takes = kind.takes
    words = kind.words
    self.help = Option.help(help, kind.takesInHelp ?? kind.takes, otherwise)
    self.commands = Set(commands)
    self.needs = needs
    choose = { draft, text in
      guard let value = text.flatMap(kind.read) else { return kind.noun }
      set(&draft, value)
      return nil
    }
  }

  /// An option that takes a value or stands alone; then `set` gets nil.
  init<Value>(
    _ name: String, optional kind: ValueKind<Value>, _ help: String, for commands: [CommandName],
    set: @escaping @Sendable (inout Draft, Value?) -> Void
  ) {
    self.name = name
    short = nil
    arity = .optional
    placeholder = "[\(kind.placeholder)]"
    takes = kind.takes
    words = kind.words
    self.help = Option.help(help, kind.takesInHelp ?? kind.takes, nil)
    self.commands = Set(commands)
    needs = nil
    choose = { draft, text in
      let value = text.flatMap(kind.read)
      if text != nil, value == nil { return kind.noun }
      set(&draft, value)
      return nil
    }
  }

  /// An option that takes one value or more, and may be given again for more; `set` gets one at a time.
  init<Value>(
    _ name: String, several kind: ValueKind<Value>, _ help: String, for commands: [CommandName],
    set: @escaping @Sendable (inout Draft, Value) -> Void
  ) {
    self.name = name
    short = nil
    arity = .several
    placeholder = kind.placeholder
    takes = kind.takes
    words = kind.words
    self.help = Option.help(help, kind.takesInHelp ?? kind.takes, nil)
    self.commands = Set(commands)
    needs = nil
    choose = { draft, text in
      guard let value = text.flatMap(kind.read) else { return kind.noun }
      set(&draft, value)
      return nil
    }
  }

  private static func help(_ text: String, _ takes: String, _ otherwise: String?) -> String {
    let facts = [takes, otherwise.map { "default \($0)" } ?? ""].filter { !$0.isEmpty }
    return facts.isEmpty ? text : "\(text) (\(facts.joined(separator: "; ")))"
  }

  /// Whether the word is the option's long or short name, dashes included.
  func isSpelled(_ word: String) -> Bool {
    word.isExactly("--" + name) || short.map { word.isExactly("-\($0)") } ?? false
  }

  /// Whether the word is one of the options, alone or with a value after `=`, or the `--` after them.
  static func isOption(_ word: String, among options: [Option]) -> Bool {
    word.isExactly("--")
      || options.contains { $0.isSpelled(word) || word.utf8.starts(with: "--\($0.name)=".utf8) }
  }

  /// Whether a word may be one more of several values.
  static func takesMore(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "-") && SceneName(word) == nil
      && CommandName(word: word) == nil
  }

  /// Whether a value is the word after the option, given that word.
  func takesNext(_ word: String) -> Bool {
    switch arity {
    case .none: false
    case .required, .several: true
    case .optional: word.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
  }
}
