/// A language that the program's words are written in.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
  case portuguese = "pt"
  /// Where Brazil says it in other words; it is what `pt` alone stands for.
  case brazilian = "pt-BR"
  case german = "de"
  case french = "fr"
  case japanese = "ja"
  case arabic = "ar"

  /// The language of a locale; nil for one that has no words here.
  public init?(_ locale: LocaleName) {
    guard let code = locale.language, let language = Language(rawValue: code) else { return nil }
    self = language == .portuguese && (locale.region ?? "BR") == "BR" ? .brazilian : language
  }

  /// The words of a phrase in this language, with its blanks (`{…}`) as they are.
  public func words(_ phrase: Phrase) -> String {
    switch self {
    case .english: Self.english(phrase)
    case .spanish: Self.spanish(phrase)
    case .portuguese: Self.portuguese(phrase)
    case .brazilian: Self.brazilian(phrase)
    case .german: Self.german(phrase)
    case .french: Self.french(phrase)
    case .japanese: Self.japanese(phrase)
    case .arabic: Self.arabic(phrase)
    }
  }

  /// The words of a phrase with its blanks filled in.
  ///
  /// What is filled in is never looked at for blanks of its own.
  public func words(_ phrase: Phrase, _ blanks: [String: String]) -> String {
    var text = ""
    var rest = words(phrase)[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      text += rest[..<open] + (blanks[name] ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
