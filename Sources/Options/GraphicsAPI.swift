/// Which kind of GL to ask the system for.
public enum GraphicsAPI: String, CaseIterable, Sendable {
  /// Desktop OpenGL.
  case gl
  /// OpenGL ES.
  case gles
}
