import Glibc

/// How far something is scrolled, in points, and how it goes on by itself after a drag.
///
/// Where it is at a time follows from that time alone, so that it does not depend on how often frames are drawn.
public struct ScrollAxis: Equatable, Sendable {
  /// In so many seconds momentum falls to 1/e.
  public static let decay = 0.325
  /// The speed at which momentum ends, in points a second.
  public static let slowest = 8.0
  /// The speed that no fling exceeds, in points a second.
  public static let fastest = 20_000.0

  private struct Fling: Equatable {
    var from: Double
    var velocity: Double
    var start: Double
    var duration: Double

    func offset(at clock: Double) -> Double {
      let gone = min(duration, max(0, clock - start))
      return from + velocity * ScrollAxis.decay * (1 - exp(-gone / ScrollAxis.decay))
    }
  }

  /// How far it is scrolled, 0 … `limit`, as of the last change or `advance`.
  public private(set) var offset = 0.0
  /// The furthest that it scrolls.
  public private(set) var limit = 0.0
  private var fling: Fling?

  /// Something that stands at its beginning and cannot be scrolled yet.
  public init() {}

  /// Whether it moves by itself.
  public var isMoving: Bool { fling != nil }

  /// Sets the furthest that it scrolls, from sizes.
  public mutating func fit(content: Double, viewport: Double) {
    let room = content - viewport
    limit = room > 0 && room.isFinite ? room : 0
    let kept = clamped(offset)
    if kept != offset { stop(at: kept) }
  }

  /// Moves by some points, and stands still there.
  public mutating func scroll(by points: Double) {
    stop(at: clamped(offset + (points.isFinite ? points : 0)))
  }

  /// Moves to an offset, and stands still there.
  public mutating func scroll(to target: Double) {
    stop(at: clamped(target.isNaN ? offset : target))
  }

  /// A page forth or back; a little of the last page stays in view.
  public mutating func page(_ direction: Int, viewport: Double) {
    let step = max(viewport * 0.5, viewport - 48)
    scroll(by: direction < 0 ? -step : step)
  }

  /// Goes on by itself from where it is.
  ///
  /// - Parameters:
  ///   - velocity: points a second.
  ///   - clock: the time, in seconds.
  public mutating func fling(velocity: Double, at clock: Double) {
    guard velocity.isFinite, clock.isFinite else { return }
    let velocity = min(ScrollAxis.fastest, max(-ScrollAxis.fastest, velocity))
    let speed = abs(velocity)
    guard speed > ScrollAxis.slowest else { return }
    fling = Fling(
      from: offset, velocity: velocity, start: clock,
      duration: ScrollAxis.decay * log(speed / ScrollAxis.slowest))
  }

  /// Takes it to where momentum has brought it by a time; it stops exactly at the ends.
  public mutating func advance(to clock: Double) {
    guard let fling, clock.isFinite else { return }
    let target = fling.offset(at: clock)
    offset = clamped(target)
    if offset != target || clock - fling.start >= fling.duration { self.fling = nil }
  }

  private mutating func stop(at target: Double) {
    offset = target
    fling = nil
  }

  private func clamped(_ target: Double) -> Double { min(limit, max(0, target)) }
}
