import CJPEG
import CPNG
import CWebP
import Image

/// A picture from somebody's own image file, scaled and cut for where it is shown.
public struct Photo: Equatable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width * height * 4` bytes of premultiplied sRGB, the top row first.
  public let bytes: [UInt8]

  /// The most pixels of a file that are read.
  public static let pixelLimit = 512 << 20
  /// The most memory that reading one file takes for pictures held whole, in bytes.
  public static let memoryLimit = 1 << 30
  /// The longest file that is read, in bytes.
  public static let fileLimit = 512 << 20

  /// Reads an image file: PNG, JPEG or WebP, whatever its name.
  ///
  /// The picture is turned as its EXIF data ask, brought to sRGB where it carries a colour profile, and scaled so
  /// that it fills `width` × `height` pixels; what goes beyond is cut off on both sides alike.
  ///
  /// - Precondition: both sides are at least 1.
  public init(_ path: String, filling width: Int, _ height: Int) throws(PhotoError) {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: Photo.fileLimit)
    } catch {
      throw PhotoError(path: path, problem: .file(error))
    }
    do throws(Trouble) {
      self = try Photo(bytes, filling: width, height)
    } catch {
      throw PhotoError(path: path, problem: error.problem)
    }
  }

  /// The same of a file in memory.
  init(_ bytes: [UInt8], filling width: Int, _ height: Int) throws(Trouble) {
    precondition(width > 0 && height > 0, "a picture without pixels")
    guard let format = PhotoFormat(bytes) else { throw Trouble(problem: .unknown) }
    let taker =
      switch format {
      case .png: try Photo.readPNG(bytes, width, height)
      case .jpeg: try Photo.readJPEG(bytes, width, height)
      case .webP: try Photo.readWebP(bytes, width, height)
      }
    guard let result = taker.result else {
      throw Trouble(problem: .broken(format, reason: "no picture in it"))
    }
    (self.width, self.height, self.bytes) = result
  }

  /// What is wrong with a file whose name is not known here.
  struct Trouble: Error {
    let problem: PhotoError.Problem
  }

  /// Whether nothing shines through the picture.
  public var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var alpha: UInt8 = 255
      for index in stride(from: 3, to: bytes.count, by: 4) { alpha &= bytes[index] }
      return alpha == 255
    }
  }

  // MARK: Formats

  private static func readPNG(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(Trouble) -> RowTaker {
    func broken(_ reason: String) -> Trouble { Trouble(problem: .broken(.png, reason: reason)) }
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw broken("no header") }
    func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (columns, rows) = (number(16), number(20))
    guard columns > 0, rows > 0 else { throw broken("no pixels") }
    guard columns <= PNG.sideLimit, rows <= PNG.sideLimit, columns * rows <= pixelLimit else {
      throw Trouble(problem: .tooLarge(width: columns, height: rows))
    }
    // Deflate shrinks by at most 1032 to 1, and a pixel takes at least a bit.
    guard columns * rows / 8 <= bytes.count * 1032 else {
      throw broken("too little data for \(columns) × \(rows) pixels")
    }
    let taker = RowTaker(filling: width, height)
    let done = withExtendedLifetime(taker) {
      var input = cpng_input()
      var reader = cpng_taker()
      reader.taker = Unmanaged.passUnretained(taker).toOpaque()
      reader.memory_limit = memoryLimit
      reader.profile = { taker, bytes, count in RowTaker.of(taker)?.profile = copied(bytes, count) }
      reader.exif = { taker, bytes, count in
        RowTaker.of(taker)?.orientation = Orientation(exif: copied(bytes, count)) ?? .upright
      }
      reader.begin = { taker, width, height in
        RowTaker.of(taker)?.begin(.rgba, width: Int(width), height: Int(height)) ?? false
      }
      reader.row = { taker, row in RowTaker.of(taker)?.take(row) }
      let done = bytes.withUnsafeBufferPointer { file in
        input.bytes = file.baseAddress
        input.count = file.count
        return cpng_read_rows(&input, UInt32(columns), UInt32(rows), &reader)
      }
      return done ? nil : words(input.message)
    }
    if let reason = done { throw broken(reason) }
    return taker
  }

  private static func readJPEG(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(Trouble) -> RowTaker {
    let metadata = Metadata(jpeg: bytes)
    let taker = RowTaker(filling: width, height)
    taker.profile = metadata.profile
    taker.orientation = metadata.orientation
    var input = cjpeg_input()
    let swaps = metadata.orientation.swapsSides
    input.needed_width = UInt32(clamping: swaps ? height : width)
    input.needed_height = UInt32(clamping: swaps ? width : height)
    input.pixel_limit = pixelLimit
    input.memory_limit = memoryLimit
    input.begin = { taker, width, height, channels, isInverted in
      let samples: ColorReader.Samples =
        channels == 1 ? .gray : channels == 4 ? .cmyk(inverted: isInverted) : .rgb
      return RowTaker.of(taker)?.begin(samples, width: Int(width), height: Int(height)) ?? false
    }
    input.row = { taker, row in RowTaker.of(taker)?.take(row) }
    let done = withExtendedLifetime(taker) {
      input.taker = Unmanaged.passUnretained(taker).toOpaque()
      return bytes.withUnsafeBufferPointer { file in
        input.bytes = file.baseAddress
        input.count = file.count
        return cjpeg_read(&input)
      }
    }
    if done { return taker }
    let (columns, rows) = (Int(input.width), Int(input.height))
    switch input.failure {
    case cjpeg_too_large: throw Trouble(problem: .tooLarge(width: columns, height: rows))
    case cjpeg_too_hungry: throw Trouble(problem: .tooHungry(.jpeg, width: columns, height: rows))
    default: throw Trouble(problem: .broken(.jpeg, reason: words(input.message)))
    }
  }

  private static func readWebP(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(Trouble) -> RowTaker {
    func broken(_ reason: String) -> Trouble { Trouble(problem: .broken(.webP, reason: reason)) }
    var features = WebPBitstreamFeatures()
    let known = cwebp_features(bytes, bytes.count, &features)
    guard known == VP8_STATUS_OK else { throw broken(words(known)) }
    let (columns, rows) = (Int(features.width), Int(features.height))
    guard columns > 0, rows > 0 else { throw broken("no pixels") }
    guard columns * rows <= pixelLimit else {
      throw Trouble(problem: .tooLarge(width: columns, height: rows))
    }
    // A lossless one and an animation are held whole by the decoder.
    let isHeld = features.format != 1 || features.has_animation != 0
    let metadata = Metadata(webP: bytes)
    let swaps = metadata.orientation.swapsSides
    let needed = max(
      Double(swaps ? height : width) / Double(columns), Double(swaps ? width : height) / Double(rows))
    // One that is far larger than what is needed is shrunk by the decoder to four times of that.
    let share = features.has_animation == 0 && 4 * needed < 1 && columns * rows > 16 << 20 ? 4 * needed : 1
    let wide = max(1, Int((Double(columns) * share).rounded()))
    let high = max(1, Int((Double(rows) * share).rounded()))
    guard wide * high * 4 + (isHeld ? columns * rows * 4 : 0) <= memoryLimit else {
      throw Trouble(problem: .tooHungry(.webP, width: columns, height: rows))
    }
    guard let pixels = malloc(wide * high * 4) else {
      throw Trouble(problem: .tooHungry(.webP, width: columns, height: rows))
    }
    defer { free(pixels) }
    let samples = pixels.assumingMemoryBound(to: UInt8.self)
    if features.has_animation != 0 {
      guard cwebp_decode_first(bytes, bytes.count, features.width, features.height, samples) else {
        throw broken("its first picture cannot be decoded")
      }
    } else {
      let status = cwebp_decode(bytes, bytes.count, Int32(wide), Int32(high), samples)
      guard status == VP8_STATUS_OK else { throw broken(words(status)) }
    }
    let taker = RowTaker(filling: width, height)
    taker.profile = metadata.profile
    taker.orientation = metadata.orientation
    _ = taker.begin(.rgba, width: wide, height: high)
    for row in 0..<high { taker.take(samples + row * wide * 4) }
    return taker
  }

  private static func words(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "the file ends too early"
    case VP8_STATUS_OUT_OF_MEMORY: "out of memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "of a kind that is not known"
    default: "the data make no picture"
    }
  }

  /// The text of a C character array.
  private static func words<Characters>(_ message: Characters) -> String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

private func copied(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  bytes.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
}
