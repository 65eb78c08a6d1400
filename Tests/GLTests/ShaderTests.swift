import CEpoxy
import GL
import Image
import Scene
import Shaders
import Sky
import TestSupport
import Testing
import Weather

@MainActor @Suite(.serialized) struct ShaderTests {
  /// Every value that the effects give a shader's definitions, in every combination.
  private static func definitions(of name: String) -> [[(name: String, value: Int)]] {
    var values: [(name: String, values: ClosedRange<Int>)] = []
    if name == "backdrop.frag" {
      values = [
        ("SKY", 0...1), ("BELOW", 0...2), ("SUN", 0...1), ("ABOVE", 0...2), ("FLASH", 0...1),
        ("SCRIM", 0...1),
      ]
    } else if name.hasPrefix("bolt.") {
      values = [("ALL", 0...1)]
    } else if name == "card_parts.vert" {
      values = [("PART", 0...2)]
    } else if name == "card_body.frag" || name == "card_corner.frag" {
      values = [("EXACT", 0...1)]
    } else if name == "sprite.frag" {
      values = [("IS_PICTURE", 0...1)]
    } else if name == "gradient.frag" {
      values = [("KIND", 0...2), ("COLORS", 0...3), ("OPAQUE", 0...1), ("EDGES", 0...1)]
    } else if name == "gradient_wedge.frag" {
      values = [("OPAQUE", 0...1)]
    } else if name == "material.frag" {
      values = [("EDGES", 0...1), ("OPAQUE", 0...1)]
    } else if name == "snowfall.vert" {
      values = [("BLURRED", 0...1)]
    } else if name == "soften.frag" {
      values = [("VECTORS", 1...31)]
    }
    return values.reduce([[]]) { sets, next in
      sets.flatMap { set in next.values.map { set + [(next.name, $0)] } }
    }
  }

  @Test(arguments: API.allCases)
  func everyShaderCompilesWithoutAWord(api: API) throws {
    let easel = try Easel.of(api)
    let names = try ShaderTree.names("effects")
    #expect(names.count >= 19)
    try easel.use {
      for name in names {
        for definitions in ShaderTests.definitions(of: name) {
          let source = try ShaderLibrary()
            .source(name, preamble: api.shaderPreamble, definitions: definitions)
          let stage = name.hasSuffix(".vert") ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER
          let (compiled, log) = ShaderTests.compile(source.text, stage)
          #expect(compiled, "\(name) \(definitions): \(source.explain(log))")
          #expect(log == "", "\(name) \(definitions): \(source.explain(log))")
        }
      }
    }
  }

  /// All programs, the backdrop's variants among them, link.
  @Test(arguments: API.allCases)
  func everyProgramLinks(api: API) throws {
    let easel = try Easel.of(api)
    try easel.use { try SkyRenderer(easel.context).warmUp() }
  }

  /// Mistakes in a shader, in what it includes, in the vertex stage; of grammar and of meaning.
  @Test(
    arguments: API.allCases,
    [
      ("effects/disc.frag", "// one\n#include \"frame_pixel.glsl\"\n\nvoid main() { nonsense(); }\n", 4),
      (
        "effects/disc.frag", "#include \"host.glsl\"\nout vec4 o_color;\nvoid main() {\n  o_color = ;\n}\n", 4
      ),
      (
        "common/coverage.glsl",
        "// a comment\nfloat disc_coverage(vec2 a, float b) {\n  return nothing;\n}\n", 3
      ),
      (
        "effects/stars.vert",
        "#include \"host.glsl\"\nin vec4 a_star;\nvoid main() { gl_Position = a_star.xx; }\n", 3
      ),
    ])
  func aCompilersWordsNameFileAndLine(api: API, broken: (file: String, text: String, line: Int)) throws {
    let easel = try Easel.of(api)
    let folder = try ScratchFolder()
    try folder.write(broken.text, to: broken.file)
    let name = broken.file.split(separator: "/").last ?? ""
    try easel.use(compilesFaults: true) {
      let error = #expect(throws: GLError.self) {
        _ = try SkyRenderer(easel.context, shaders: ShaderLibrary(folder: folder.path))
      }
      let description = try #require(error).description
      #expect(description.contains("\(name):\(broken.line)"), "\(description)")
      #expect(description.contains("does not compile"))
    }
  }

  @Test(arguments: API.allCases)
  func stagesThatDoNotFitAreRefused(api: API) throws {
    let easel = try Easel.of(api)
    let folder = try ScratchFolder()
    try folder.write(
      "in vec2 v_disc;\nout vec4 o_color;\nvoid main() { o_color = v_disc.xyxy; }\n", to: "effects/disc.frag")
    easel.use(compilesFaults: true) {
      _ = #expect(throws: GLError.self) {
        _ = try SkyRenderer(easel.context, shaders: ShaderLibrary(folder: folder.path))
      }
    }
  }

  /// A folder's files take the place of those built in; the others stay.
  @Test(arguments: API.allCases)
  func aFoldersShadersAreDrawnWith(api: API) throws {
    let easel = try Easel.of(api)
    let folder = try ScratchFolder()
    try folder.write(
      """
      flat in vec3 v_disc;
      flat in vec4 v_color;
      out vec4 o_color;
      void main() { o_color = vec4(0, 1, 0, 1); }
      """, to: "effects/disc.frag")
    let size = FrameSize(points: 60, 60)
    try easel.use {
      let other = try SkyRenderer(easel.context, shaders: ShaderLibrary(folder: folder.path))
      let night = Shot(.clearNight, 3, size: size).frame
      let green = try easel.picture(night, by: other)
      let usual = try easel.picture(night)
      #expect(green.bytes.count == usual.bytes.count && green != usual)
      let pure = stride(from: 0, to: green.bytes.count, by: 4).count {
        green.bytes[$0] == 0 && green.bytes[$0 + 1] == 255 && green.bytes[$0 + 2] == 0
      }
      #expect(pure > 50)
      let rain = Shot(.rain, 3, size: size).frame
      #expect(try easel.picture(rain, by: other) == easel.picture(rain))
    }
  }

  private static func compile(_ source: String, _ stage: Int32) -> (compiled: Bool, log: String) {
    let shader = glCreateShader(UInt32(stage))
    defer { glDeleteShader(shader) }
    source.withCString { text in
      var line: UnsafePointer<CChar>? = text
      glShaderSource(shader, 1, &line, nil)
    }
    glCompileShader(shader)
    var compiled: Int32 = 0
    glGetShaderiv(shader, UInt32(GL_COMPILE_STATUS), &compiled)
    var log = [CChar](repeating: 0, count: 8192)
    var length: Int32 = 0
    glGetShaderInfoLog(shader, 8192, &length, &log)
    let words = log.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return (compiled != 0, String(decoding: words, as: UTF8.self))
  }
}
