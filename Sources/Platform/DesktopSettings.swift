import Glibc
import Synchronization

/// What the desktop says about motion, asked on a thread of its own, again and again.
///
/// Desktops that answer late or never keep nobody waiting.
public final class DesktopSettings: Sendable {
  // Seconds from one look to the next: a change of mind is followed soon, at next to no cost.
  private static let interval: UInt32 = 10
  private static let unknown = -1

  private let answer = Atomic<Int>(DesktopSettings.unknown)
  // Closed at one end when the first answer is there, so that waiting for it can have an end.
  private let first = ChildProcess.makePipe()

  /// Begins to ask, as long as the program runs, and calls `wake` on another thread whenever the answer changes.
  public convenience init(_ wake: @escaping @Sendable () -> Void) {
    self.init(MotionPreference(), wake)
  }

  init(_ preference: MotionPreference, _ wake: @escaping @Sendable () -> Void) {
    spawn { [self] in
      while true {
        let found = preference.read() ? 1 : 0
        let before = answer.exchange(found, ordering: .releasing)
        if before == DesktopSettings.unknown, let first { close(first.writing) }
        if before != found { wake() }
        sleep(DesktopSettings.interval)
      }
    }
  }

  /// Whether the desktop wants little motion; nil as long as it has not answered.
  public var reducesMotion: Bool? {
    let value = answer.load(ordering: .acquiring)
    return value == DesktopSettings.unknown ? nil : value == 1
  }

  /// Waits for the first answer, `seconds` at most.
  public func wait(_ seconds: Double) {
    guard let first, reducesMotion == nil, seconds > 0 else { return }
    var end = pollfd(fd: first.reading, events: Int16(POLLIN), revents: 0)
    poll(&end, 1, Int32(min(seconds * 1000, 10_000)))
  }
}
