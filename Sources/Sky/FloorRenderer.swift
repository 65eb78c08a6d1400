import GL
import Scene
import Shaders

/// Draws what the bench measures against: a vertical gradient over the whole frame, undithered.
public final class FloorRenderer {
  private let context: Context
  private let program: Program
  private let host: HostBlock

  /// A renderer for a context.
  ///
  /// - Throws: `ShaderError` or `GLError` where the shader is missing or does not compile.
  public init(_ context: Context, shaders: ShaderLibrary = ShaderLibrary()) throws {
    self.context = context
    let programs = Programs(context: context, shaders: shaders)
    program = try programs.program("full_screen.vert", "floor.frag")
    host = HostBlock(context)
  }

  /// Draws the gradient of a frame's sky onto a surface.
  public func draw(_ frame: Frame, to surface: Surface) {
    host.set(frame.hostValues)
    surface.bind()
    context.blend(.replace)
    context.drawFullScreen(program)
  }
}
