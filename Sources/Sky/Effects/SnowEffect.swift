import GL
import Scene

/// Snow: two groups of discs, each group one shape.
final class SnowEffect {
  private let context: Context
  private let program: Program
  private let fall: Uniform
  private let far: Uniform
  private let near: Uniform
  private let path: Uniform
  private let instances: InstanceBuffer
  private let shape: MaskedShape
  private var baked: (count: Int, epoch: Double, radii: SIMD2<Double>) = (0, 0, .zero)

  init(_ context: Context, _ programs: Programs, _ shape: MaskedShape) throws {
    self.context = context
    self.shape = shape
    program = try programs.program("snow.vert", "disc.frag", attributes: ["a_flake", "a_kind"])
    fall = program.uniform("u_fall")
    far = program.uniform("u_far")
    near = program.uniform("u_near")
    path = program.uniform("u_path")
    instances = InstanceBuffer(context, components: [4, 2])
  }

  func draw(_ snow: Snow, fade: Double, size: FrameSize, on surface: Surface) throws {
    guard snow.count > 0 else { return }
    if baked != (snow.count, snow.clock.epoch, snow.style.radii) { bake(snow) }
    fall.set(
      Float(snow.falls.x), Float(snow.falls.y), Float(snow.travel(height: size.height)),
      Float(snow.clock.seconds))
    path.set(Float(snow.style.start), Float(snow.style.sway))
    try shape.draw(
      alphas: snow.style.alphas, overlap: snow.overlap(on: size), fade: fade, far: far, near: near,
      on: surface
    ) {
      context.drawQuads(program, instances, count: snow.count)
    }
  }

  private func bake(_ snow: Snow) {
    var floats: [Float] = []
    floats.reserveCapacity(snow.count * 6)
    for isNear in [false, true] {
      for index in 0..<snow.count where (index % 3 == 0) == isNear {
        let flake = Snow.Flake(index, style: snow.style)
        let turns = snow.clock.turns(frequency: flake.frequency, offset: flake.phase)
        floats += [
          Float(flake.x), Float(flake.y), Float(turns), Float(flake.frequency / (2 * .pi)),
          Float(flake.radius),
          isNear ? 1 : 0,
        ]
      }
    }
    instances.set(floats)
    baked = (snow.count, snow.clock.epoch, snow.style.radii)
  }
}
