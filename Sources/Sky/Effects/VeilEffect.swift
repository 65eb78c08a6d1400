import GL
import Scene

/// A colour over the whole frame.
final class VeilEffect {
  private let context: Context
  private let program: Program
  private let color: Uniform

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    program = try programs.program("full_screen.vert", "veil.frag")
    color = program.uniform("u_color")
  }

  func draw(_ veil: Veil) {
    let premultiplied = SIMD4<Float>(veil.color.premultiplied)
    guard premultiplied.w > 0 else { return }
    color.set(premultiplied.x, premultiplied.y, premultiplied.z, premultiplied.w)
    context.blend(.over)
    context.drawFullScreen(program)
  }
}
