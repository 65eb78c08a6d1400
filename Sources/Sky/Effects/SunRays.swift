import GL
import Glibc
import Scene

/// The sun's rays: masks made once for a scale, turned and summed up into a field for each frame.
final class SunRays {
  private let context: Context
  private let mask: Program
  private let maskRay: Uniform
  private let maskOrigin: Uniform
  private let rays: Program
  private let rayValues: Uniform
  private let rayMasks: Uniform
  private let rayField: Uniform
  private var masks: RenderTarget?
  private var masksScale = 0.0
  private var values = [SIMD4<Float>](repeating: .zero, count: Sun.rayCount)
  private var apex = SIMD2<Double>.zero

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    mask = try programs.program("full_screen.vert", "sun_ray_mask.frag")
    maskRay = mask.uniform("u_ray")
    maskOrigin = mask.uniform("u_origin")
    rays = try programs.program("full_screen.vert", "sun_rays.frag", samplers: ["u_masks"])
    rayValues = rays.uniform("u_rays")
    rayMasks = rays.uniform("u_ray_masks")
    rayField = rays.uniform("u_ray_field")
  }

  /// The side of a cell in pixels at a scale: it leaves the blur a radius of three cells.
  static func cell(scale: Double) -> Int {
    Int(max(1, min(64, (Sun.blur * scale / 3).rounded(.down))))
  }

  /// Makes the masks for a scale, where there are none; it lets go of what is bound.
  func prepare(scale: Double) throws {
    guard masks == nil || masksScale != scale else { return }
    let cell = Double(SunRays.cell(scale: scale)) / scale
    // Turning the mask and enlarging the field both read between texels, which blurs a little too.
    let sigma = max(0.25 * cell * cell, Sun.blur * Sun.blur - cell * cell * 2 / 6).squareRoot()
    let margin = 4 * Sun.blur
    let longest = Sun.rays.map { $0.length * cos($0.spread) }.max() ?? 1
    let widest = Sun.rays.map { $0.length * sin($0.spread) }.max() ?? 1
    let columns = Int(((longest + 2 * margin) / cell).rounded(.up)) + 2
    let rows = Int((2 * (widest + margin) / cell).rounded(.up)) + 2
    apex = SIMD2((margin / cell).rounded(.up), Double(rows) / 2)
    let target = try RenderTarget(
      context, width: columns, height: rows, format: .pair, layers: Sun.rayCount, array: true, smooth: true)
    context.blend(.replace)
    maskOrigin.set(Float(apex.x), Float(apex.y))
    for (index, ray) in Sun.rays.enumerated() {
      maskRay.set(Float(ray.length * cos(ray.spread)), Float(tan(ray.spread)), Float(sigma), Float(cell))
      target.surface(layer: index).bind()
      context.drawFullScreen(mask)
    }
    masks = target
    masksScale = scale
  }

  /// Draws the rays into the field that is bound.
  ///
  /// - Parameters:
  ///   - left: the field's left edge, in pixels of the frame.
  ///   - top: its top edge.
  func draw(_ sun: Sun, size: FrameSize, left: Double, top: Double) {
    guard let masks else { return }
    for (index, ray) in Sun.rays.enumerated() {
      let angle = ray.angle + sun.turn
      values[index] = SIMD4(Float(cos(angle)), Float(sin(angle)), sun.alphas[index], 0)
    }
    rayValues.set(values)
    rayMasks.set(1 / Float(masks.width), 1 / Float(masks.height), Float(apex.x), Float(apex.y))
    let cell = Double(SunRays.cell(scale: size.scale))
    let centreX = (sun.left + Sun.side / 2) * size.scale
    let centreY = (sun.top + Sun.side / 2) * size.scale
    rayField.set(Float(left - centreX), Float(top - centreY), Float(cell), Float(1 / cell))
    masks.bind(unit: 0)
    context.blend(.replace)
    context.drawFullScreen(rays)
  }
}
