import CEpoxy

/// A current GL context: what it can do, and the state that all drawing shares.
///
/// The context stays current on the thread that made it; everything in this target is used from that thread.
public final class Context {
  /// Which GL it speaks.
  public let api: API
  /// The driver's words about itself.
  public let vendor: String
  /// The device or the software that draws.
  public let renderer: String
  /// The version the driver gives.
  public let version: String
  /// The largest side of a texture or a frame, in pixels.
  public let maximumSize: Int
  /// Whether half-float textures can be drawn into; else 8 bits stand in.
  public let drawsHalfFloat: Bool
  /// Whether the CPU does the drawing.
  public let isSoftware: Bool
  /// Draw calls since the context was made.
  public internal(set) var drawCalls = 0
  /// Bytes handed to buffers and textures since the context was made.
  public internal(set) var uploadedBytes = 0

  private let surface: AnyObject?
  private var blending: Blending?
  private var program: UInt32 = 0
  private var emptyVertices: UInt32 = 0

  /// Takes charge of the context that is current on this thread.
  ///
  /// - Parameters:
  ///   - api: which GL was asked for.
  ///   - surface: what owns the native context; it is kept alive as long as anything uses this one.
  /// - Throws: `tooOld` or `unusable`.
  public init(api: API, keeping surface: AnyObject?) throws(GLError) {
    guard let version = Context.string(GL_VERSION) else { throw .unusable("version") }
    self.api = api
    self.version = version
    self.surface = surface
    vendor = Context.string(GL_VENDOR) ?? "unknown vendor"
    renderer = Context.string(GL_RENDERER) ?? "unknown renderer"
    let found = (Int(Context.integer(GL_MAJOR_VERSION)), Int(Context.integer(GL_MINOR_VERSION)))
    guard found >= api.minimumVersion else { throw .tooOld(required: api.requirement, found: version) }
    maximumSize = Int(min(Context.integer(GL_MAX_TEXTURE_SIZE), Context.integer(GL_MAX_VIEWPORT_DIMS)))
    let extensions = Context.extensions()
    drawsHalfFloat =
      api == .gl || extensions.contains("GL_EXT_color_buffer_float")
      || extensions.contains("GL_EXT_color_buffer_half_float") || found >= (3, 2)
    let software = ["llvmpipe", "softpipe", "swrast", "swiftshader"]
    let name = renderer.lowercased()
    isSoftware = software.contains { name.contains($0) }
    glGenVertexArrays(1, &emptyVertices)
    glDisable(UInt32(GL_DITHER))
    glPixelStorei(UInt32(GL_PACK_ALIGNMENT), 1)
    glPixelStorei(UInt32(GL_UNPACK_ALIGNMENT), 1)
    hasDebugOutput = api == .gl && (found >= (4, 3) || extensions.contains("GL_KHR_debug"))
    hasTimerQueries = api == .gl
  }

  /// Whether the context can report its errors as they happen.
  public let hasDebugOutput: Bool
  /// Whether the GPU's own time can be asked for.
  public let hasTimerQueries: Bool

  deinit {
    glDeleteVertexArrays(1, &emptyVertices)
  }

  /// The first error that the GL has kept since the last call, in words; nil when all is well.
  public func takeError() -> String? {
    var first: String?
    // The GL keeps one flag a kind; a lost context may repeat one for ever.
    for _ in 0..<16 {
      let code = Int32(bitPattern: glGetError())
      if code == GL_NO_ERROR { break }
      first = first ?? Context.errorName(code)
    }
    return first
  }

  /// Makes the context current on this thread, where another one has been since, or on another thread.
  ///
  /// What is drawn, made and let go of belongs to the context that is current. One that is current on another
  /// thread must be released there first.
  public func makeCurrent() {
    (surface as? any NativeContext)?.makeCurrent()
  }

  /// Leaves this thread without a context.
  public func release() {
    (surface as? any NativeContext)?.release()
  }

  /// Waits until everything asked for has been drawn.
  public func finish() {
    glFinish()
  }

  /// How what is drawn meets what is there.
  public func blend(_ wanted: Blending) {
    guard wanted != blending else { return }
    blending = wanted
    switch wanted {
    case .replace: glDisable(UInt32(GL_BLEND))
    case .over: enable(UInt32(GL_FUNC_ADD), UInt32(GL_ONE), UInt32(GL_ONE_MINUS_SRC_ALPHA))
    case .dimming: enable(UInt32(GL_FUNC_ADD), UInt32(GL_ZERO), UInt32(GL_ONE_MINUS_SRC_COLOR))
    case .maximum: enable(UInt32(GL_MAX), UInt32(GL_ONE), UInt32(GL_ONE))
    case .screen: enable(UInt32(GL_FUNC_ADD), UInt32(GL_ONE), UInt32(GL_ONE_MINUS_SRC_COLOR))
    }
  }

  private func enable(_ equation: UInt32, _ source: UInt32, _ destination: UInt32) {
    glEnable(UInt32(GL_BLEND))
    glBlendEquation(equation)
    glBlendFuncSeparate(source, destination, source, destination)
  }

  /// Draws one triangle that covers the whole of the surface.
  public func drawFullScreen(_ program: Program) {
    use(program)
    glBindVertexArray(emptyVertices)
    glDrawArrays(UInt32(GL_TRIANGLES), 0, 3)
    drawCalls += 1
  }

  /// Draws a quad (four vertices, a triangle strip) for each instance.
  public func drawQuads(_ program: Program, _ instances: InstanceBuffer, count: Int) {
    guard count > 0 else { return }
    use(program)
    instances.bind()
    glDrawArraysInstanced(UInt32(GL_TRIANGLE_STRIP), 0, 4, Int32(clamping: count))
    drawCalls += 1
  }

  /// Draws `count` quads whose places the vertex shader knows by itself.
  public func drawQuads(_ program: Program, count: Int) {
    guard count > 0 else { return }
    use(program)
    glBindVertexArray(emptyVertices)
    glDrawArraysInstanced(UInt32(GL_TRIANGLE_STRIP), 0, 4, Int32(clamping: count))
    drawCalls += 1
  }

  func use(_ wanted: Program) {
    guard wanted.id != program else { return }
    program = wanted.id
    glUseProgram(wanted.id)
  }

  func forget(_ program: UInt32) {
    if self.program == program { self.program = 0 }
  }

  static func string(_ name: Int32) -> String? {
    guard let text = glGetString(UInt32(name)) else { return nil }
    return String(cString: text)
  }

  static func integer(_ name: Int32) -> Int32 {
    var values: (Int32, Int32) = (0, 0)
    withUnsafeMutableBytes(of: &values) { bytes in
      glGetIntegerv(UInt32(name), bytes.assumingMemoryBound(to: Int32.self).baseAddress)
    }
    return values.0
  }

  static func extensions() -> Set<String> {
    var found: Set<String> = []
    for index in 0..<UInt32(max(0, integer(GL_NUM_EXTENSIONS))) {
      if let text = glGetStringi(UInt32(GL_EXTENSIONS), index) { found.insert(String(cString: text)) }
    }
    return found
  }

  static func errorName(_ code: Int32) -> String {
    switch code {
    case GL_INVALID_ENUM: "invalid enum"
    case GL_INVALID_VALUE: "invalid value"
    case GL_INVALID_OPERATION: "invalid operation"
    case GL_INVALID_FRAMEBUFFER_OPERATION: "invalid framebuffer operation"
    case GL_OUT_OF_MEMORY: "out of memory"
    default: "error \(code)"
    }
  }
}

/// An owner of a native context that can be made current again.
public protocol NativeContext: AnyObject {
  /// Makes the context current on this thread.
  func makeCurrent()
  /// Leaves this thread without a context.
  func release()
}

/// How what is drawn meets what is there.
///
/// Colours are premultiplied everywhere.
public enum Blending: Sendable {
  /// It takes the place of what is there.
  case replace
  /// Source over.
  case over
  /// Each channel loses the share that is drawn.
  case dimming
  /// Each channel keeps the larger value.
  case maximum
  /// Each channel comes together by itself as light does: 1 − (1 − a)·(1 − b).
  case screen
}
