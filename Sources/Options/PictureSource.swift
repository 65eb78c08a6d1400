/// Where a command takes its scene from.
public enum PictureSource: Equatable, Sendable {
  /// A scene by name.
  case scene(SceneName)
  /// The sky of that forecast's weather now.
  case forecast(FileArgument)
  /// The scene that the file describes.
  case file(FileArgument)
  /// The forecast screen, with that forecast or the demo's.
  case screen(FileArgument?)
}
