/// Words that are shown for a moment: when they are seen, and how much of them.
public struct Notice: Equatable, Sendable {
  /// How long a notice stays, in seconds, coming and going included.
  public static let duration = 2.0
  /// How long it takes to come, and to go, where it fades at all, in seconds.
  public static let fading = 0.2

  /// The words.
  public let words: String

  private let fades: Bool
  private let begun: Double
  private let end: Double

  /// A notice that comes now.
  ///
  /// - Parameters:
  ///   - fades: whether it comes and goes softly.
  ///   - last: the notice that is there already: its place is taken without a fade.
  public init(_ words: String, at now: Double, fades: Bool, after last: Notice? = nil) {
    self.words = words
    self.fades = fades
    end = now + Notice.duration
    let isThere = fades ? last.map { $0.opacity(at: now) } ?? 0 : 0
    begun = now - isThere * Notice.fading
  }

  /// How much of it is seen at a time, 0 … 1.
  public func opacity(at now: Double) -> Double {
    guard now < end else { return 0 }
    guard fades else { return 1 }
    return max(0, min((now - begun) / Notice.fading, (end - now) / Notice.fading, 1))
  }

  /// Whether it is on its way to come or to go.
  public func isFading(at now: Double) -> Bool {
    fades && now < end && (now < begun + Notice.fading || now >= end - Notice.fading)
  }

  /// When it next begins or ends to fade, or is over; infinity once it is.
  public func due(at now: Double) -> Double {
    if now >= end { return .infinity }
    guard fades else { return end }
    return [begun + Notice.fading, end - Notice.fading].first { now < $0 } ?? end
  }
}
