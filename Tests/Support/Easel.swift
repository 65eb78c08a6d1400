import GL
import Glibc
import Image
import Platform
import Scene
import Sky
import Testing

/// A headless context with a renderer, one for each API, shared by all tests of the process.
///
/// Whatever is drawn is watched: an error of the GL's, or a complaint of the driver's where it can make one,
/// fails the test that is running.
@MainActor public final class Easel {
  private static var easels: [API: Easel] = [:]
  private static var inUse: Easel?

  /// The context; it is current within `use`.
  public let context: Context
  /// A renderer that has drawn whatever other tests wanted.
  public let renderer: SkyRenderer
  private let messages: DebugMessages?
  private var target: RenderTarget?

  private init(_ context: Context) throws {
    self.context = context
    messages = context.watch()
    renderer = try SkyRenderer(context)
  }

  /// The easel of an API.
  ///
  /// Without a context the test is skipped with the reason, or fails where `WELKIN_REQUIRE_GL` is set.
  public static func of(_ api: API) throws -> Easel {
    precondition(inUse == nil, "an easel is made within another one's use")
    if let easel = easels[api] { return easel }
    do {
      let context = try Headless.makeContext([api], debug: true)
      defer { context.release() }
      let easel = try Easel(context)
      easels[api] = easel
      return easel
    } catch let error as PlatformError {
      guard getenv("WELKIN_REQUIRE_GL") == nil else { throw error }
      try Test.cancel("\(error)")
    }
  }

  /// Runs what needs the context to be current; whatever it makes must be gone when it ends.
  ///
  /// The main actor moves from thread to thread when it has been idle, and a context stays where it was.
  ///
  /// - Parameter compilesFaults: whether shaders are compiled that the driver is right to complain of.
  public func use<Result>(
    compilesFaults: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Result
  ) rethrows -> Result {
    if Easel.inUse === self { return try body() }
    precondition(Easel.inUse == nil, "an easel is used within another one's use")
    context.makeCurrent()
    Easel.inUse = self
    defer {
      if compilesFaults { messages?.forget() }
      check(sourceLocation: sourceLocation)
      Easel.inUse = nil
      context.release()
    }
    return try body()
  }

  /// Draws a frame and reads it back, premultiplied as it was drawn.
  ///
  /// - Parameter renderer: what draws it; nil for the shared one.
  public func picture(
    _ frame: Frame, by renderer: SkyRenderer? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Pixels {
    try use(sourceLocation: sourceLocation) {
      let (width, height) = (frame.size.pixelWidth, frame.size.pixelHeight)
      if target?.width != width || target?.height != height {
        target = nil
        target = try RenderTarget(context, width: width, height: height, format: .color)
      }
      let surface = try #require(target, sourceLocation: sourceLocation).surface()
      // What a frame leaves undrawn must not go unseen.
      surface.clear(1, 0, 1, 0.5)
      try (renderer ?? self.renderer).draw(frame, to: surface)
      let bytes = surface.read()
      check(sourceLocation: sourceLocation)
      return try #require(
        Pixels(width: width, height: height, bytes: bytes), "no picture", sourceLocation: sourceLocation)
    }
  }

  private func check(sourceLocation: SourceLocation) {
    if let error = context.takeError() { Issue.record("GL error: \(error)", sourceLocation: sourceLocation) }
    for complaint in messages?.complaints ?? [] {
      Issue.record("the driver complains: \(complaint)", sourceLocation: sourceLocation)
    }
    messages?.forget()
  }
}
