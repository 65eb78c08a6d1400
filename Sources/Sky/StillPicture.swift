import GL
import Scene

/// The finished picture of a frame that comes again and again.
final class StillPicture {
  private let context: Context
  private var target: RenderTarget?
  private var kept: Frame?
  private var last: Frame?

  init(_ context: Context) {
    self.context = context
  }

  /// Draws a frame with `body`, or copies its picture where there is one.
  func draw(_ frame: Frame, on surface: Surface, _ body: (Surface) throws -> Void) throws {
    defer { last = frame }
    if kept != frame {
      // A frame seen once may be one of many; one seen twice is worth keeping.
      guard last == frame else { return try body(surface) }
      kept = nil
      try body(
        RenderTarget.fitting(&target, context, width: surface.width, height: surface.height, format: .color)
          .surface())
      kept = frame
    }
    if let target { surface.copy(from: target.surface()) }
  }
}
