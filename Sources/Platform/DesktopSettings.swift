/// What the desktop says about motion.
public final class DesktopSettings: Sendable {
  /// Whether the desktop wants little motion; nil as long as it has not answered.
  public var reducesMotion: Bool? { nil }

  /// Begins to ask, and calls `wake` on another thread whenever the answer changes.
  public init(_ wake: @escaping @Sendable () -> Void) {}

  /// Waits for the first answer, `seconds` at most.
  public func wait(_ seconds: Double) {}
}
