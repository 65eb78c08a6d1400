import Glibc

/// The shader files, as built into the program or from a folder, and their assembly into sources.
public struct ShaderLibrary: Sendable {
  /// A folder whose files take the place of those built in; nil for none.
  public let folder: String?

  /// Shaders from a folder, or those built in.
  public init(folder: String? = nil) {
    self.folder = folder
  }

  /// Whether the folder, where there is one, can be read.
  ///
  /// - Throws: `ShaderError` where it cannot.
  public func check() throws(ShaderError) {
    guard let folder else { return }
    guard let directory = opendir(folder) else {
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    closedir(directory)
  }

  /// A shader ready for the compiler, and where each of its lines comes from.
  public struct Source: Sendable {
    /// The text, its version line first.
    public let text: String
    /// File and line of each line of the text.
    let origins: [(file: String, line: Int)]

    /// A compiler's log, with places in the text turned into places in the files.
    public func explain(_ log: String) -> String {
      log.split(separator: "\n", omittingEmptySubsequences: false).map { explainLine($0) }.joined(
        separator: "\n")
    }

    // Mesa writes `0:12(5): error`, NVIDIA `0(12) : error`, others `ERROR: 0:12: …`.
    private func explainLine(_ line: Substring) -> String {
      guard let match = line.firstMatch(of: /(?<lead>^|[^0-9])0(?::(?<colon>[0-9]+)|\((?<paren>[0-9]+)\))/),
        let number = Int(match.colon ?? match.paren ?? ""), origins.indices.contains(number - 1)
      else { return String(line) }
      let origin = origins[number - 1]
      return "\(line[..<match.range.lowerBound])\(match.lead)\(origin.file):\(origin.line)"
        + line[match.range.upperBound...]
    }
  }

  /// Assembles a shader: the preamble, the definitions, then the file with its includes resolved, once each.
  ///
  /// - Parameters:
  ///   - name: the file's name, such as `rain.frag`.
  ///   - preamble: the version line and what must follow it.
  ///   - definitions: macro names, each defined as its value.
  /// - Throws: `ShaderError` where a file is missing or cannot be read, or includes itself.
  public func source(
    _ name: String, preamble: String, definitions: [(name: String, value: Int)] = []
  ) throws(ShaderError) -> Source {
    var lines: [String] = []
    var origins: [(file: String, line: Int)] = []
    for line in preamble.split(separator: "\n") {
      lines.append(String(line))
      origins.append(("preamble", 1))
    }
    for definition in definitions {
      lines.append("#define \(definition.name) \(definition.value)")
      origins.append(("definitions", 1))
    }
    var included: Set<String> = []
    try append(name, to: &lines, &origins, included: &included, stack: [])
    return Source(text: lines.joined(separator: "\n") + "\n", origins: origins)
  }

  private func append(
    _ name: String, to lines: inout [String], _ origins: inout [(file: String, line: Int)],
    included: inout Set<String>, stack: [String]
  ) throws(ShaderError) {
    guard !stack.contains(name) else { throw .cycle(stack + [name]) }
    guard included.insert(name).inserted else { return }
    let text = try text(of: name)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let other = ShaderLibrary.included(line) {
        try append(other, to: &lines, &origins, included: &included, stack: stack + [name])
      } else {
        lines.append(String(line))
        origins.append((name, index + 1))
      }
    }
  }

  /// The file that a line includes: `#include "name"`; nil for any other line.
  private static func included(_ line: Substring) -> String? {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == "#include" else { return nil }
    let name = words[1].drop { $0 == " " }
    guard name.first == "\"", let end = name.dropFirst().firstIndex(of: "\"") else { return nil }
    return String(name[name.index(after: name.startIndex)..<end])
  }

  private func text(of name: String) throws(ShaderError) -> String {
    if let folder {
      for part in ["effects", "common", "."] {
        if let text = try ShaderLibrary.read("\(folder)/\(part)/\(name)") { return text }
      }
    }
    guard let bytes = ShaderLibrary.embedded[name] else { throw .missing(name) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func read(_ path: String) throws(ShaderError) -> String? {
    guard let file = fopen(path, "r") else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while bytes.count < 1 << 20 {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Why a shader cannot be put together.
public enum ShaderError: Error, CustomStringConvertible {
  /// No such file, neither in the folder nor built in.
  case missing(String)
  /// A file that is there cannot be read.
  case unreadable(path: String, reason: String)
  /// Files that include each other, in order.
  case cycle([String])

  /// What failed, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .missing(let name): "there is no shader file \(name)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .cycle(let names): "shader files include each other: \(names.joined(separator: " → "))"
    }
  }
}
