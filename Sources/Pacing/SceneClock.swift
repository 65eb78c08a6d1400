/// The time of what moves: it runs with the clock on the wall, and stands while paused.
///
/// It never runs faster than the wall's clock and never backwards, so that no pausing brings lightning closer
/// together than its schedule has it.
public struct SceneClock: Equatable, Sendable {
  private var base: Double
  private var since: Double?

  /// A clock that shows `start` seconds at the wall's time `now`.
  public init(start: Double = 0, at now: Double, paused: Bool = false) {
    base = start
    since = paused ? nil : now
  }

  /// Whether it stands.
  public var isPaused: Bool { since == nil }

  /// The scene's seconds at a time on the wall's clock.
  public func seconds(at now: Double) -> Double {
    guard let since else { return base }
    return base + max(0, now - since)
  }

  /// Stops it, or has it go on from where it stopped.
  public mutating func togglePause(at now: Double) {
    base = seconds(at: now)
    since = isPaused ? now : nil
  }
}
