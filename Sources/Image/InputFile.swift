import Glibc

/// Files that are read whole.
public enum InputFile {
  /// All bytes of a file, or of standard input where the path is "-".
  ///
  /// Of a file with more than `limit` bytes no more than that is ever held.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    do throws(Errno) {
      let file = path == "-" ? Descriptor(standard: STDIN_FILENO) : try Descriptor(opening: path, O_RDONLY)
      let status = try file.status()
      // Only a regular file's size means anything, and even that is 0 in /proc.
      let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
      if size <= limit, let bytes = try read(file, expecting: size, limit: limit) { return bytes }
    } catch {
      throw .reading(path: path, code: error.code)
    }
    throw .tooLarge(path: path, limit: limit)
  }

  /// The rest of a file, or nil where it is longer than the limit.
  private static func read(_ file: borrowing Descriptor, expecting size: Int, limit: Int) throws(Errno)
    -> [UInt8]?
  {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = try file.read(into: chunk)
      if count == 0 { return bytes }
      if count > limit - bytes.count { return nil }
      bytes.append(contentsOf: chunk.prefix(count))
    }
  }
}
