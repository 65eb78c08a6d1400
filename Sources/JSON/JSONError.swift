/// Why a text is no JSON, in one line for a person.
public enum JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There was nothing to read.
  case empty
  /// The text is larger than is read.
  case tooLarge(bytes: Int)
  /// The text breaks JSON's rules at a line and column, both counted from 1 (the column in bytes).
  case broken(line: Int, column: Int, problem: String)

  /// What was wrong and where.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge(let bytes): "it has \(bytes) bytes; at most \(JSONText.largest) (16 MiB) are read"
    case .broken(let line, let column, let problem): "not JSON: line \(line), column \(column): \(problem)"
    }
  }
}
