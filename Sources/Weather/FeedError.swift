/// What was wrong with a forecast or a moment, in one line for a person.
public enum FeedError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There was nothing to read.
  case empty
  /// The reply is larger than is read.
  case tooLarge(bytes: Int)
  /// The text breaks JSON's rules at a line and column, both counted from 1 (the column in bytes).
  case notJSON(line: Int, column: Int, problem: String)
  /// The feed answered with an error of its own.
  case refused(reason: String)
  /// It is JSON, but holds nothing of what a forecast needs.
  case notAForecast(problem: String)
  /// One field holds something that it cannot mean: `hourly.time[3]: not a date`.
  case field(path: String, problem: String)
  /// A moment is not written as ISO 8601 has it.
  case moment(text: String, problem: String)
  /// The forecast says nothing about the moment asked for.
  case outside(moment: Moment, first: Moment, last: Moment)

  /// One line that says what was wrong and where.
  public var description: String {
    switch self {
    case .empty: "the forecast is empty"
    case .tooLarge(let bytes):
      "the forecast has \(bytes) bytes; at most \(Forecast.largestReply) (16 MiB) are read"
    case .notJSON(let line, let column, let problem): "not JSON: line \(line), column \(column): \(problem)"
    case .refused(let reason): "the feed answered with an error: \(reason)"
    case .notAForecast(let problem): "not a forecast: \(problem)"
    case .field(let path, let problem): "\(path): \(problem)"
    case .moment(let text, let problem):
      "\"\(text)\" is not a moment: \(problem); write it as 2026-01-17T07:30+02:00, or without the offset"
    case .outside(let moment, let first, let last):
      "the forecast says nothing about \(moment): it covers \(first) to \(last)"
    }
  }
}
