/// Where a day's part of the week lies on its track, in points from the track's leading end.
public struct RangeBar: Equatable, Sendable {
  /// The shortest that a part is drawn.
  public static let shortest = 5.0

  /// Where the part begins.
  public let start: Double
  /// How long it is.
  public let length: Double

  /// The part of a day on a track so long.
  public init(low: Double, high: Double, span: WeekSpan, track: Double) {
    let track = track > 0 && track.isFinite ? track : 0
    guard span.width > 0 else {
      start = 0
      length = track
      return
    }
    let (from, to) = (span.fraction(min(low, high)), span.fraction(max(low, high)))
    length = min(track, max(RangeBar.shortest, track * (to - from)))
    start = max(0, min(track * from, track - length))
  }
}
