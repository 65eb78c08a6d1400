/// A FILE on the command line.
public enum FileArgument: Equatable, Sendable {
  /// `-`: standard input where it is read, standard output where it is written.
  case standardStream
  /// The path as given, never empty.
  case path(String)
}
