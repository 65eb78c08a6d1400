import Glibc
import Image

/// The image files that somebody names, one by one or by their folders.
public struct PhotoFiles: Equatable, Sendable {
  /// The images, in the order given, those of a folder by their names.
  public private(set) var paths: [String] = []
  /// What is no image, or cannot be read.
  public private(set) var refused: [PhotoError] = []

  /// Looks at how each file begins, and at all files of a folder, though not of folders in it.
  public init(_ named: [String]) {
    for path in named {
      if let names = PhotoFiles.names(in: path) {
        let before = paths.count
        for name in names { add(path.hasSuffix("/") ? path + name : path + "/" + name, isNamed: false) }
        if paths.count == before { refused.append(PhotoError(path: path, problem: .emptyFolder)) }
      } else {
        add(path, isNamed: true)
      }
    }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    var status = stat()
    // In a folder, pipes would be waited for, and folders are nobody's mistake.
    if !isNamed, stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return }
    do throws(PhotoError) {
      if try PhotoFiles.format(path) != nil {
        paths.append(path)
      } else {
        refused.append(PhotoError(path: path, problem: .unknown))
      }
    } catch {
      refused.append(error)
    }
  }

  private static func format(_ path: String) throws(PhotoError) -> PhotoFormat? {
    guard let file = fopen(path, "re") else {
      throw PhotoError(path: path, problem: .file(.reading(path: path, code: errno)))
    }
    defer { fclose(file) }
    var start = [UInt8](repeating: 0, count: PhotoFormat.signatureLength)
    let count = fread(&start, 1, start.count, file)
    guard ferror(file) == 0 else {
      throw PhotoError(path: path, problem: .file(.reading(path: path, code: errno)))
    }
    return PhotoFormat(start.prefix(count))
  }

  /// The names of the files of a folder but hidden ones, numbers in them by their value; nil where it is none.
  private static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted(by: precedes)
  }

  /// Whether a name stands before another: `2.png` before `10.png`.
  static func precedes(_ name: String, _ other: String) -> Bool {
    var (a, b) = (name.utf8[...], other.utf8[...])
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    while let first = a.first, let second = b.first {
      if isDigit(first), isDigit(second) {
        let (one, two) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
        let (left, right) = (one.drop { $0 == 0x30 }, two.drop { $0 == 0x30 })
        if left.count != right.count { return left.count < right.count }
        if !left.elementsEqual(right) { return left.lexicographicallyPrecedes(right) }
        a = a[one.endIndex...]
        b = b[two.endIndex...]
      } else if first != second {
        return first < second
      } else {
        a.removeFirst()
        b.removeFirst()
      }
    }
    return a.isEmpty == b.isEmpty ? name < other : a.isEmpty
  }
}
