import ForecastScreen
import Platform
import Scene

extension ScreenShow {
  /// A notch of the wheel, and a press of an arrow key, in points.
  private static let notch = 80.0

  /// Scrolls the hours by so many notches to the right.
  mutating func scrollHours(right notches: Double) {
    scroll.strip.scroll(
      by: ForecastScroll.stripMove(right: notches * ScreenShow.notch, direction: direction))
  }

  /// Scrolls the screen down by so many notches.
  mutating func scroll(down notches: Double) {
    scroll.vertical.scroll(by: notches * ScreenShow.notch)
  }

  /// Does what a key asks for where it scrolls; says whether it is one that does.
  mutating func press(_ key: Key) -> Bool {
    let height = layout.viewport.height
    switch key {
    case .up: scroll(down: -1)
    case .down: scroll(down: 1)
    case .pageUp: scroll.vertical.page(-1, viewport: height)
    case .pageDown: scroll.vertical.page(1, viewport: height)
    case .home: scroll.vertical.scroll(to: 0)
    case .end: scroll.vertical.scroll(to: scroll.vertical.limit)
    case .left: scrollHours(right: -1)
    case .right: scrollHours(right: 1)
    case .digit, .letter, .space, .escape, .f11, .question: return false
    }
    return true
  }
}
