import Platform
import Scene

extension Scrolling {
  /// A notch of the wheel, and a press of an arrow key, in points.
  static let notch = 80.0
  /// What stays in sight when a page is turned, in points.
  private static let overlap = 60.0

  /// Does what a key asks for where it scrolls up and down; says whether it is one that does.
  ///
  /// - Parameter height: how much is seen at once, in points.
  mutating func press(_ key: Key, height: Double, at time: Double) -> Bool {
    let page = max(height * 0.5, height - Scrolling.overlap)
    switch key {
    case .up: scroll(by: -Scrolling.notch, at: time)
    case .down: scroll(by: Scrolling.notch, at: time)
    case .pageUp: scroll(by: -page, at: time)
    case .pageDown: scroll(by: page, at: time)
    case .home: scroll(to: 0, at: time)
    case .end: scroll(to: furthest, at: time)
    case .digit, .letter, .space, .escape, .left, .right, .f11, .question: return false
    }
    return true
  }
}
