import Foundation
import Image

/// A folder that is gone when the test is.
public final class ScratchFolder {
  /// Where it is.
  public let path: String

  /// An empty folder.
  public init() throws {
    path = ScratchFolder.freshPath()
    guard mkdir(path, 0o755) == 0 else { throw Folder.Unreadable(path: path) }
  }

  /// A path in the system's temporary folder at which nothing lies yet.
  static func freshPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("welkin-\(UUID().uuidString)").path
  }

  /// The path of a name in the folder.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what lies in the folder, hidden ones too, sorted; none where it cannot be read.
  public var names: [String] { (try? Folder.names(path)) ?? [] }

  /// Writes a file, and makes the folders that it lies in.
  public func write(_ text: String, to name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    try OutputFile.write(Array(text.utf8), to: self(name))
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
