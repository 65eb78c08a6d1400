import Glibc

/// What a path to write to stands for.
enum Destination {
  case standardOutput
  /// A device, a pipe or an open file under its name in /proc, which no rename can replace.
  case direct(String)
  /// A regular file, new where it has no mode yet; the path is free of a final symbolic link.
  case file(path: String, folder: String, mode: mode_t?)

  /// Looks up the path.
  ///
  /// - Throws: the reason where it is a folder, lies in none or may not be written.
  init(_ path: String) throws(Errno) {
    if path == "-" {
      self = .standardOutput
      return
    }
    guard !path.isEmpty else { throw Errno(code: ENOENT) }
    // C would take the path to end there.
    guard !path.utf8.contains(0) else { throw Errno(code: EINVAL) }
    var status = stat()
    var mode: mode_t?
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw Errno(code: EISDIR)
      case S_IFREG:
        // A rename asks only the folder, but a write-protected file should be safe.
        guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else { throw .last }
        mode = status.st_mode & 0o7777
      default:
        self = .direct(path)
        return
      }
    } else if errno != ENOENT {
      throw .last
    }
    guard let target = try Self.target(of: path) else {
      self = .direct(path)
      return
    }
    let folder = Self.folder(of: target)
    guard stat(folder, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw Errno(code: ENOTDIR) }
    guard !target.hasSuffix("/") else { throw Errno(code: EISDIR) }
    self = .file(path: target, folder: folder, mode: mode)
  }

  /// Follows symbolic links, dangling ones too, or gives nil where one is an open file's name in /proc.
  private static func target(of path: String) throws(Errno) -> String? {
    var path = path
    // As many as the kernel itself follows.
    for _ in 0..<40 {
      guard let link = try destination(ofLink: path) else { return path }
      // What /dev/stdout leads to: these links open files that may have no path any more.
      if path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") { return nil }
      path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }
    throw Errno(code: ELOOP)
  }

  /// What a symbolic link says, or nil where the path is none: `readlink`.
  private static func destination(ofLink path: String) throws(Errno) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else {
      // EINVAL: a file, but no link.
      if errno == EINVAL || errno == ENOENT { return nil }
      throw .last
    }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
