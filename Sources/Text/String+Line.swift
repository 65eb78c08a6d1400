extension String {
  /// How many characters of a text are laid out at most: more fit on no line, and layout takes time for each.
  static let lineLimit = 512

  /// The text as one line that can be laid out: blanks for what controls, and an end where it is very long.
  var line: String {
    var line = String.UnicodeScalarView()
    var count = 0
    for scalar in unicodeScalars {
      guard count < String.lineLimit else {
        line.append("…")
        break
      }
      count += 1
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if line.last != " " { line.append(" ") }
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
