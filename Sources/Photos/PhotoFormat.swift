/// The kinds of image files that are read, recognised by how they begin.
public enum PhotoFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"

  /// How many bytes tell one from the other.
  static let signatureLength = 12

  /// The format of a file that begins so; nil where it is none of them.
  public init?(_ start: some Collection<UInt8>) {
    let start = Array(start.prefix(PhotoFormat.signatureLength))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.count == 12, start.starts(with: "RIFF".utf8), start[8...].elementsEqual("WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }
}
