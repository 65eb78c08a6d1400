import GL
import Scene

/// Snow in three depths, each depth one shape, the near one blurred.
///
/// Where flakes hardly meet they are laid over the frame one by one. Where they crowd, each depth is gathered in a
/// channel of a mask first, and the mask is laid over the frame.
final class SnowfallEffect {
  /// The share of overlap over which the mask is worth its cost: below it, the difference cannot be seen.
  static let limit = 0.02

  private let context: Context
  private let sharp: Falling
  private let blurred: Falling
  private let over: Program
  private let alphas: Uniform
  private let color: Uniform
  private let instances: [InstanceBuffer]
  private var baked: (counts: SIMD4<Int>, epoch: Double) = (.zero, 0)
  private var mask: RenderTarget?

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    sharp = Falling(
      try programs.program(
        "snowfall.vert", "disc.frag", attributes: ["a_flake", "a_radius"],
        definitions: [("BLURRED", 0)]))
    blurred = Falling(
      try programs.program(
        "snowfall.vert", "snowfall_blurred.frag", attributes: ["a_flake", "a_radius"],
        definitions: [("BLURRED", 1)]))
    over = try programs.program("full_screen.vert", "snowfall_over.frag", samplers: ["u_mask"])
    alphas = over.uniform("u_alphas")
    color = over.uniform("u_color")
    instances = Snowfall.depths.map { _ in InstanceBuffer(context, components: [4, 1]) }
  }

  func draw(_ snowfall: Snowfall, fade: Double, size: FrameSize, on surface: Surface) throws {
    if baked != (snowfall.counts, snowfall.clock.epoch) { bake(snowfall) }
    guard snowfall.counts != .zero else { return }
    let color = SIMD4<Float>(snowfall.color.premultiplied * fade)
    guard snowfall.overlap(on: size) > SnowfallEffect.limit else {
      context.blend(.over)
      for (index, depth) in Snowfall.depths.enumerated() {
        draw(index, snowfall, color * Float(depth.alpha), size)
      }
      return
    }
    let target = try RenderTarget.fitting(
      &mask, context, width: surface.width, height: surface.height, format: .color)
    target.surface().clear(0, 0, 0, 0)
    context.blend(.screen)
    for index in Snowfall.depths.indices {
      var channel = SIMD4<Float>.zero
      channel[index] = 1
      draw(index, snowfall, channel, size)
    }
    let depths = Snowfall.depths.map { Float($0.alpha) }
    alphas.set(depths[0], depths[1], depths[2])
    self.color.set(color.x, color.y, color.z, color.w)
    target.bind(unit: 0)
    surface.bind()
    context.blend(.over)
    context.drawFullScreen(over)
  }

  private func draw(_ index: Int, _ snowfall: Snowfall, _ color: SIMD4<Float>, _ size: FrameSize) {
    let depth = Snowfall.depths[index]
    // Only the near depth is blurred.
    let falling = index == Snowfall.depths.count - 1 ? blurred : sharp
    falling.depth.set(
      Float(snowfall.falls[index]), Float(size.height + 2 * depth.margin), Float(depth.margin),
      Float(depth.sway))
    falling.time.set(Float(snowfall.clock.seconds), Float(Snowfall.blur))
    falling.color.set(color.x, color.y, color.z, color.w)
    context.drawQuads(falling.program, instances[index], count: snowfall.counts[index])
  }

  private func bake(_ snowfall: Snowfall) {
    var floats: [Float] = []
    for (index, buffer) in instances.enumerated() {
      floats.removeAll(keepingCapacity: true)
      for number in 0..<snowfall.counts[index] {
        let flake = Snowfall.Flake(number, depth: index)
        let turns = snowfall.clock.turns(frequency: flake.frequency, offset: flake.phase)
        floats.append(Float(flake.x))
        floats.append(Float(flake.y))
        floats.append(Float(turns))
        floats.append(Float(flake.frequency / (2 * .pi)))
        floats.append(Float(flake.radius))
      }
      if !floats.isEmpty { buffer.set(floats) }
    }
    baked = (snowfall.counts, snowfall.clock.epoch)
  }

  /// A program that draws flakes of one depth, with its uniforms.
  private struct Falling {
    let program: Program
    let depth: Uniform
    let time: Uniform
    let color: Uniform

    init(_ program: Program) {
      self.program = program
      depth = program.uniform("u_depth")
      time = program.uniform("u_time")
      color = program.uniform("u_color")
    }
  }
}
