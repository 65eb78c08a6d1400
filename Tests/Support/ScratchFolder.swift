import Glibc
import Image

/// A folder that is gone when the test is.
public final class ScratchFolder {
  /// Where it is.
  public let path: String

  /// An empty folder.
  public init() throws {
    var template = Array("/tmp/welkin-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Folder.Unreadable(path: "/tmp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes a file, and makes the folders that it lies in.
  public func write(_ text: String, to name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    try OutputFile.write(Array(text.utf8), to: "\(path)/\(name)")
  }

  deinit {
    ScratchFolder.remove(path)
  }

  private static func remove(_ path: String) {
    for name in (try? Folder.names(path)) ?? [] {
      let inner = "\(path)/\(name)"
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(path)
  }
}
