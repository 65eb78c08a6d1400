import CJPEG
import CLCMS
import CWebP
import Glibc
import Image

@testable import Photos

/// An image made for a test, and its files in every format.
struct TestImage {
  var width: Int
  var height: Int
  /// Red, green, blue, alpha of each pixel, the top row first.
  var bytes: [UInt8]

  init(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) {
    self.width = width
    self.height = height
    bytes = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
  }

  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let white: [UInt8] = [255, 255, 255, 255]

  /// Red, green over blue, white.
  static func quarters(_ width: Int, _ height: Int) -> TestImage {
    TestImage(width, height) { x, y in
      y * 2 < height ? (x * 2 < width ? red : green) : (x * 2 < width ? blue : white)
    }
  }

  /// A file in a format, with EXIF data and a colour profile.
  func file(_ format: PhotoFormat, exif: [UInt8]? = nil, profile: [UInt8]? = nil) throws -> [UInt8] {
    switch format {
    case .png: try png(exif: exif, profile: profile)
    case .jpeg: jpeg(exif: exif, profile: profile)
    case .webP: webP(exif: exif, profile: profile)
    }
  }

  func png(exif: [UInt8]? = nil, profile: [UInt8]? = nil) throws -> [UInt8] {
    guard let pixels = Pixels(width: width, height: height, bytes: bytes) else { throw NoImage() }
    var file = try PNG.encode(pixels, alpha: true)
    // Behind the header; the encoder's own word for sRGB gives way.
    var extra: [UInt8] = []
    if let profile { extra += chunk("iCCP", Array("test".utf8) + [0, 0] + stored(profile)) }
    if let exif { extra += chunk("eXIf", exif) }
    if profile != nil, let place = file.firstRange(of: Array("sRGB".utf8)) {
      file.removeSubrange((place.lowerBound - 4)..<(place.upperBound + 5))
    }
    file.insert(contentsOf: extra, at: 33)
    return file
  }

  func jpeg(
    exif: [UInt8]? = nil, profile: [UInt8]? = nil, channels: Int = 3, progressive: Bool = false
  ) -> [UInt8] {
    var samples: [UInt8] = []
    for pixel in 0..<(width * height) {
      let at = pixel * 4
      switch channels {
      case 1: samples.append(bytes[at])
      // Inverted, as everybody writes them; no black.
      case 4: samples += bytes[at..<(at + 3)] + [255]
      default: samples += bytes[at..<(at + 3)]
      }
    }
    var output = cjpeg_output()
    defer { free(output.bytes) }
    _ = cjpeg_write(samples, UInt32(width), UInt32(height), Int32(channels), 100, progressive, &output)
    var file = Array(UnsafeBufferPointer(start: output.bytes, count: Int(output.count)))
    var extra: [UInt8] = []
    func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
    }
    if let exif { extra += segment(0xE1, Array("Exif".utf8) + [0, 0] + exif) }
    if let profile {
      // In two parts, the second first.
      let name = Array("ICC_PROFILE".utf8) + [0]
      let half = profile.count / 2
      extra += segment(0xE2, name + [2, 2] + profile[half...])
      extra += segment(0xE2, name + [1, 2] + profile[..<half])
    }
    file.insert(contentsOf: extra, at: 2)
    return file
  }

  func webP(exif: [UInt8]? = nil, profile: [UInt8]? = nil, quality: Float? = nil) -> [UInt8] {
    var encoded: UnsafeMutablePointer<UInt8>?
    let (wide, high, stride) = (Int32(width), Int32(height), Int32(width * 4))
    let count =
      quality.map { WebPEncodeRGBA(bytes, wide, high, stride, $0, &encoded) }
      ?? WebPEncodeLosslessRGBA(bytes, wide, high, stride, &encoded)
    defer { WebPFree(encoded) }
    let plain = Array(UnsafeBufferPointer(start: encoded, count: count))
    guard exif != nil || profile != nil else { return plain }
    func part(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Array(name.utf8) + littleEndian(body.count) + body + (body.count % 2 == 1 ? [0] : [])
    }
    let flags: UInt8 = (profile == nil ? 0 : 0x20) | (exif == nil ? 0 : 8)
    let size = Array(littleEndian(width - 1)[..<3]) + Array(littleEndian(height - 1)[..<3])
    var body = Array("WEBP".utf8) + part("VP8X", [flags, 0, 0, 0] + size)
    if let profile { body += part("ICCP", profile) }
    body += plain[12...]
    if let exif { body += part("EXIF", exif) }
    return Array("RIFF".utf8) + littleEndian(body.count) + body
  }

  /// EXIF data that say how the camera was held.
  static func exif(_ orientation: Int, bigEndian: Bool = false) -> [UInt8] {
    let (low, value) = (UInt8(orientation & 255), UInt8(orientation >> 8 & 255))
    return bigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, value, low, 0, 0, 0, 0, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, low, value, 0, 0, 0, 0, 0, 0]
  }

  /// A profile by whose lights red is blue, and blue red.
  static func swappedProfile() throws -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.15, y: 0.06, Y: 1), Green: cmsCIExyY(x: 0.30, y: 0.60, Y: 1),
      Blue: cmsCIExyY(x: 0.64, y: 0.33, Y: 1))
    guard let curve = cmsBuildGamma(nil, 2.2) else { throw NoImage() }
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return try saved(cmsCreateRGBProfile(&white, &primaries, &curves))
  }

  /// A profile of greys that are darker than sRGB's.
  static func grayProfile() throws -> [UInt8] {
    guard let curve = cmsBuildGamma(nil, 4) else { throw NoImage() }
    defer { cmsFreeToneCurve(curve) }
    return try saved(cmsCreateGrayProfile(cmsD50_xyY(), curve))
  }

  private static func saved(_ profile: cmsHPROFILE?) throws -> [UInt8] {
    guard let profile else { throw NoImage() }
    defer { cmsCloseProfile(profile) }
    var count: UInt32 = 0
    guard cmsSaveProfileToMem(profile, nil, &count) != 0 else { throw NoImage() }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    guard cmsSaveProfileToMem(profile, &bytes, &count) != 0 else { throw NoImage() }
    return bytes
  }
}

struct NoImage: Error {}

extension Photo {
  /// The channels of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let at = (y * width + x) * 4
    return bytes[at..<(at + 4)].map(Int.init)
  }
}

func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
func littleEndian(_ number: Int) -> [UInt8] { bigEndian(number).reversed() }

/// A part of a PNG file.
func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
  let checked = Array(kind.utf8) + content
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in checked {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return bigEndian(content.count) + checked + bigEndian(Int(~crc))
}

/// A zlib stream of one stored block.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  let count = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
  var (a, b) = (1, 0)
  for byte in bytes {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + bytes + bigEndian(b << 16 | a)
}
