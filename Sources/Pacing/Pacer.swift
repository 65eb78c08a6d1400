/// When the next frame is due.
///
/// Two things can set the beat. Where showing a frame waits for the display, the display does: the next frame
/// begins well before the refresh it is meant for, and the wait puts it there exactly, so that no beat of our
/// own drifts against the display's. Where showing returns at once (no display, a hidden window, a driver told
/// not to wait), a timer does, so that nothing ever spins. Which one it is shows in the first frames.
///
/// All times are seconds on a clock that never goes back.
public struct Pacer: Equatable, Sendable {
  /// The rate, or nil when nothing moves.
  public private(set) var rate: FrameRate?
  /// Whether the display sets the beat.
  public private(set) var followsDisplay = false

  private var begun: Double?
  private var shown: Double?
  private var beat = 0.0
  private var early = 0
  private var late = 0.0
  private var isResting = true

  // Buffers still free let as many frames through at once as there are buffers; more is no waiting at all.
  private static let patience = 6
  // How much longer than it should be a frame's interval may be without counting as late, in intervals.
  private static let tolerance = 0.01
  // The share of a refresh that passes before the frame for the next one begins; the rest is for drawing.
  private static let lead = 0.25

  /// A pacer without a rate.
  public init() {}

  /// Sets the rate; the beat goes on where it stays the same.
  public mutating func use(_ rate: FrameRate?) {
    guard rate != self.rate else { return }
    let refreshChanged = refresh(of: rate) != refresh(of: self.rate)
    self.rate = rate
    if rate == nil { isResting = true }
    if refreshChanged && rate != nil { trustDisplay() }
  }

  /// Forgets the last frame, as when the window was hidden: the next one is due at once.
  public mutating func rest() {
    isResting = true
    begun = nil
    shown = nil
    trustDisplay()
  }

  /// When the next frame is due; infinity when nothing moves.
  public var due: Double {
    guard let rate else { return .infinity }
    guard let begun else { return -.infinity }
    if isResting { return begun + rate.interval }
    if followsDisplay, let shown, let refreshes = rate.refreshes {
      return shown + rate.interval - (1 - Pacer.lead) * rate.interval / Double(refreshes)
    }
    // A timer's beat may lie before the last frame where that one came late.
    return max(beat + rate.interval, begun)
  }

  /// Notes that a frame begins.
  ///
  /// - Returns: how many frames should have come before it and did not.
  public mutating func begin(at now: Double) -> Int {
    defer {
      begun = now
      isResting = false
    }
    guard let rate, let begun, !isResting else {
      beat = now
      late = 0
      return 0
    }
    beat += rate.interval
    // No catching up: what is late by a whole frame starts a new beat.
    if followsDisplay || !(now - beat < rate.interval) || beat > now { beat = now }
    // Small delays add up to lost frames; those that only a rounded rate makes are none.
    let delay = (now - begun) / rate.interval - 1
    guard delay.isFinite, delay > Pacer.tolerance else {
      late = 0
      return 0
    }
    let missed = min((late + delay + Pacer.tolerance).rounded(.down), 1_000_000)
    late = max(0, min(late + delay - missed, 1))
    return Int(missed)
  }

  /// Notes that a frame was handed to the display.
  public mutating func shown(at now: Double) {
    defer { shown = now }
    guard followsDisplay, let rate, let refreshes = rate.refreshes, let shown else { return }
    let refresh = rate.interval / Double(refreshes)
    early = now - shown < rate.interval - 0.1 * refresh ? early + 1 : 0
    if early >= Pacer.patience { followsDisplay = false }
  }

  private mutating func trustDisplay() {
    followsDisplay = rate?.refreshes != nil
    early = 0
  }

  private func refresh(of rate: FrameRate?) -> Double? {
    guard let rate, let refreshes = rate.refreshes else { return nil }
    return rate.interval / Double(refreshes)
  }
}
