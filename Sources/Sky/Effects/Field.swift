import GL
import Scene

/// A field of soft layers at a moment, small, its values laid out so that a pixel needs one read.
///
/// A field turns a colour c into c·k + b. A texel lies at the middle of each cell, one cell beyond the frame's
/// edges. What is read a pixel has 8 bits a channel, or half floats where a tenth more of cost matters little.
final class Field {
  private let context: Context
  private let corners: Program
  private let channel: Uniform
  private let format: RenderTarget.Format
  private let values: RenderTarget
  private let clearances: RenderTarget
  private var lights: RenderTarget?

  /// Texels across.
  var columns: Int { values.width }
  /// Texels down.
  var rows: Int { values.height }

  init(_ context: Context, corners: Program, columns: Int, rows: Int, precise: Bool) throws {
    self.context = context
    self.corners = corners
    channel = corners.uniform("u_channel")
    values = try RenderTarget(context, width: columns, height: rows, format: .pair)
    format = precise ? .quadruple : .color
    clearances = try RenderTarget(context, width: columns, height: rows, format: format)
  }

  /// Empties the field: nothing covers anything.
  func clear() {
    values.surface().clear(1, 0, 0, 0)
  }

  /// Makes the field the place where drawing goes.
  func bind() {
    values.surface().bind()
  }

  /// Lays k out for reading, at a fade, from the field's first value.
  func layOut(fade: Float) {
    context.blend(.replace)
    values.bind(unit: 0)
    channel.set(1, 0, fade, 1 - fade)
    clearances.surface().bind()
    context.drawFullScreen(corners)
  }

  /// Lays b out for reading, from the field's second value.
  func layOutLight() throws {
    let target =
      try lights ?? RenderTarget(context, width: columns, height: rows, format: format)
    lights = target
    context.blend(.replace)
    values.bind(unit: 0)
    channel.set(0, 1, 1, 0)
    target.surface().bind()
    context.drawFullScreen(corners)
  }

  /// Makes k, and b where it was laid out, what samplers of these units read.
  func bindCorners(clearance: Int, light: Int) {
    clearances.bind(unit: clearance)
    lights?.bind(unit: light)
  }
}
