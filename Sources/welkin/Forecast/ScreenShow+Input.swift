import ForecastScreen
import Platform
import Scene

extension ScreenShow {
  /// A notch of the wheel, and a press of an arrow key, in points.
  private static let notch = 80.0
  /// What stays in sight when a page is turned, in points.
  private static let overlap = 48.0

  /// Scrolls the hours by so many notches to the right, at a time on the show's clock.
  mutating func scrollHours(right notches: Double, at clock: Double) {
    let points = ForecastScroll.stripMove(right: notches * ScreenShow.notch, direction: direction)
    scroll.strip.scroll(by: points, at: clock)
  }

  /// Scrolls the screen down by so many notches.
  mutating func scroll(down notches: Double, at clock: Double) {
    scroll.vertical.scroll(by: notches * ScreenShow.notch, at: clock)
  }

  /// Does what a key asks for where it scrolls; says whether it is one that does.
  ///
  /// - Parameter isRepeated: whether it is held down; what leads to an end does so once.
  mutating func press(_ key: Key, isRepeated: Bool, at clock: Double) -> Bool {
    let height = layout.viewport.height
    let page = max(height * 0.5, height - ScreenShow.overlap)
    switch key {
    case .up: scroll(down: -1, at: clock)
    case .down: scroll(down: 1, at: clock)
    case .pageUp: scroll.vertical.scroll(by: -page, at: clock)
    case .pageDown: scroll.vertical.scroll(by: page, at: clock)
    case .left: scrollHours(right: -1, at: clock)
    case .right: scrollHours(right: 1, at: clock)
    case .home where !isRepeated: scroll.vertical.scroll(to: 0, at: clock)
    case .end where !isRepeated: scroll.vertical.scroll(to: scroll.vertical.furthest, at: clock)
    case .home, .end, .digit, .letter, .space, .escape, .f11, .question: return false
    }
    return true
  }
}
