/// Lowers the resolution of what is drawn while frames come late, and raises it again when there is room.
///
/// It goes by steps. It goes down after a second of late frames, and up after ten seconds in which even the next
/// step's larger picture would have been in time. A step up that proves too much is taken back, and the wait
/// before the next try doubles, so that it never flickers between two steps.
public struct Resolution: Equatable, Sendable {
  /// The steps, pixels drawn a pixel shown on each side, from the full resolution down.
  public static let steps = [1, 0.75, 0.5, 0.35, 0.25]

  // Seconds of late frames before a step down.
  private static let patience = 1.0
  // Seconds of room before a step up, at first and at most.
  private static let shortestTrial = 10.0
  private static let longestTrial = 640.0
  // The share of late frames that makes a second late, and of the interval that leaves room.
  private static let lateShare = 0.25
  private static let room = 0.7

  private var step = 0
  private var windowBegan: Double?
  private var frames = 0
  private var lateFrames = 0
  private var roomSince: Double?
  private var trial = Resolution.shortestTrial
  private var raisedAt = -Double.infinity

  /// Full resolution.
  public init() {}

  /// The scale to draw at, 0.25 … 1.
  public var scale: Double { Resolution.steps[step] }

  /// Notes a frame.
  ///
  /// - Parameters:
  ///   - now: when it was handed over, in seconds on a clock that never goes back.
  ///   - cost: how long it took to draw, in seconds.
  ///   - interval: from one frame to the next as it should be, in seconds.
  ///   - late: whether frames before it were dropped.
  public mutating func note(at now: Double, cost: Double, interval: Double, late: Bool) {
    guard interval > 0, cost.isFinite, now.isFinite else { return }
    let began = windowBegan ?? now
    // After a rest, what came before says nothing.
    guard now - began < 3 * Resolution.patience else {
      rest()
      return
    }
    windowBegan = began
    frames += 1
    if late || cost > interval { lateFrames += 1 }
    judgeRoom(at: now, cost: cost, interval: interval)
    guard now - began >= Resolution.patience else { return }
    let isLate = Double(lateFrames) > Resolution.lateShare * Double(frames)
    windowBegan = now
    frames = 0
    lateFrames = 0
    if isLate { lower(at: now) }
  }

  /// Forgets what was seen, as when nothing was drawn for a while; the step stays.
  public mutating func rest() {
    windowBegan = nil
    frames = 0
    lateFrames = 0
    roomSince = nil
  }

  private mutating func lower(at now: Double) {
    guard step + 1 < Resolution.steps.count else { return }
    if now - raisedAt < Resolution.shortestTrial { trial = min(trial * 2, Resolution.longestTrial) }
    step += 1
    roomSince = nil
  }

  private mutating func judgeRoom(at now: Double, cost: Double, interval: Double) {
    guard step > 0 else { return }
    let growth = Resolution.steps[step - 1] / Resolution.steps[step]
    guard cost * growth * growth < Resolution.room * interval else {
      roomSince = nil
      return
    }
    let since = roomSince ?? now
    roomSince = since
    guard now - since >= trial else { return }
    step -= 1
    raisedAt = now
    rest()
  }
}
