import GL
import Scene

/// A bolt of lightning over its glow, drawn in bands from the top down.
final class BoltEffect {
  private let context: Context
  /// For frames in which a piece shines into its neighbours' bands at most, and for smaller ones.
  private let near: Variant
  private let all: Variant
  private let path: Uniform
  private let bands: InstanceBuffer
  private var corners: [SIMD4<Float>] = []
  private var floats: [Float] = []
  private var placed: (cycle: Double, size: FrameSize)?

  /// How far the glow reaches from the bolt's middle, in points: half its width, and to the end of its blur.
  private static let reach = 3 + 2.4 * 6

  private struct Variant {
    let program: Program
    let bolt: Uniform

    init(_ programs: Programs, all: Bool) throws {
      program = try programs.program(
        "bolt.vert", "bolt.frag", attributes: ["a_before", "a_start", "a_end", "a_after", "a_band"],
        definitions: [("ALL", all ? 1 : 0)])
      bolt = program.uniform("u_bolt")
    }
  }

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    near = try Variant(programs, all: false)
    all = try Variant(programs, all: true)
    path = all.program.uniform("u_path")
    bands = InstanceBuffer(context, components: [4, 4, 4, 4, 4])
  }

  func draw(_ lightning: Lightning, fade: Double, size: FrameSize) {
    guard lightning.brightness > Lightning.boltThreshold else { return }
    if placed?.cycle != lightning.cycle || placed?.size != size { place(lightning, size) }
    let isShort = size.height * Lightning.stepHeight < BoltEffect.reach
    let variant = isShort ? all : near
    if isShort { path.set(corners) }
    variant.bolt.set(Float(lightning.brightness), Float(fade), Float(lightning.flash))
    context.blend(.over)
    context.drawQuads(variant.program, bands, count: Lightning.steps + 1)
  }

  private func place(_ lightning: Lightning, _ size: FrameSize) {
    let points = lightning.path(width: size.width, height: size.height)
    func direction(_ index: Int) -> SIMD2<Double> {
      let along = points[index + 1] - points[index]
      return along / max((along * along).sum().squareRoot(), 1e-9)
    }
    corners.removeAll(keepingCapacity: true)
    for (index, point) in points.enumerated() {
      // A join is cut along its bisector, the ends straight across.
      var normal = SIMD2<Double>.zero
      if index > 0 { normal += direction(index - 1) }
      if index + 1 < points.count { normal += direction(index) }
      normal /= max((normal * normal).sum().squareRoot(), 1e-9)
      let scaled = point * size.scale
      corners.append(SIMD4(Float(scaled.x), Float(scaled.y), Float(normal.x), Float(normal.y)))
    }
    layBands(reach: Float(BoltEffect.reach * size.scale))
    placed = (lightning.cycle, size)
  }

  private func layBands(reach: Float) {
    floats.removeAll(keepingCapacity: true)
    let last = corners.count - 1
    for band in 0...last {
      func corner(_ index: Int) -> SIMD4<Float> { corners[min(max(index, 0), last)] }
      for index in (band - 1)...(band + 2) {
        let found = corner(index)
        for component in 0..<4 { floats.append(found[component]) }
      }
      let top = band == 0 ? corners[0].y - reach : corners[band].y
      let bottom = band == last ? corners[last].y + reach : corners[band + 1].y
      // Every piece that comes near the band, neighbours at least.
      let near = corners.indices.filter {
        abs($0 - band) <= 2 || (corners[$0].y > top - reach && corners[$0].y < bottom + reach)
      }
      let left = near.map { corners[$0].x }.min() ?? 0
      let right = near.map { corners[$0].x }.max() ?? 0
      floats.append(left - reach)
      floats.append(top)
      floats.append(right + reach)
      floats.append(bottom)
    }
    bands.set(floats)
  }
}
