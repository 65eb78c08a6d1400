import Image

/// Why an image file gives no picture.
public struct PhotoError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let problem: Problem

  /// What can be wrong with an image file.
  public enum Problem: Equatable, Sendable {
    /// It cannot be read.
    case file(FileError)
    /// It begins as none of the formats does.
    case unknown
    /// It is a folder that holds no image.
    case emptyFolder
    /// It holds more pixels than are read.
    case tooLarge(width: Int, height: Int)
    /// To read it would take more memory than is given.
    case tooHungry(PhotoFormat, width: Int, height: Int)
    /// It breaks its own format; the reason is the decoder's.
    case broken(PhotoFormat, reason: String)
  }

  /// The error in words for people, in one line.
  public var description: String {
    switch problem {
    case .file(let error): "\(error)"
    case .unknown: "\(path): no PNG, JPEG or WebP image"
    case .emptyFolder: "\(path): no PNG, JPEG or WebP image in this folder"
    case .tooLarge(let width, let height):
      "\(path): \(width) × \(height) pixels are too many: at most \(Photo.pixelLimit >> 20) million are read"
    case .tooHungry(let format, let width, let height):
      "\(path): \(width) × \(height) pixels as \(format.rawValue) of this kind take over "
        + "\(Photo.memoryLimit >> 20) MiB to read: save it smaller"
    case .broken(let format, let reason): "\(path): broken \(format.rawValue): \(reason)"
    }
  }
}
