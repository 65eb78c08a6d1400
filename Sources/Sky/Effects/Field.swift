import GL
import Scene

/// A field of soft covers at a moment, small, and its values laid out so that a pixel needs one read.
///
/// A field turns a colour c into c·k + b. A texel lies at the middle of each cell, one cell beyond the frame's edges.
final class Field {
  private let context: Context
  private let corners: Program
  private let channel: Uniform
  private let values: RenderTarget
  private let clearances: RenderTarget
  private var lights: RenderTarget?

  /// Whether targets of this size serve a frame.
  func fits(_ columns: Int, _ rows: Int) -> Bool { values.width == columns && values.height == rows }

  init(_ context: Context, corners: Program, columns: Int, rows: Int) throws {
    self.context = context
    self.corners = corners
    channel = corners.uniform("u_channel")
    values = try RenderTarget(context, width: columns, height: rows, format: .pair)
    clearances = try RenderTarget(context, width: columns, height: rows, format: .quadruple)
  }

  /// Fills the field by what `body` draws.
  ///
  /// - Parameter needsLight: whether b is needed of its own, the covers being of several greys.
  func fill(clearance: Float = 1, needsLight: Bool = false, _ body: () throws -> Void) throws {
    values.surface().clear(clearance, 0, 0, 0)
    try body()
    context.blend(.replace)
    values.bind(unit: 0)
    channel.set(1, 0)
    clearances.surface().bind()
    context.drawFullScreen(corners)
    guard needsLight else { return }
    let target =
      try lights ?? RenderTarget(context, width: values.width, height: values.height, format: .quadruple)
    lights = target
    values.bind(unit: 0)
    channel.set(0, 1)
    target.surface().bind()
    context.drawFullScreen(corners)
  }

  /// Makes k, and b where it was asked for, what samplers of these units read.
  func bind(clearance: Int, light: Int) {
    clearances.bind(unit: clearance)
    lights?.bind(unit: light)
  }
}
