import Glibc

/// Clocks that never go back, in seconds.
public enum MonotonicClock {
  /// Seconds since some moment in the past.
  public static var now: Double { read(CLOCK_MONOTONIC) }

  /// Seconds of the processors that the program has used, all its threads together.
  public static var processor: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
