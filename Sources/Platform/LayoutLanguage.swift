import Glibc

/// Which way the language of the environment runs.
public enum LayoutLanguage {
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let leftToRightScripts: Set<String> = ["latin", "devanagari", "cyrillic"]

  /// Whether messages in the environment's language run from right to left.
  public static var isRightToLeft: Bool {
    isRightToLeft { name in getenv(name).map { String(cString: $0) } }
  }

  /// Whether messages run from right to left in the language that these variables name.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts, as everywhere.
  static func isRightToLeft(_ variable: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let locale = names.compactMap(variable).first(where: { !$0.isEmpty }) else { return false }
    let parts = locale.lowercased().split(separator: "@", maxSplits: 1)
    guard let first = parts.first else { return false }
    if parts.count > 1, leftToRightScripts.contains(String(parts[1])) { return false }
    let language = first.prefix { $0 != "_" && $0 != "." && $0 != "-" }
    return rightToLeft.contains(String(language))
  }
}
