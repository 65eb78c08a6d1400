/// A place's name made fit for one line, whatever stands in it.
///
/// Other people choose it: it may hold line ends, control characters, or ten thousand letters. What belongs to a
/// script (joiners, marks, the pieces of an emoji) stays as it is.
public enum PlaceName {
  /// The most scalars that are kept; the longest name of a town has 85 letters.
  public static let longest = 300
  /// The most marks on one letter that are kept; more would grow out of the line.
  static let mostMarks = 6

  /// The name, or none where nothing to be seen stands in it.
  public static func cleaned(_ name: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    var count = 0
    var isSpaceDue = false
    // Looked at only as far as needed: the name may be as large as a whole reply.
    for scalar in name.unicodeScalars.prefix(longest * 8) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        isSpaceDue = !scalars.isEmpty
        continue
      case .format where !isPartOfScript(scalar), .surrogate: continue
      case .nonspacingMark, .enclosingMark:
        marks += 1
        if marks > mostMarks { continue }
      default: marks = 0
      }
      guard count < longest else {
        scalars.append("…")
        break
      }
      if isSpaceDue { scalars.append(" ") }
      isSpaceDue = false
      scalars.append(scalar)
      count += 1
    }
    // A name of nothing but joiners is none.
    let isSeen = scalars.contains { $0 != "…" && $0.properties.generalCategory != .format }
    return isSeen ? String(scalars) : nil
  }

  /// Joiners, the marks that only say a direction, and the tags of which flags are made.
  ///
  /// Embeddings and overrides are not among them: they would turn round what stands after the name.
  private static func isPartOfScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C...0x200F, 0x061C, 0xE0020...0xE007F, 0x0600...0x0605, 0x06DD, 0x070F, 0x08E2, 0x110BD: true
    default: false
    }
  }
}
