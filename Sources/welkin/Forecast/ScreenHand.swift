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
  private var last: SIMD2<Double>
  private let start: SIMD2<Double>
  private var across = DragTracker()
  private var down = DragTracker()

  /// How far a pointer goes, in points, before it is known which way.
  private static let slack = 6.0

  /// Takes hold at a point, in points of the frame, at a time in seconds.
  init(_ show: inout ScreenShow, at point: SIMD2<Double>, time: Double) {
    let isOnHours = show.stripBox?.contains(x: point.x, y: point.y) ?? false
    grip = isOnHours ? .undecided : .screen
    (last, start) = (point, point)
    across.add(point.x, at: time)
    down.add(point.y, at: time)
    // What a hand lies on stands still.
    show.scroll.vertical.scroll(by: 0)
    if isOnHours { show.scroll.strip.scroll(by: 0) }
  }

  /// Moves what it holds.
  mutating func move(_ show: inout ScreenShow, to point: SIMD2<Double>, time: Double) {
    across.add(point.x, at: time)
    down.add(point.y, at: time)
    let gone = point - start
    if case .undecided = grip {
      guard max(abs(gone.x), abs(gone.y)) >= ScreenHand.slack else { return }
      grip = abs(gone.x) > abs(gone.y) ? .hours : .screen
    }
    let step = point - last
    last = point
    switch grip {
    case .undecided: break
    case .screen: show.scroll.vertical.scroll(by: -step.y)
    case .hours:
      show.scroll.strip.scroll(by: ForecastScroll.stripMove(right: -step.x, direction: show.direction))
    }
  }

  /// Lets go: what it held goes on as fast as it was moved, unless motion is reduced.
  func release(_ show: inout ScreenShow, time: Double, reducesMotion: Bool) {
    guard !reducesMotion else { return }
    switch grip {
    case .undecided: break
    case .screen: show.scroll.vertical.fling(velocity: -down.velocity(at: time), at: time)
    case .hours:
      let right = -across.velocity(at: time)
      show.scroll.strip.fling(
        velocity: ForecastScroll.stripMove(right: right, direction: show.direction), at: time)
    }
  }
}
