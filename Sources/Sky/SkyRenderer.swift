import GL
import Scene
import Shaders

/// Draws frames.
public final class SkyRenderer {
  private let context: Context
  private let shaders: ShaderLibrary

  /// A renderer for a context, with shaders built in or from a folder.
  public init(_ context: Context, shaders: ShaderLibrary = ShaderLibrary()) throws {
    self.context = context
    self.shaders = shaders
  }

  /// Draws a frame onto a surface of the frame's size in pixels.
  public func draw(_ frame: Frame, to surface: Surface) throws {
    surface.clear(0, 0, 0, 1)
  }

  /// Compiles every program and draws everything once, unseen, so that no later frame waits for it.
  public func warmUp() throws {
  }
}
