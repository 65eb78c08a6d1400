import Glibc

/// Why a file could not be read or written.
public enum FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Reading failed with this `errno`; the path is "-" for standard input.
  case reading(path: String, code: Int32)
  /// Writing failed with this `errno`; the path is "-" for standard output.
  case writing(path: String, code: Int32)
  /// The file holds more bytes than its reader takes; the path is "-" for standard input.
  case tooLarge(path: String, limit: Int)

  /// Whether the reader of a pipe left before all was written.
  ///
  /// To `welkin … | head` that is no failure, so a program may end quietly.
  public var isBrokenPipe: Bool {
    if case .writing(_, EPIPE) = self { true } else { false }
  }

  /// The error in words for people.
  public var description: String {
    switch self {
    case .reading(let path, let code):
      "cannot read \(path == "-" ? "standard input" : path): \(Self.reason(code))"
    case .writing(let path, let code):
      "cannot write \(path == "-" ? "standard output" : path): \(Self.reason(code))"
    case .tooLarge(let path, let limit):
      "cannot read \(path == "-" ? "standard input" : path): larger than \(Self.size(limit))"
    }
  }

  private static func reason(_ code: Int32) -> String {
    // strerror_r, since strerror shares one buffer among threads.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
        return "error \(code)"
      }
      return String(cString: start)
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
