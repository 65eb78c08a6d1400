import GL
import Scene

/// A bolt of lightning over its glow.
final class BoltEffect {
  private let context: Context
  private let program: Program
  private let path: Uniform
  private let bolt: Uniform
  private var corners = [SIMD4<Float>](repeating: .zero, count: Lightning.steps + 1)
  private var placed: (cycle: Double, size: FrameSize)?

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    program = try programs.program("bolt.vert", "bolt.frag")
    path = program.uniform("u_path")
    bolt = program.uniform("u_bolt")
  }

  func draw(_ lightning: Lightning, fade: Double, size: FrameSize) {
    guard lightning.brightness > Lightning.boltThreshold else { return }
    if placed?.cycle != lightning.cycle || placed?.size != size { place(lightning, size) }
    path.set(corners)
    bolt.set(Float(lightning.brightness), Float(fade))
    context.blend(.over)
    context.drawQuads(program, count: Lightning.steps + 1)
  }

  private func place(_ lightning: Lightning, _ size: FrameSize) {
    let points = lightning.path(width: size.width, height: size.height)
    func direction(_ index: Int) -> SIMD2<Double> {
      let along = points[index + 1] - points[index]
      return along / max((along * along).sum().squareRoot(), 1e-9)
    }
    for (index, point) in points.enumerated() {
      // A join is cut along its bisector, the ends straight across.
      var normal = SIMD2<Double>.zero
      if index > 0 { normal += direction(index - 1) }
      if index + 1 < points.count { normal += direction(index) }
      normal /= max((normal * normal).sum().squareRoot(), 1e-9)
      let scaled = point * size.scale
      corners[index] = SIMD4(Float(scaled.x), Float(scaled.y), Float(normal.x), Float(normal.y))
    }
    placed = (lightning.cycle, size)
  }
}
