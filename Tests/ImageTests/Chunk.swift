/// A part of a PNG file, for files that no encoder would write.
struct Chunk {
  var kind: String
  var content: [UInt8]

  /// The parts of a sound file.
  static func all(in file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = 8
    while offset < file.count {
      let count = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(kind: kind, content: Array(file[offset + 8..<offset + 8 + count])))
      offset += 12 + count
    }
    return chunks
  }

  /// The file of these parts, each with its right length and checksum.
  static func file(_ chunks: [Chunk]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for chunk in chunks {
      let checked = Array(chunk.kind.utf8) + chunk.content
      file += bigEndian(chunk.content.count) + checked + bigEndian(crc(checked))
    }
    return file
  }
}

/// The four bytes of a number below 2³².
func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
}

/// A zlib stream of one stored block.
func stored(_ bytes: [UInt8]) -> [UInt8] {
  let count = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
  var a = 1
  var b = 0
  for byte in bytes {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + bytes + bigEndian(b << 16 | a)
}

private func crc(_ bytes: [UInt8]) -> Int {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return Int(~crc)
}
