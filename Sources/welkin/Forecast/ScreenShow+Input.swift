import ForecastScreen
import Platform
import Scene

extension ScreenShow {
  /// Scrolls the hours by so many notches to the right, at a time on the show's clock.
  mutating func scrollHours(right notches: Double, at clock: Double) {
    let points = ForecastScroll.stripMove(right: notches * Scrolling.notch, direction: direction)
    scroll.strip.scroll(by: points, at: clock)
  }

  /// Scrolls the screen down by so many notches.
  mutating func scroll(down notches: Double, at clock: Double) {
    scroll.vertical.scroll(by: notches * Scrolling.notch, at: clock)
  }

  /// Does what a key asks for where it scrolls; says whether it is one that does.
  mutating func press(_ key: Key, at clock: Double) -> Bool {
    switch key {
    case .left: scrollHours(right: -1, at: clock)
    case .right: scrollHours(right: 1, at: clock)
    default: return scroll.vertical.press(key, height: layout.viewport.height, at: clock)
    }
    return true
  }
}
