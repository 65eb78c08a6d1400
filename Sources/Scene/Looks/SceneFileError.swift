import JSON

/// Why a text describes no scene, in one line for a person.
public enum SceneFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text is no JSON.
  case json(JSONError)
  /// The file is of a later version of its format.
  case version(found: String)
  /// A key holds something that it cannot mean, or is missing: `background.gradient.colors[1]`.
  case key(path: String, problem: String)

  /// What is wrong, and at which key.
  public var description: String {
    switch self {
    case .json(let error): "\(error)"
    case .version(let found):
      "version \(found) of scene files is newer than this welkin, which reads version \(Look.fileVersion): update it"
    case .key(let path, let problem): "\(path): \(problem)"
    }
  }
}
