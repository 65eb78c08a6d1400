import GL
import Scene

/// The field of a run's covers, made again only when they have moved.
final class CoverField {
  private let context: Context
  private let covers: Covers
  private let corners: Program
  private let over: Program
  private let overValues: Uniform
  private var coarseField: Field?
  private var preciseField: Field?
  private var shapes: RenderTarget?
  private var layers: [FadedLayer] = []
  private var size = FrameSize.onePixel
  private var isPrecise = false

  /// Whether the covers are of several greys, so that b does not follow from k.
  private(set) var isMixed = false

  init(_ context: Context, _ programs: Programs, covers: Covers, corners: Program) throws {
    self.context = context
    self.covers = covers
    self.corners = corners
    over = try programs.program("full_screen.vert", "cover_over.frag", samplers: ["u_clear"])
    overValues = over.uniform("u_over")
  }

  /// Fills the field.
  ///
  /// - Parameter precise: whether it is to be read in half floats, as for a picture that is kept.
  func fill(_ wanted: [FadedLayer], size: FrameSize, precise: Bool) throws {
    for faded in wanted { try covers.prepare(faded.layer, size: size) }
    guard wanted != layers || size != self.size || precise != isPrecise else { return }
    layers.removeAll(keepingCapacity: true)
    let field = try fitting(size, precise: precise)
    let first = wanted.first.flatMap { Covers.grey($0.layer) }
    isMixed = wanted.contains { Covers.grey($0.layer) != first }
    if wanted.count == 1, let only = wanted.first {
      field.clear()
      covers.draw(only.layer, size: size, columns: field.columns, rows: field.rows)
      field.layOut(fade: Float(only.fade))
    } else {
      try layOver(wanted, field, size)
    }
    layers.append(contentsOf: wanted)
    self.size = size
    isPrecise = precise
  }

  /// Makes the field what samplers of these units read.
  func bind(clearance: Int, light: Int) {
    (isPrecise ? preciseField : coarseField)?.bindCorners(clearance: clearance, light: light)
  }

  private func layOver(_ wanted: [FadedLayer], _ field: Field, _ size: FrameSize) throws {
    let target = try RenderTarget.fitting(
      &shapes, context, width: field.columns, height: field.rows, format: .pair)
    field.clear()
    for faded in wanted {
      target.surface().clear(1, 1, 1, 1)
      covers.draw(faded.layer, size: size, columns: field.columns, rows: field.rows)
      field.bind()
      target.bind(unit: 0)
      overValues.set(Float(Covers.grey(faded.layer) ?? 0), Float(faded.fade))
      context.blend(.over)
      context.drawFullScreen(over)
    }
    field.layOut(fade: 1)
    if isMixed { try field.layOutLight() }
  }

  private func fitting(_ size: FrameSize, precise: Bool) throws -> Field {
    let cell = Covers.cell(scale: size.scale)
    // One texel beyond each edge: a pixel reads the four that surround it.
    let columns = (size.pixelWidth + cell - 1) / cell + 2
    let rows = (size.pixelHeight + cell - 1) / cell + 2
    let kept = precise ? preciseField : coarseField
    if let kept, kept.columns == columns, kept.rows == rows { return kept }
    let made = try Field(context, corners: corners, columns: columns, rows: rows, precise: precise)
    if precise { preciseField = made } else { coarseField = made }
    return made
  }
}
