import Glibc

/// What a terminal can show.
enum Terminal {
  /// Whether a file descriptor is a terminal that shows colours and is wanted to.
  static func takesColors(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) != 0, environment("NO_COLOR") == nil else { return false }
    return environment("TERM") != "dumb"
  }

  /// A variable of the environment; nil where it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}

/// A bar on the terminal that standard error is; nothing where it is none.
final class ProgressBar {
  private let steps: Int
  private let isShown: Bool
  private var last = -1
  private static let width = 30

  init(steps: Int) {
    self.steps = max(1, steps)
    isShown = isatty(2) != 0 && Terminal.environment("TERM") != "dumb"
  }

  /// Shows how far it has come.
  ///
  /// - Parameters:
  ///   - step: which step it is, from 0.
  ///   - share: how far that step has come, 0 … 1.
  func show(_ name: String, step: Int, share: Double) {
    guard isShown else { return }
    let done = Int((Double(step) + min(max(share, 0), 1)) / Double(steps) * Double(ProgressBar.width))
    guard done != last else { return }
    last = done
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: ProgressBar.width - done)
    Console.write("\r\(bar) \(name)\u{1B}[K", to: 2)
  }

  /// Takes the bar away.
  func clear() {
    guard last >= 0 else { return }
    last = -1
    Console.write("\r\u{1B}[K", to: 2)
  }
}
