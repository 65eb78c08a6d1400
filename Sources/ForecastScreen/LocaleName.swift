/// A locale by its name: the language, and the region where it says one.
public struct LocaleName: Equatable, Sendable {
  /// The language's code, such as `pt`; none in the locales C and POSIX.
  public let language: String?
  /// The script's code, such as `Hant`.
  public let script: String?
  /// The region's code, such as `BR`.
  public let region: String?

  /// The locale of a name such as `pt_BR.UTF-8`, `pt-BR` or `C`.
  ///
  /// A name that is none is taken as C: it comes from the environment, where anything may stand.
  public init(_ name: String) {
    // What follows . or @ is an encoding or a variant.
    let bytes = name.utf8.prefix(64).prefix { !".@".utf8.contains($0) }
    let parts = bytes.split(omittingEmptySubsequences: false) { "_-".utf8.contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter)
    else {
      (language, script, region) = (nil, nil, nil)
      return
    }
    language = first.lowercased()
    let rest = parts.dropFirst()
    script =
      rest.first.flatMap { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) ? $0 : nil }?
      .capitalizedASCII
    region = rest.dropFirst(script == nil ? 0 : 1).first.flatMap { part in
      let isName = part.utf8.count == 2 && part.utf8.allSatisfy(Self.isLetter)
      let isNumber = part.utf8.count == 3 && part.utf8.allSatisfy { (48...57).contains($0) }
      return isName || isNumber ? part.uppercased() : nil
    }
  }

  /// The locale that the user asked for, or that the environment names.
  ///
  /// - Parameters:
  ///   - option: what the command line says; it goes before all else.
  ///   - environment: the value of a variable; `LC_ALL` goes before `LC_MESSAGES`, and that before `LANG`.
  public init(option: String?, environment: (String) -> String?) {
    let names = [option] + ["LC_ALL", "LC_MESSAGES", "LANG"].map(environment)
    self.init(names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "C")
  }

  /// The locale as BCP 47 writes languages, such as `pt-BR`; none in the locales C and POSIX.
  public var languageTag: String? {
    language.map { [$0, script, region].compactMap { $0 }.joined(separator: "-") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}

extension String {
  /// The word with a capital and small letters.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
