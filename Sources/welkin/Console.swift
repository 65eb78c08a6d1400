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
    write(lines.joined(separator: "\n") + "\n", to: 2)
  }

  /// Writes to a file descriptor for people; there is nowhere left to say that even this could not be written.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  /// Says on standard error why something could not be done.
  static func complain(_ error: any Error) {
    complain(["welkin: \(error)"])
  }
}
