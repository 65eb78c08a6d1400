import CPNG

/// Pictures as PNG files in memory.
public enum PNG {
  /// The most pixels that `decode` reads; 256 MiB of memory.
  public static let pixelLimit = 64 << 20
  /// The most columns, and the most rows, that `decode` reads; libpng's own limit.
  public static let sideLimit = 1_000_000

  /// The picture as a PNG of 8-bit sRGB.
  ///
  /// Without `alpha` the file has no alpha channel, whatever alpha the pixels have.
  public static func encode(_ pixels: Pixels, alpha: Bool = false) throws(ImageError) -> [UInt8] {
    guard let width = UInt32(exactly: pixels.width), let height = UInt32(exactly: pixels.height) else {
      throw .encoding(reason: "too many rows or columns")
    }
    pixels.requireWhole()
    var output = cpng_output()
    defer { free(output.bytes) }
    let done = pixels.bytes.withUnsafeBufferPointer {
      cpng_encode($0.baseAddress, width, height, alpha, &output)
    }
    guard done else { throw .encoding(reason: words(output.message)) }
    return [UInt8](UnsafeBufferPointer(start: output.bytes, count: output.count))
  }

  /// The picture in a PNG of any kind, as 8-bit sRGB with straight alpha.
  ///
  /// Samples of a file that declares another gamma are converted. Nothing after the end of the PNG counts.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Pixels {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .notPNG }
    // Size before all else, so that no header makes us reserve memory that the file cannot fill.
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .broken(reason: "no header")
    }
    let width = bigEndian(bytes[16..<20])
    let height = bigEndian(bytes[20..<24])
    guard width > 0, height > 0 else { throw .broken(reason: "no pixels") }
    guard width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
      throw .tooLarge(width: width, height: height)
    }
    // Deflate shrinks by at most 1032 to 1, and a pixel takes at least a bit.
    guard width * height / 8 <= bytes.count * 1032 else {
      throw .broken(reason: "too little data for \(width) × \(height) pixels")
    }
    var input = cpng_input()
    let count = width * height * 4
    let decoded = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      let done = bytes.withUnsafeBufferPointer { file in
        input.bytes = file.baseAddress
        input.count = file.count
        return cpng_decode(&input, UInt32(width), UInt32(height), pixels.baseAddress)
      }
      initialized = done ? count : 0
    }
    guard let pixels = Pixels(width: width, height: height, bytes: decoded) else {
      throw .broken(reason: words(input.message))
    }
    return pixels
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The text of a C character array.
  private static func words<Characters>(_ message: Characters) -> String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
