/// How a camera was held: what EXIF says must be done to an image before it is seen.
public enum Orientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored
  case turnedHalf
  case flipped
  /// Mirrored at the diagonal from the top left.
  case transposed
  /// To be turned a quarter clockwise.
  case quarterClockwise
  /// Mirrored at the diagonal from the top right.
  case transversed
  /// To be turned a quarter anticlockwise.
  case quarterAnticlockwise

  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue > 4 }

  /// The orientation that EXIF data give, from its TIFF header on; nil where they give none.
  init?(exif bytes: some RandomAccessCollection<UInt8>) {
    var bytes = Array(bytes.prefix(1 << 16))
    // JPEG puts its own words before the header, and so do some WebP writers.
    if bytes.starts(with: Array("Exif".utf8) + [0, 0]) { bytes.removeFirst(6) }
    let isLittle: Bool
    if bytes.starts(with: [0x49, 0x49, 42, 0]) {
      isLittle = true
    } else if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
      isLittle = false
    } else {
      return nil
    }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let found = bytes[offset..<(offset + count)]
      return (isLittle ? Array(found.reversed()) : Array(found)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      // A short, or with some writers a long.
      guard tag == 0x0112 else { continue }
      guard let kind = number(place + 2, 2), let value = number(place + 8, kind == 4 ? 4 : 2) else {
        return nil
      }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  /// Where in the image as stored a pixel of the image as seen comes from.
  ///
  /// - Parameters:
  ///   - x: its column, `y` its row.
  ///   - width: of the image as stored, `height` likewise.
  @inline(__always)
  func source(_ x: Int, _ y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .turnedHalf: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .quarterClockwise: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .quarterAnticlockwise: (width - 1 - y, x)
    }
  }
}
