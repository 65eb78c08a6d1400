import GL
import Scene

/// A colour over a part of the frame, fading out around it.
final class ScrimEffect {
  private let context: Context
  private let program: Program
  private let color: Uniform
  private let rectangle: Uniform
  private let reach: Uniform
  private let instances: InstanceBuffer

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    program = try programs.program("tiles.vert", "scrim.frag", attributes: ["a_rectangle"])
    color = program.uniform("u_color")
    rectangle = program.uniform("u_rectangle")
    reach = program.uniform("u_reach")
    instances = InstanceBuffer(context, components: [4])
  }

  func draw(_ scrim: Scrim, size: FrameSize) {
    guard scrim.color.alpha > 0, scrim.reach > 0 else { return }
    let box = PixelBox(scrim.rectangle, scale: size.scale)
    let reach = scrim.reach * size.scale
    let seen = PixelBox(
      left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach
    ).intersection(
      PixelBox(left: 0, top: 0, right: Double(size.pixelWidth), bottom: Double(size.pixelHeight))
    ).rounded
    guard box.isFinite, !seen.isEmpty else { return }
    let premultiplied = SIMD4<Float>(scrim.color.premultiplied)
    color.set(premultiplied.x, premultiplied.y, premultiplied.z, premultiplied.w)
    rectangle.set(
      Float((box.left + box.right) / 2), Float((box.top + box.bottom) / 2),
      Float((box.right - box.left) / 2), Float((box.bottom - box.top) / 2))
    self.reach.set(Float(reach))
    instances.set(
      [Float(seen.left), Float(seen.top), Float(seen.right), Float(seen.bottom)], streaming: true)
    context.blend(.over)
    context.drawQuads(program, instances, count: 1)
  }
}
