import GL
import Scene

/// Stars: discs that twinkle, each laid over what is there.
final class StarsEffect {
  private let context: Context
  private let program: Program
  private let time: Uniform
  private let instances: InstanceBuffer
  private var baked: (count: Int, epoch: Double) = (0, 0)

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    program = try programs.program("stars.vert", "disc.frag", attributes: ["a_star", "a_radius"])
    time = program.uniform("u_time")
    instances = InstanceBuffer(context, components: [4, 1])
  }

  func draw(_ stars: Stars, fade: Double) {
    if baked != (stars.count, stars.clock.epoch) { bake(stars) }
    time.set(Float(stars.clock.seconds), Float(fade))
    context.blend(.over)
    context.drawQuads(program, instances, count: stars.count)
  }

  private func bake(_ stars: Stars) {
    var floats: [Float] = []
    floats.reserveCapacity(stars.count * 5)
    for index in 0..<stars.count {
      let star = Stars.Star(index)
      let turns = stars.clock.turns(frequency: star.frequency, offset: star.phase)
      floats += [
        Float(star.x), Float(star.y), Float(turns), Float(star.frequency / (2 * .pi)), Float(star.radius),
      ]
    }
    instances.set(floats)
    baked = (stars.count, stars.clock.epoch)
  }
}
