extension String {
  /// Whether it is the same bytes.
  ///
  /// `==` asks whether it is the same letters, and takes seconds over a word of a million accents.
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
