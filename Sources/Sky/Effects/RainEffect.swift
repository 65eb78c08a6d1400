import GL
import Scene

/// Rain: two groups of streaks, each group one shape, and splashes over them.
final class RainEffect {
  private let context: Context
  private let streaks: Program
  private let fall: Uniform
  private let far: Uniform
  private let near: Uniform
  private let lengths: Uniform
  private let drops: InstanceBuffer
  private let splashing: Program
  private let splash: Uniform
  private let splashes: InstanceBuffer
  private let shape: MaskedShape
  private var baked = (drops: 0, splashes: 0)

  init(_ context: Context, _ programs: Programs, _ shape: MaskedShape) throws {
    self.context = context
    self.shape = shape
    streaks = try programs.program("rain.vert", "rain.frag", attributes: ["a_drop"])
    fall = streaks.uniform("u_fall")
    far = streaks.uniform("u_far")
    near = streaks.uniform("u_near")
    lengths = streaks.uniform("u_lengths")
    drops = InstanceBuffer(context, components: [3])
    splashing = try programs.program("splash.vert", "splash.frag", attributes: ["a_splash"])
    splash = splashing.uniform("u_splash")
    splashes = InstanceBuffer(context, components: [3])
  }

  func draw(_ rain: Rain, fade: Double, size: FrameSize, on surface: Surface) throws {
    guard rain.drops > 0 else { return }
    if baked != (rain.drops, rain.splashes) { bake(rain) }
    let style = rain.style
    fall.set(
      Float(rain.falls.x), Float(rain.falls.y), Float(rain.travel(height: size.height)), Float(style.start))
    let long = style.depths * style.length
    lengths.set(Float(long.x), Float(long.y))
    try shape.draw(
      alphas: style.alphas, overlap: rain.overlap(on: size), fade: fade, far: far, near: near, on: surface
    ) {
      context.drawQuads(streaks, drops, count: rain.drops)
    }
    guard rain.splashes > 0 else { return }
    splash.set(Float(rain.splashTurn), Float(fade))
    context.blend(.over)
    context.drawQuads(splashing, splashes, count: rain.splashes)
  }

  private func bake(_ rain: Rain) {
    var floats: [Float] = []
    floats.reserveCapacity(rain.drops * 3)
    for isNear in [false, true] {
      for index in 0..<rain.drops where (index % 3 == 0) == isNear {
        floats += [Float(noise(index, .x)), Float(noise(index, .y)), isNear ? 1 : 0]
      }
    }
    drops.set(floats)
    floats.removeAll(keepingCapacity: true)
    for index in 0..<rain.splashes {
      floats += [Float(noise(index, .offset)), Float(noise(index, .phase)), Float(noise(index, .extra))]
    }
    splashes.set(floats)
    baked = (rain.drops, rain.splashes)
  }
}
