extension String {
  /// An argument is shown up to here: enough to recognise it by.
  private static let longestEcho = 40

  /// The text as a message may repeat it: on one line, harmless to a terminal, and not too long.
  var echo: String {
    let shown = unicodeScalars.prefix(String.longestEcho)
    let isCut = shown.endIndex != unicodeScalars.endIndex
    return shown.map(String.escape).joined() + (isCut ? "…" : "")
  }

  /// The echo in quotation marks.
  var quoted: String { "\"\(echo)\"" }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    // Format characters too: those that turn the direction of text disguise what was typed.
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
  }
}
