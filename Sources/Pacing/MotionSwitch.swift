/// Whether motion is reduced: what the viewer says, else what the desktop says.
///
/// Lightning goes out and comes back with it, so it takes effect once a second at most: a key held or hit in
/// quick succession makes no stroboscope.
public struct MotionSwitch: Equatable, Sendable {
  /// The least time between two changes that take effect, in seconds.
  public static let rest = 1.0

  /// What the viewer said, or nil.
  public private(set) var viewer: Bool?
  /// What the desktop says.
  public var desktop: Bool
  /// Whether motion is reduced now.
  public private(set) var isReduced: Bool

  private var changed = -Double.infinity

  /// A switch as the command line and the desktop have it at the start.
  public init(viewer: Bool?, desktop: Bool) {
    self.viewer = viewer
    self.desktop = desktop
    isReduced = viewer ?? desktop
  }

  /// What is asked for, whether it has taken effect or not.
  public var isWanted: Bool { viewer ?? desktop }

  /// Has the viewer ask for the opposite of what is asked for now.
  public mutating func toggle() {
    viewer = !isWanted
  }

  /// When the next change takes effect; infinity where none is due.
  public var due: Double { isWanted == isReduced ? .infinity : changed + MotionSwitch.rest }

  /// Lets what is asked for take effect where it may.
  ///
  /// - Returns: whether it changed.
  public mutating func update(at now: Double) -> Bool {
    guard now >= due else { return false }
    isReduced = isWanted
    changed = now
    return true
  }
}
