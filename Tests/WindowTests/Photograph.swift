import Image
import Testing

extension Pixels {
  /// The picture in a dump that `xwd` made of a display with 24 or 32 bits a pixel.
  init(xwd bytes: [UInt8]) throws {
    func field(_ index: Int) throws -> Int {
      let start = index * 4
      try #require(start + 4 <= bytes.count)
      return bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height, line) = (try field(4), try field(5), try field(12))
    let start = try field(0) + field(19) * 12
    try #require(try field(11) == 32 && field(14) == 0xFF0000 && field(16) == 0xFF)
    try #require(line >= width * 4 && bytes.count >= start + line * height)
    // Byte order 0 puts blue first.
    let order = try field(7) == 0 ? [2, 1, 0] : [1, 2, 3]
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = start + row * line + column * 4
        for channel in order { pixels.append(bytes[pixel + channel]) }
        pixels.append(255)
      }
    }
    self = try #require(Pixels(width: width, height: height, bytes: pixels))
  }

  /// How many colours it has, up to a limit.
  func colors(upTo limit: Int) -> Int {
    var found: Set<Int> = []
    for start in stride(from: 0, to: bytes.count, by: 4) where found.count < limit {
      found.insert(Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]))
    }
    return found.count
  }
}
