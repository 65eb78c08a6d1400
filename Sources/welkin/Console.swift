import Glibc
import Image

/// What the program says to the terminal.
enum Console {
  /// Writes a result to standard output.
  static func print(_ text: String) throws(FileError) {
    try OutputFile.write(Array(text.utf8), to: "-")
  }

  /// Writes lines to standard error.
  static func complain(_ lines: [String]) {
    // There is nowhere left to say that even this could not be written.
    try? OutputFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: "/dev/stderr")
  }

  /// Says on standard error why something could not be done.
  static func complain(_ error: any Error) {
    complain(["welkin: \(error)"])
  }
}
