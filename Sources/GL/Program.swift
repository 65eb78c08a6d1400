import CEpoxy

/// A linked GL program.
public final class Program {
  /// The name it goes by in messages.
  public let name: String
  let id: UInt32
  private let context: Context

  /// Compiles and links.
  ///
  /// - Parameters:
  ///   - vertex: a whole vertex shader, its version line first.
  ///   - fragment: a whole fragment shader.
  ///   - attributes: names of the instance attributes, in the order of their locations.
  ///   - explain: rewrites a compiler's log so that it names files and lines of the tree.
  /// - Throws: `shader` with the driver's log.
  public init(
    _ context: Context, name: String, vertex: String, fragment: String, attributes: [String] = [],
    explain: (_ log: String, _ isFragment: Bool) -> String = { log, _ in log }
  ) throws(GLError) {
    self.context = context
    self.name = name
    let vertexShader = try Program.compile(vertex, GL_VERTEX_SHADER, name) { explain($0, false) }
    defer { glDeleteShader(vertexShader) }
    let fragmentShader = try Program.compile(fragment, GL_FRAGMENT_SHADER, name) { explain($0, true) }
    defer { glDeleteShader(fragmentShader) }
    let id = glCreateProgram()
    glAttachShader(id, vertexShader)
    glAttachShader(id, fragmentShader)
    for (location, attribute) in attributes.enumerated() {
      glBindAttribLocation(id, UInt32(location), attribute)
    }
    glLinkProgram(id)
    var linked: Int32 = 0
    glGetProgramiv(id, UInt32(GL_LINK_STATUS), &linked)
    guard linked != 0 else {
      let log = Program.log { glGetProgramInfoLog(id, $0, nil, $1) }
      glDeleteProgram(id)
      throw .shader(name: name, log: explain(log, true))
    }
    self.id = id
    let block = glGetUniformBlockIndex(id, "Host")
    if block != UInt32(bitPattern: -1) { glUniformBlockBinding(id, block, HostBlock.binding) }
  }

  deinit {
    context.forget(id)
    glDeleteProgram(id)
  }

  /// A uniform by its name; setting one that the driver has optimised away does nothing.
  public func uniform(_ name: String) -> Uniform {
    Uniform(program: self, location: glGetUniformLocation(id, name))
  }

  /// Says which texture unit a sampler reads.
  public func bind(_ sampler: String, unit: Int) {
    context.use(self)
    glUniform1i(glGetUniformLocation(id, sampler), Int32(unit))
  }

  func use() {
    context.use(self)
  }

  private static func compile(
    _ source: String, _ kind: Int32, _ name: String, explain: (String) -> String
  ) throws(GLError) -> UInt32 {
    let shader = glCreateShader(UInt32(kind))
    source.withCString { text in
      var line: UnsafePointer<CChar>? = text
      glShaderSource(shader, 1, &line, nil)
    }
    glCompileShader(shader)
    var compiled: Int32 = 0
    glGetShaderiv(shader, UInt32(GL_COMPILE_STATUS), &compiled)
    guard compiled != 0 else {
      let log = log { glGetShaderInfoLog(shader, $0, nil, $1) }
      glDeleteShader(shader)
      throw .shader(name: name, log: explain(log))
    }
    return shader
  }

  private static func log(_ read: (Int32, UnsafeMutablePointer<CChar>) -> Void) -> String {
    let room = 8192
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      base.initialize(repeating: 0, count: room)
      read(Int32(room), base)
      return String(cString: base)
    }
  }
}

/// One uniform of one program.
public struct Uniform {
  private let program: Program
  private let location: Int32

  init(program: Program, location: Int32) {
    self.program = program
    self.location = location
  }

  /// Sets an int.
  public func set(integer x: Int) {
    program.use()
    glUniform1i(location, Int32(clamping: x))
  }

  /// Sets a float.
  public func set(_ x: Float) {
    program.use()
    glUniform1f(location, x)
  }

  /// Sets a vec2.
  public func set(_ x: Float, _ y: Float) {
    program.use()
    glUniform2f(location, x, y)
  }

  /// Sets a vec3.
  public func set(_ x: Float, _ y: Float, _ z: Float) {
    program.use()
    glUniform3f(location, x, y, z)
  }

  /// Sets a vec4.
  public func set(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    program.use()
    glUniform4f(location, x, y, z, w)
  }

  /// Sets an array of vec4.
  public func set(_ values: [SIMD4<Float>]) {
    program.use()
    values.withUnsafeBytes { bytes in
      glUniform4fv(location, Int32(values.count), bytes.assumingMemoryBound(to: Float.self).baseAddress)
    }
  }
}
