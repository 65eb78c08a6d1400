/// What a JPEG or WebP file says of its picture beside the picture: its orientation and its colour profile.
struct Metadata {
  var orientation = Orientation.upright
  var profile: [UInt8]?

  /// The most bytes of a profile that are taken in.
  private static let largestProfile = 16 << 20

  /// Walks through the segments of a JPEG up to its first scan.
  init(jpeg bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var isOriented = false
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Filling, and markers that stand alone.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let count = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard count >= 2, place + 2 + count <= bytes.count else { break }
      let body = bytes[(place + 4)..<(place + 2 + count)]
      if marker == 0xE1, !isOriented, body.starts(with: Array("Exif".utf8) + [0, 0]) {
        orientation = Orientation(exif: body) ?? .upright
        isOriented = true
      } else if marker == 0xE2, body.count > 14, body.starts(with: Array("ICC_PROFILE".utf8) + [0]) {
        parts[Int(body[body.startIndex + 12])] = body.dropFirst(14)
      }
      place += 2 + count
    }
    // Parts are counted from 1; a profile with a part missing is none.
    guard !parts.isEmpty, (1...parts.count).allSatisfy({ parts[$0] != nil }) else { return }
    let whole = (1...parts.count).flatMap { parts[$0] ?? [] }
    profile = whole.count <= Metadata.largestProfile ? whole : nil
  }

  /// Walks through the chunks of a WebP.
  init(webP bytes: [UInt8]) {
    var place = 12
    while place + 8 <= bytes.count {
      let count = bytes[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let start = place + 8
      guard count <= bytes.count - start else { break }
      let body = bytes[start..<(start + count)]
      switch String(decoding: bytes[place..<(place + 4)], as: UTF8.self) {
      case "EXIF": orientation = Orientation(exif: body) ?? .upright
      case "ICCP": profile = count <= Metadata.largestProfile ? Array(body) : nil
      default: break
      }
      place = start + count + count % 2
    }
  }
}
