import Glibc
import Sky

/// What a running window says on standard error.
enum RunningWords {
  /// Writes a line.
  static func say(_ line: String) {
    // In one piece, so that lines of several programs stay whole; where nobody listens, nothing is lost.
    var text = line + "\n"
    text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }

  /// Says that words are left out, where there is no font at all.
  static func warnIfWordless(_ renderer: SkyRenderer) {
    guard !renderer.typesetter.hasFonts else { return }
    warn("no font was found, so there are no words: install one, such as Debian's fonts-inter")
  }

  /// Says what ends nothing.
  static func warn(_ what: String) {
    say("welkin: \(what)")
  }
}
