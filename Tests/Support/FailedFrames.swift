import Glibc
import Image

/// Where the pictures of failed tests are kept: `.build/failed-frames`.
public enum FailedFrames {
  /// The folder.
  public static let folder: String = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return root.joined(separator: "/") + "/.build/failed-frames"
  }()

  /// Writes `name.actual.png`, `name.expected.png` and `name.difference.png`, 16 times as bright as it is.
  ///
  /// - Returns: words for the failure's message that name the folder.
  public static func save(_ name: String, actual: Pixels, expected: Pixels) -> String {
    mkdir(folder, 0o777)
    do {
      try OutputFile.write(PNG.encode(actual), to: "\(folder)/\(name).actual.png")
      try OutputFile.write(PNG.encode(expected), to: "\(folder)/\(name).expected.png")
      if let difference = try? Comparison.difference(actual, expected) {
        try OutputFile.write(PNG.encode(difference), to: "\(folder)/\(name).difference.png")
      }
    } catch {
      return "its pictures could not be kept: \(error)"
    }
    return "see \(folder)/\(name).{actual,expected,difference}.png"
  }
}
