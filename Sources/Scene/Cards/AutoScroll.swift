/// Scrolling by itself: down to the end, back up, and so on, with a rest at both.
public struct AutoScroll: Equatable, Sendable {
  /// Points a second.
  public static let speed = 40.0
  /// How long it rests at each end, in seconds.
  public static let rest = 2.0

  /// How far it goes, in points, 0 or more.
  public let furthest: Double

  /// One that goes so far.
  public init(furthest: Double) {
    self.furthest = max(0, furthest)
  }

  private var travel: Double { furthest / AutoScroll.speed }
  private var period: Double { 2 * (travel + AutoScroll.rest) }

  /// The offset after so many seconds, of which there may be any number.
  public func offset(at seconds: Double) -> Double {
    let phase = wrap(seconds, period)
    let half = period / 2
    let gone = min(max(0, (phase < half ? phase : phase - half) - AutoScroll.rest), travel)
    let share = travel > 0 ? gone / travel : 0
    return furthest * (phase < half ? share : 1 - share)
  }

  /// How many seconds after its beginning it stands at an offset, on the way down or on the way up.
  public func seconds(at offset: Double, goingUp: Bool) -> Double {
    let offset = offset > 0 ? min(offset, furthest) : 0
    let down = AutoScroll.rest + offset / AutoScroll.speed
    return goingUp ? period / 2 + AutoScroll.rest + (furthest - offset) / AutoScroll.speed : down
  }

  /// Whether it is on its way up, or rests at the end, after so many seconds.
  public func goesUp(at seconds: Double) -> Bool {
    wrap(seconds, period) >= period / 2
  }
}
