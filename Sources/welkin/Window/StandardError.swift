import Glibc

/// The stream for what is no result.
enum StandardError {
  /// Writes a line.
  static func print(_ line: String) {
    fputs(line + "\n", stderr)
  }

  /// Writes a line that tells of something amiss which ended nothing.
  static func warn(_ what: String) {
    print("welkin: \(what)")
  }
}
