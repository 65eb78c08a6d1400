import Glibc
import Synchronization

/// SIGINT, SIGTERM and SIGHUP, taken as the wish to end, on a thread that waits for nothing else.
public enum EndSignals {
  private static let wish = Atomic<Bool>(false)
  // A window system may keep a program waiting for as long as it likes.
  private static let grace: UInt32 = 2

  /// Whether an end was asked for.
  public static var areRaised: Bool { wish.load(ordering: .relaxed) }

  /// Waits for the signals from now on, and calls `wake` on another thread when one comes.
  ///
  /// Where the program has not ended two seconds after the signal, it is ended, with status 0. To be called
  /// before any other thread begins, since threads inherit which signals they leave alone.
  public static func wait(_ wake: @escaping @Sendable () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    spawn {
      var waited = waited
      var signal: Int32 = 0
      while sigwait(&waited, &signal) != 0 {}
      wish.store(true, ordering: .relaxed)
      wake()
      sleep(grace)
      _exit(0)
    }
  }

  // `nohup` and shells' background jobs have set some aside on purpose.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}

/// Begins a thread that nobody waits for.
public func spawn(_ body: @escaping @Sendable () -> Void) {
  final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let work = Unmanaged.passRetained(Work(body))
  let failed = pthread_create(
    &thread, nil,
    { argument in
      guard let argument else { return nil }
      Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }, work.toOpaque())
  if failed == 0 { pthread_detach(thread) } else { work.release() }
}
