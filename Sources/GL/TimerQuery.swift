import CEpoxy

/// Asks the GPU how long it worked on what was drawn between two calls.
public final class TimerQuery {
  private var query: UInt32 = 0

  /// A query; nil where the driver has none, or where a CPU draws and its clock is no GPU's.
  public init?(_ context: Context) {
    guard context.hasTimerQueries, !context.isSoftware else { return nil }
    glGenQueries(1, &query)
  }

  deinit {
    glDeleteQueries(1, &query)
  }

  /// Runs `body` and keeps the GPU's time for it.
  public func time(_ body: () throws -> Void) rethrows {
    glBeginQuery(UInt32(GL_TIME_ELAPSED), query)
    defer { glEndQuery(UInt32(GL_TIME_ELAPSED)) }
    try body()
  }

  /// The time of the last run in milliseconds; waits for the GPU.
  public var milliseconds: Double {
    var nanoseconds: UInt64 = 0
    glGetQueryObjectui64v(query, UInt32(GL_QUERY_RESULT), &nanoseconds)
    return Double(nanoseconds) / 1e6
  }
}
