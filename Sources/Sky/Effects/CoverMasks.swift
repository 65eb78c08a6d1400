import GL
import Scene

/// Blurred masks of a cover's shapes (clouds, bands of fog), made once for a size and moved from frame to frame.
///
/// They are made small: a texel is a cell of several pixels, at most a third of the blur's radius.
final class CoverMasks {
  /// A cell's side in pixels.
  let cell: Int
  /// Cells around the shapes, room for the blur.
  let margin: Int
  let target: RenderTarget

  /// Draws and blurs the masks.
  ///
  /// - Parameters:
  ///   - shapes: each mask's ellipses (at most four), in points.
  ///   - blur: standard deviation in points.
  init(_ context: Context, _ programs: CoverPrograms, shapes: [[Ellipse]], blur: Double, size: FrameSize)
    throws
  {
    let cell = Covers.cell(scale: size.scale)
    let perPoint = size.scale / Double(cell)
    // Cells, the mask's samples and both of the later reads between texels each blur a little of their own.
    let total = blur * perPoint
    let sigma = max(0.3, total * total - 1.0 / 12 - 2.0 / 6).squareRoot()
    let margin = Int((3.5 * total).rounded(.up)) + 2
    var right = 1.0
    var bottom = 1.0
    var left = 0.0
    var top = 0.0
    for ellipse in shapes.joined() {
      left = min(left, ellipse.x - ellipse.radiusX)
      top = min(top, ellipse.y - ellipse.radiusY)
      right = max(right, ellipse.x + ellipse.radiusX)
      bottom = max(bottom, ellipse.y + ellipse.radiusY)
    }
    let outset = Int((max(-left, -top) * perPoint).rounded(.up))
    self.cell = cell
    self.margin = margin + outset
    let limit = Double(context.maximumSize)
    let width = Int(min(limit, (right * perPoint).rounded(.up))) + 2 * margin + outset
    let height = Int(min(limit, (bottom * perPoint).rounded(.up))) + 2 * margin + outset
    let offset = Double(margin + outset)

    context.blend(.replace)
    func makeTarget() throws(GLError) -> RenderTarget {
      try RenderTarget(
        context, width: width, height: height, format: .pair, layers: shapes.count, array: true, smooth: true)
    }
    target = try makeTarget()
    let scratch = try makeTarget()
    for (layer, ellipses) in shapes.enumerated() {
      var values = [SIMD4<Float>](repeating: .zero, count: 4)
      for (index, ellipse) in ellipses.prefix(4).enumerated() {
        values[index] = SIMD4(
          Float(ellipse.x * perPoint + offset), Float(ellipse.y * perPoint + offset),
          Float(ellipse.radiusX * perPoint), Float(ellipse.radiusY * perPoint))
      }
      programs.ellipses.set(values)
      target.surface(layer: layer).bind()
      context.drawFullScreen(programs.mask)
    }
    let (stepX, stepY) = (1 / Float(width), 1 / Float(height))
    programs.texel.set(stepX, stepY)
    for (source, result, step) in [
      (target, scratch, SIMD2(stepX, 0)), (scratch, target, SIMD2(0, stepY)),
    ] {
      source.bind(unit: 0)
      for layer in shapes.indices {
        programs.blurring.set(step.x, step.y, Float(sigma), Float(layer))
        result.surface(layer: layer).bind()
        context.drawFullScreen(programs.blur)
      }
    }
  }
}

/// The programs that covers share.
final class CoverPrograms {
  let mask: Program
  let ellipses: Uniform
  let blur: Program
  let blurring: Uniform
  let texel: Uniform
  let drawing: Program
  let shapes: Uniform
  let cover: Uniform
  let fieldSize: Uniform

  init(_ programs: Programs) throws {
    mask = try programs.program("full_screen.vert", "cover_mask.frag")
    ellipses = mask.uniform("u_ellipses")
    blur = try programs.program("full_screen.vert", "blur.frag", samplers: ["u_source"])
    blurring = blur.uniform("u_blur")
    texel = blur.uniform("u_texel")
    drawing = try programs.program("cover_shapes.vert", "cover_shapes.frag", samplers: ["u_masks"])
    shapes = drawing.uniform("u_shapes")
    cover = drawing.uniform("u_cover")
    fieldSize = drawing.uniform("u_field_size")
  }
}
