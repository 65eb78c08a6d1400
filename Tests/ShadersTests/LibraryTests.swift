import Image
import TestSupport
import Testing

@testable import Shaders

@Suite struct LibraryTests {
  @Test func theVersionLineComesFirst() throws {
    let source = try ShaderLibrary().source(
      "backdrop.frag", preamble: "#version 330 core\n", definitions: [("SKY", 1), ("SUN", 0)])
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(3) == ["#version 330 core", "#define SKY 1", "#define SUN 0"])
    #expect(source.text.utf8.first == UInt8(ascii: "#"))
    #expect(!source.text.contains("#include"))
  }

  @Test func aFileIsIncludedOnce() throws {
    let folder = try ScratchFolder()
    try folder.write("a();\n#include \"two.glsl\"\n#include \"three.glsl\"\nb();\n", to: "effects/one.frag")
    try folder.write("#include \"three.glsl\"\ntwo();\n", to: "common/two.glsl")
    try folder.write("three();\n", to: "common/three.glsl")
    let source = try ShaderLibrary(folder: folder.path).source("one.frag", preamble: "#version 1\n")
    let lines = source.text.split(separator: "\n")
    #expect(lines == ["#version 1", "a();", "three();", "two();", "b();"])
  }

  @Test func filesThatIncludeEachOtherAreRefused() throws {
    let folder = try ScratchFolder()
    try folder.write("#include \"two.glsl\"\n", to: "effects/one.frag")
    try folder.write("\n  #include   \"three.glsl\"\n", to: "common/two.glsl")
    try folder.write("#include \"two.glsl\"\n", to: "common/three.glsl")
    let error = #expect(throws: ShaderError.self) {
      try ShaderLibrary(folder: folder.path).source("one.frag", preamble: "")
    }
    #expect(
      error?.description
        == "shader files include each other: one.frag → two.glsl → three.glsl → two.glsl")
    try folder.write("#include \"self.frag\"\n", to: "effects/self.frag")
    #expect(throws: ShaderError.self) {
      try ShaderLibrary(folder: folder.path).source("self.frag", preamble: "")
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let error = #expect(throws: ShaderError.self) { try ShaderLibrary().source("hail.frag", preamble: "") }
    #expect(error?.description == "there is no shader file hail.frag")
    let folder = try ScratchFolder()
    try folder.write("#include \"hail.glsl\"\n", to: "effects/rain.frag")
    let inner = #expect(throws: ShaderError.self) {
      try ShaderLibrary(folder: folder.path).source("rain.frag", preamble: "")
    }
    #expect(inner?.description == "there is no shader file hail.glsl")
  }

  /// A folder in a file's place: it opens, and cannot be read, whoever tries.
  @Test func aFileThatCannotBeReadIsNamed() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "effects/rain.frag/something")
    let error = #expect(throws: ShaderError.self) {
      try ShaderLibrary(folder: folder.path).source("rain.frag", preamble: "")
    }
    let description = try #require(error).description
    #expect(description.hasPrefix("cannot read \(folder.path)/effects/rain.frag: "))
  }

  @Test func aFoldersFilesTakeThePlaceOfThoseBuiltIn() throws {
    let folder = try ScratchFolder()
    try folder.write("// mine\n", to: "common/host.glsl")
    let source = try ShaderLibrary(folder: folder.path).source("tiles.vert", preamble: "")
    #expect(source.text.contains("// mine"))
    #expect(!source.text.contains("uniform Host"))
    #expect(source.text.contains("a_rectangle"))
    // Neither sub-folder is needed.
    try folder.write("// flat\n", to: "tiles.vert")
    #expect(try ShaderLibrary(folder: folder.path).source("tiles.vert", preamble: "").text == "// flat\n\n")
  }

  @Test func aFolderThatIsNotThereChangesNothing() throws {
    let usual = try ShaderLibrary().source("rain.frag", preamble: "")
    #expect(try ShaderLibrary(folder: "/no/such/folder").source("rain.frag", preamble: "").text == usual.text)
  }

  /// Mesa's way to name a place, NVIDIA's, and that of others.
  @Test func placesInALogBecomePlacesInFiles() throws {
    let folder = try ScratchFolder()
    try folder.write("one\n#include \"two.glsl\"\nthree\n", to: "effects/one.frag")
    try folder.write("first\nsecond", to: "common/two.glsl")
    let source = try ShaderLibrary(folder: folder.path)
      .source("one.frag", preamble: "#version 1\nprecision\n", definitions: [("X", 2)])
    // Lines 1 and 2 are the preamble, 3 the definition, 4 `one`, 5 `first`, 6 `second`, 7 `three`.
    #expect(source.explain("0:4(9): error: a") == "one.frag:1(9): error: a")
    #expect(source.explain("0:6(1): error: b\n0:7(2): c") == "two.glsl:2(1): error: b\none.frag:3(2): c")
    #expect(source.explain("0(5) : error C1") == "two.glsl:1 : error C1")
    #expect(source.explain("ERROR: 0:7: c") == "ERROR: one.frag:3: c")
    #expect(source.explain("0:99(1): far") == "0:99(1): far")
    #expect(source.explain("nothing here") == "nothing here")
    #expect(source.explain("0:1(1): x").hasPrefix("preamble:1"))
  }
}

@Suite struct TreeTests {
  @Test func allFilesAreBuiltInAndNoOthers() throws {
    var inTree: [String: [UInt8]] = [:]
    for folder in ["effects", "common"] {
      for name in try ShaderTree.names(folder) {
        #expect(inTree[name] == nil, "\(name) is there twice")
        inTree[name] = try InputFile.read("\(ShaderTree.path)/\(folder)/\(name)", limit: 1 << 20)
      }
    }
    #expect(inTree.count >= 25)
    #expect(Set(inTree.keys) == Set(ShaderLibrary.embedded.keys))
    for (name, bytes) in inTree { #expect(ShaderLibrary.embedded[name] == bytes, "\(name) is another one") }
  }

  @Test func everyIncludedFileIsUsed() throws {
    let texts = ShaderLibrary.embedded.values.map { String(decoding: $0, as: UTF8.self) }
    for name in ShaderLibrary.embedded.keys where name.hasSuffix(".glsl") {
      #expect(texts.contains { $0.contains("#include \"\(name)\"") }, "\(name)")
    }
  }

  /// A GPU's sine of large arguments is anything; hashes made of it show patterns.
  @Test func noHashIsMadeOfASine() {
    let hash = /fract\s*\(\s*(?:sin|cos)|(?:sin|cos)\s*\([^;]*\)\s*\*\s*[0-9]{3,}|43758/
    for (name, bytes) in ShaderLibrary.embedded {
      #expect(String(decoding: bytes, as: UTF8.self).firstMatch(of: hash) == nil, "\(name)")
    }
    #expect("fract(sin(dot(p, k)) * 43758.5453)".firstMatch(of: hash) != nil)
    #expect("x = sin(p.x) * 1000.0;".firstMatch(of: hash) != nil)
  }

  /// The assembler writes version and precision lines, and every effect says what it draws.
  @Test func filesBeginWithWhatTheyAreFor() {
    for (name, bytes) in ShaderLibrary.embedded {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("#version") && !text.contains("precision "), "\(name)")
      if !name.hasSuffix(".glsl") { #expect(text.hasPrefix("// "), "\(name)") }
      #expect(text.hasSuffix("\n"), "\(name)")
    }
  }
}
