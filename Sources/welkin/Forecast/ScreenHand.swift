import ForecastScreen
import Scene

/// A pointer that drags the forecast screen, or its hours.
struct ScreenHand {
  private enum Grip {
    /// It lies on the hours: which way it goes first decides what moves.
    case undecided
    case screen
    case hours
  }

  private var grip: Grip
  private let start: SIMD2<Double>

  /// How far a pointer goes, in points, before it is known which way.
  private static let slack = 6.0

  /// Takes hold at a point, in points of the frame, at a time on the show's clock.
  init(_ show: inout ScreenShow, at point: SIMD2<Double>, clock: Double) {
    let isOnHours = show.stripBox(at: clock)?.contains(x: point.x, y: point.y) ?? false
    grip = isOnHours ? .undecided : .screen
    start = point
    // What a hand lies on stands still.
    show.scroll.vertical.stop(at: clock)
    if isOnHours {
      show.scroll.strip.stop(at: clock)
    } else {
      show.scroll.vertical.take(at: point.y, time: clock)
    }
  }

  /// Moves what it holds.
  mutating func move(_ show: inout ScreenShow, to point: SIMD2<Double>, clock: Double) {
    if case .undecided = grip {
      let gone = point - start
      guard max(abs(gone.x), abs(gone.y)) >= ScreenHand.slack else { return }
      if abs(gone.x) > abs(gone.y) {
        grip = .hours
        show.scroll.strip.take(at: along(start.x, show), time: clock)
      } else {
        grip = .screen
        show.scroll.vertical.take(at: start.y, time: clock)
      }
    }
    switch grip {
    case .undecided: break
    case .screen: show.scroll.vertical.drag(to: point.y, time: clock)
    case .hours: show.scroll.strip.drag(to: along(point.x, show), time: clock)
    }
  }

  /// Lets go: what it held goes on as fast as it was moved, unless motion is reduced.
  func release(_ show: inout ScreenShow, clock: Double) {
    show.scroll.vertical.release(at: clock)
    show.scroll.strip.release(at: clock)
  }

  // A place along the hours, towards later ones.
  private func along(_ x: Double, _ show: ScreenShow) -> Double {
    ForecastScroll.stripMove(right: x, direction: show.direction)
  }
}
