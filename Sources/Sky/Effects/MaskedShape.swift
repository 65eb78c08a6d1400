import GL
import Scene

/// Draws two groups of white particles, far and near, each group as one shape.
///
/// Where particles hardly meet they are laid over the frame one by one. Where they crowd, a group's coverage is
/// gathered in a mask first, in which the larger value stays, and the mask is laid over the frame.
final class MaskedShape {
  /// The share of overlap over which the mask is worth its cost: below it, the difference cannot be seen.
  static let limit = 0.01

  private let context: Context
  private let over: Program
  private let alphas: Uniform
  private var mask: RenderTarget?

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    over = try programs.program("full_screen.vert", "mask_over.frag", samplers: ["u_mask"])
    alphas = over.uniform("u_alphas")
  }

  func draw(
    alphas: SIMD2<Double>, overlap: Double, fade: Double, far: Uniform, near: Uniform, on surface: Surface,
    _ body: () -> Void
  ) throws {
    guard overlap > MaskedShape.limit else {
      let farAlpha = Float(alphas.x * fade)
      let nearAlpha = Float(alphas.y * fade)
      far.set(farAlpha, farAlpha, farAlpha, farAlpha)
      near.set(nearAlpha, nearAlpha, nearAlpha, nearAlpha)
      context.blend(.over)
      body()
      return
    }
    let target = try RenderTarget.fitting(
      &mask, context, width: surface.width, height: surface.height, format: .color)
    far.set(1, 0, 0, 0)
    near.set(0, 1, 0, 0)
    target.surface().clear(0, 0, 0, 0)
    context.blend(.maximum)
    body()
    target.bind(unit: 0)
    self.alphas.set(Float(alphas.x), Float(alphas.y), Float(fade))
    surface.bind()
    context.blend(.over)
    context.drawFullScreen(over)
  }
}
