import Glibc

/// Files beside the tests' sources.
public enum Folder {
  /// The path of something that lies in the folder of a source file.
  public static func beside(_ file: String, _ name: String) -> String {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/" + name
  }

  /// The names of what a folder holds, sorted.
  public static func names(_ path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw Unreadable(path: path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// A folder that cannot be read.
  public struct Unreadable: Error {
    /// The folder.
    public let path: String
  }
}

/// The shader files of the tree.
public enum ShaderTree {
  /// The folder that holds `effects` and `common`.
  public static let path = Folder.beside(#filePath, "../../Shaders")

  /// The names in one of its folders.
  public static func names(_ folder: String) throws -> [String] { try Folder.names("\(path)/\(folder)") }
}
