/// How often frames are to come on a display: an even share of its refreshes, or a timer's beat.
public struct FrameRate: Equatable, Sendable {
  /// Seconds from one frame to the next.
  public let interval: Double
  /// How many refreshes each frame stays on the display; nil where the display's rate is unknown.
  public let refreshes: Int?

  /// The refresh rates that are believed, in hertz: virtual displays report 0 and worse.
  static let believable = 20.0...1000.0
  // Rates are rounded when reported: 59.94 Hz comes as 59 or 60, and must serve 60 frames a second.
  private static let tolerance = 1.02

  /// The rate for a scene on a display.
  ///
  /// Every frame stays for the same whole number of refreshes, else it would judder. So the rate is the
  /// lowest even share of the display's that is not below what is wanted (144 Hz: 72 for 60 and 36 for 30;
  /// 75 Hz: 75 and 37.5), and under a cap the highest even share that is not above it. A display of an
  /// unknown rate gets what is wanted, by a timer.
  ///
  /// - Parameters:
  ///   - wanted: frames a second that the scene asks for; 0 when nothing moves.
  ///   - refresh: the display's refresh rate in hertz, or nil where it is unknown.
  ///   - cap: the most frames a second, over 0, or nil for no limit.
  /// - Returns: the rate, or nil when nothing moves.
  public static func choose(wanted: Int, refresh: Double?, cap: Double? = nil) -> FrameRate? {
    guard wanted > 0 else { return nil }
    let cap = cap.map { $0 > 0 ? $0 : .infinity } ?? .infinity
    let wanted = Double(wanted)
    guard let refresh, believable.contains(refresh) else {
      return FrameRate(interval: 1 / min(wanted, cap), refreshes: nil)
    }
    let share = max(1, (refresh * tolerance / wanted).rounded(.down))
    let capped = cap.isFinite ? (refresh / cap - (tolerance - 1)).rounded(.up) : 1
    // Under a thousandth of a frame a second nobody waits for the next one.
    let refreshes = min(max(share, capped), 1_000_000)
    return FrameRate(interval: refreshes / refresh, refreshes: Int(refreshes))
  }
}
