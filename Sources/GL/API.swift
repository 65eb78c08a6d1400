/// Which OpenGL a context speaks.
public enum API: String, CaseIterable, Sendable {
  /// Desktop OpenGL 3.3, core profile.
  case gl
  /// OpenGL ES 3.0.
  case gles

  /// The lowest version that the shaders and the drawing need.
  public var minimumVersion: (major: Int, minor: Int) { self == .gl ? (3, 3) : (3, 0) }

  /// The name with the lowest version, for messages.
  public var requirement: String { self == .gl ? "OpenGL 3.3 core" : "OpenGL ES 3.0" }

  /// What stands first in every shader: the version, and the precision ES asks for.
  public var shaderPreamble: String {
    switch self {
    case .gl: "#version 330 core\n"
    case .gles:
      "#version 300 es\nprecision highp float;\nprecision highp int;\n"
        + "precision highp sampler2D;\nprecision highp sampler2DArray;\n"
    }
  }
}
