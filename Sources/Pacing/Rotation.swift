/// A beat at which one thing follows another, in turn, as long as nobody chooses.
public struct Rotation: Equatable, Sendable {
  /// Seconds from one to the next.
  public let interval: Double
  /// When the next one comes, in seconds on the clock it was made with.
  public private(set) var due: Double

  /// A rotation that begins at a time.
  public init(every interval: Double, from now: Double) {
    self.interval = interval
    due = now + interval
  }

  /// Whether the next one comes now; after a long sleep only one comes, not all that were slept through.
  public mutating func isDue(at now: Double) -> Bool {
    guard now >= due else { return false }
    due = now - due < interval ? due + interval : now + interval
    // So far from its start that the clock does not tell the two apart: it stands.
    if due <= now { due = .infinity }
    return true
  }
}
