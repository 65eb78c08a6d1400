import Glibc

/// When the files of a folder last changed, as one value to hold against a later one.
struct FileStamp: Equatable {
  private var files: [String: [Int]] = [:]

  /// The stamp of the files in a folder and in the folders right in it.
  init(of folder: String) {
    add(folder, depth: 1)
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  private mutating func add(_ folder: String, depth: Int) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // Editors' own files, and the folders `.` and `..`.
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if depth > 0 { add(path, depth: depth - 1) }
      } else {
        files[path] = [
          status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size),
          Int(truncatingIfNeeded: status.st_ino),
        ]
      }
    }
  }
}
