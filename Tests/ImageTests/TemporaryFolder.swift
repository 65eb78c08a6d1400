import Glibc

/// A folder of a test's own, removed with all it holds.
final class TemporaryFolder {
  let path: String

  init() {
    path = "/tmp/welkin-image-\(UInt64.random(in: .min ... .max))"
    precondition(mkdir(path, 0o755) == 0, "no temporary folder")
  }

  deinit { Self.remove(path) }

  /// The path of a name in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// The names of what lies in the folder, hidden ones too, sorted.
  var names: [String] { Self.names(path) }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(path) { remove(path + "/" + name) }
    rmdir(path)
  }
}

/// The permissions of a file.
func mode(_ path: String) -> mode_t {
  var status = stat()
  return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
}

func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}
