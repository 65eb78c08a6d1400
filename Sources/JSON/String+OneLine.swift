extension String {
  /// Words from outside made fit for one line: no control characters, and not endless.
  public init(oneLine text: some StringProtocol, limit: Int = 200) {
    // Cut before anything looks at it: the text may be as large as the whole reply.
    let scalars = text.unicodeScalars.prefix(limit + 1)
    var line = String.UnicodeScalarView()
    for scalar in scalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    self = String(line) + (scalars.count > limit ? "…" : "")
  }
}
