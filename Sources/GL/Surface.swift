import CEpoxy

/// Somewhere to draw: a window's framebuffer or a render target.
public struct Surface {
  let framebuffer: UInt32
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  private let context: Context
  private let owner: RenderTarget?

  /// The framebuffer that a window shows.
  public static func window(_ context: Context, width: Int, height: Int) -> Surface {
    Surface(context, framebuffer: 0, width: width, height: height, owner: nil)
  }

  init(_ context: Context, framebuffer: UInt32, width: Int, height: Int, owner: RenderTarget?) {
    self.context = context
    self.framebuffer = framebuffer
    self.width = width
    self.height = height
    self.owner = owner
  }

  /// Makes this the place where drawing goes, the whole of it.
  public func bind() {
    glBindFramebuffer(UInt32(GL_FRAMEBUFFER), framebuffer)
    glViewport(0, 0, Int32(width), Int32(height))
  }

  /// Fills it with one colour.
  public func clear(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) {
    bind()
    glClearColor(red, green, blue, alpha)
    glClear(UInt32(GL_COLOR_BUFFER_BIT))
  }

  /// Copies another surface of the same size onto this one.
  public func copy(from source: Surface) {
    glBindFramebuffer(UInt32(GL_READ_FRAMEBUFFER), source.framebuffer)
    glBindFramebuffer(UInt32(GL_DRAW_FRAMEBUFFER), framebuffer)
    let (w, h) = (Int32(width), Int32(height))
    glBlitFramebuffer(0, 0, w, h, 0, 0, w, h, UInt32(GL_COLOR_BUFFER_BIT), UInt32(GL_NEAREST))
    context.drawCalls += 1
    bind()
  }

  /// Copies a rectangle of another surface of the same size onto this one, in pixels from the top left corner.
  public func copy(from source: Surface, left: Int, top: Int, right: Int, bottom: Int) {
    glBindFramebuffer(UInt32(GL_READ_FRAMEBUFFER), source.framebuffer)
    glBindFramebuffer(UInt32(GL_DRAW_FRAMEBUFFER), framebuffer)
    let (x0, x1) = (Int32(left), Int32(right))
    let (y0, y1) = (Int32(height - bottom), Int32(height - top))
    glBlitFramebuffer(x0, y0, x1, y1, x0, y0, x1, y1, UInt32(GL_COLOR_BUFFER_BIT), UInt32(GL_NEAREST))
    context.drawCalls += 1
    bind()
  }

  /// Copies another surface of any size onto the whole of this one, mixing its pixels where they are fewer.
  public func stretch(from source: Surface) {
    glBindFramebuffer(UInt32(GL_READ_FRAMEBUFFER), source.framebuffer)
    glBindFramebuffer(UInt32(GL_DRAW_FRAMEBUFFER), framebuffer)
    glBlitFramebuffer(
      0, 0, Int32(source.width), Int32(source.height), 0, 0, Int32(width), Int32(height),
      UInt32(GL_COLOR_BUFFER_BIT), UInt32(GL_LINEAR))
    context.drawCalls += 1
    bind()
  }

  /// Limits drawing to a rectangle, in pixels from the top left corner, until `unclip`.
  public func clip(x: Int, y: Int, width: Int, height: Int) {
    glEnable(UInt32(GL_SCISSOR_TEST))
    glScissor(Int32(x), Int32(self.height - y - height), Int32(max(0, width)), Int32(max(0, height)))
  }

  /// Ends the limit.
  public func unclip() {
    glDisable(UInt32(GL_SCISSOR_TEST))
  }

  /// Reads the pixels back: RGBA, 8 bits, the top row first, premultiplied as they were drawn.
  public func read() -> [UInt8] {
    glBindFramebuffer(UInt32(GL_FRAMEBUFFER), framebuffer)
    let row = width * 4
    return [UInt8](unsafeUninitializedCapacity: row * height) { bytes, count in
      glReadPixels(
        0, 0, Int32(width), Int32(height), UInt32(GL_RGBA), UInt32(GL_UNSIGNED_BYTE), bytes.baseAddress)
      count = row * height
      // The GL counts rows from the bottom.
      guard let base = bytes.baseAddress else { return }
      for top in 0..<(height / 2) {
        let upper = base + top * row
        let lower = base + (height - 1 - top) * row
        for column in 0..<row { swap(&upper[column], &lower[column]) }
      }
    }
  }
}
