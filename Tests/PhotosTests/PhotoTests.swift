import Testing

@testable import Photos

@Suite struct PhotoTests {
  @Test(arguments: PhotoFormat.allCases)
  func `a picture has its colours where they were`(format: PhotoFormat) throws {
    let photo = try Photo(TestImage.quarters(64, 64).file(format), filling: 32, 32)
    #expect(photo.width == 32 && photo.height == 32)
    #expect(near(photo.pixel(4, 4), TestImage.red))
    #expect(near(photo.pixel(28, 4), TestImage.green))
    #expect(near(photo.pixel(4, 28), TestImage.blue))
    #expect(near(photo.pixel(28, 28), TestImage.white))
    #expect(photo.isOpaque)
  }

  /// Where the colours of the stored quarters are seen: top left, top right, bottom left, bottom right.
  static let turned: [[Int]] = [
    [0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1], [0, 2, 1, 3], [2, 0, 3, 1], [3, 1, 2, 0],
    [1, 3, 0, 2],
  ]

  @Test(arguments: PhotoFormat.allCases, 1...8)
  func `a picture is turned as its camera was held`(format: PhotoFormat, orientation: Int) throws {
    for isBig in [false, true] {
      let exif = TestImage.exif(orientation, bigEndian: isBig)
      // Not square: a turn that forgets to swap the sides shows.
      let photo = try Photo(TestImage.quarters(96, 48).file(format, exif: exif), filling: 24, 24)
      let colors = [TestImage.red, TestImage.green, TestImage.blue, TestImage.white]
      let seen = [(2, 2), (21, 2), (2, 21), (21, 21)].map { photo.pixel($0.0, $0.1) }
      for (place, color) in zip(seen, PhotoTests.turned[orientation - 1]) {
        #expect(near(place, colors[color]), "\(format) \(orientation): \(seen)")
      }
    }
  }

  @Test(arguments: [0, 9, 300, 65535])
  func `an orientation that there is not counts for nothing`(orientation: Int) throws {
    let exif = TestImage.exif(orientation)
    let photo = try Photo(TestImage.quarters(16, 16).file(.jpeg, exif: exif), filling: 8, 8)
    #expect(near(photo.pixel(1, 1), TestImage.red))
  }

  @Test(arguments: PhotoFormat.allCases)
  func `a colour profile is honoured`(format: PhotoFormat) throws {
    let profile = try TestImage.swappedProfile()
    let photo = try Photo(TestImage.quarters(32, 32).file(format, profile: profile), filling: 16, 16)
    // The profile's primaries are sRGB's, so the colours are pure.
    #expect(near(photo.pixel(2, 2), TestImage.blue, 12), "\(photo.pixel(2, 2))")
    #expect(near(photo.pixel(2, 13), TestImage.red, 12), "\(photo.pixel(2, 13))")
    #expect(near(photo.pixel(13, 13), TestImage.white, 4))
  }

  @Test func `a profile of greys is honoured`() throws {
    let image = TestImage(16, 16) { _, _ in [186, 186, 186, 255] }
    let profile = try TestImage.grayProfile()
    let gray = try Photo(image.jpeg(profile: profile, channels: 1), filling: 4, 4)
    // (186/255)⁴ of the light is 0.283.
    #expect(abs(gray.pixel(1, 1)[0] - 146) < 4, "\(gray.pixel(1, 1))")
    let png = try Photo(image.png(profile: profile), filling: 4, 4)
    #expect(abs(png.pixel(1, 1)[0] - gray.pixel(1, 1)[0]) < 3 || png.pixel(1, 1)[0] == 186)
  }

  @Test(arguments: PhotoFormat.allCases)
  func `a broken profile counts for nothing`(format: PhotoFormat) throws {
    var profile = try TestImage.swappedProfile()
    profile.replaceSubrange(40..<200, with: [UInt8](repeating: 0xA5, count: 160))
    let photo = try Photo(TestImage.quarters(32, 32).file(format, profile: profile), filling: 16, 16)
    #expect(near(photo.pixel(2, 2), TestImage.red))
  }

  @Test func `grey, CMYK and progressive JPEG are read`() throws {
    let image = TestImage.quarters(64, 64)
    let cmyk = try Photo(image.jpeg(channels: 4), filling: 16, 16)
    #expect(near(cmyk.pixel(2, 2), TestImage.red))
    #expect(near(cmyk.pixel(13, 13), TestImage.white))
    let gray = try Photo(image.jpeg(channels: 1), filling: 16, 16)
    #expect(near(gray.pixel(2, 2), TestImage.white) && near(gray.pixel(2, 13), [0, 0, 0, 255]))
    let progressive = try Photo(image.jpeg(progressive: true), filling: 16, 16)
    #expect(near(progressive.pixel(13, 2), TestImage.green))
  }

  @Test func `what goes beyond is cut off on both sides alike`() throws {
    // A square of white in the middle of black sides.
    let wide = TestImage(90, 30) { x, _ in (30..<60).contains(x) ? TestImage.white : [0, 0, 0, 255] }
    let photo = try Photo(wide.png(), filling: 30, 30)
    #expect((0..<30).allSatisfy { x in photo.pixel(x, 10)[0] == (photo.pixel(29 - x, 10)[0]) })
    #expect(photo.pixel(1, 15) == [255, 255, 255, 255] && photo.pixel(28, 15) == [255, 255, 255, 255])
    let high = TestImage(30, 90) { _, y in (30..<60).contains(y) ? TestImage.white : [0, 0, 0, 255] }
    let other = try Photo(high.png(), filling: 15, 15)
    #expect(other.pixel(7, 1)[0] == 255 && other.pixel(7, 13)[0] == 255)
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func `white stays white, and transparent has no colour to give`(side: Int) throws {
    let image = TestImage(50, 40) { x, y in (x / 3 + y / 2) % 2 == 0 ? TestImage.white : [0, 0, 0, 0] }
    let photo = try Photo(image.png(), filling: side, side)
    for place in stride(from: 0, to: photo.bytes.count, by: 4) {
      #expect(photo.bytes[place] == photo.bytes[place + 3])
    }
    let mixed = TestImage(50, 40) { x, y in (x / 3 + y / 2) % 2 == 0 ? [100, 100, 100, 255] : [255, 0, 0, 0] }
    let gray = try Photo(mixed.png(), filling: side, side)
    for place in stride(from: 0, to: gray.bytes.count, by: 4) {
      let expected = (Int(gray.bytes[place + 3]) * 100 + 127) / 255
      #expect(abs(Int(gray.bytes[place]) - expected) <= 1)
    }
    let white = TestImage(37, 41) { _, _ in TestImage.white }
    #expect(try Photo(white.png(), filling: side, side).bytes.allSatisfy { $0 == 255 })
    #expect(try Photo(white.png(), filling: 97, 13).bytes.allSatisfy { $0 == 255 })
  }

  /// What is smaller than a pixel gives its mean light wherever it lies: it cannot flicker.
  @Test(arguments: [0, 1])
  func `a fine pattern becomes an even grey`(shift: Int) throws {
    let image = TestImage(420, 420) { x, y in
      (x + y + shift) % 2 == 0 ? TestImage.white : [0, 0, 0, 255]
    }
    let photo = try Photo(image.png(), filling: 47, 47)
    for y in 1..<46 {
      // Half of white's light.
      for x in 1..<46 { #expect(abs(photo.pixel(x, y)[0] - 188) <= 3) }
    }
  }

  @Test func `a long picture is read at an eighth, at once`() throws {
    let image = TestImage(20000, 16) { x, _ in x < 10000 ? TestImage.red : TestImage.blue }
    let photo = try Photo(image.jpeg(), filling: 200, 1)
    #expect(near(photo.pixel(20, 0), TestImage.red) && near(photo.pixel(180, 0), TestImage.blue))
  }

  @Test func `a picture is made larger where it must`() throws {
    let photo = try Photo(TestImage.quarters(2, 2).png(), filling: 64, 64)
    #expect(near(photo.pixel(0, 0), TestImage.red) && near(photo.pixel(63, 63), TestImage.white))
    // In between it runs evenly.
    let row = (0..<64).map { photo.pixel($0, 0)[1] }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `the first picture of an animation is seen`() throws {
    let first = TestImage.quarters(20, 10)
    let size = [19, 0, 0, 9, 0, 0] as [UInt8]
    let kind = Array("WEBP".utf8) + Array("VP8X".utf8) + littleEndian(10) + [2, 0, 0, 0] + size
    let loop = Array("ANIM".utf8) + littleEndian(6) + [0, 0, 0, 0, 0, 0]
    let frame = [0, 0, 0, 0, 0, 0] + size + [100, 0, 0, 0] + first.webP()[12...]
    let body = kind + loop + Array("ANMF".utf8) + littleEndian(frame.count) + frame
    let file = Array("RIFF".utf8) + littleEndian(body.count) + body
    let photo = try Photo(file, filling: 10, 10)
    #expect(near(photo.pixel(1, 1), TestImage.red) && near(photo.pixel(8, 8), TestImage.white))
  }

  private func near(_ pixel: [Int], _ color: [UInt8], _ step: Int = 6) -> Bool {
    zip(pixel, color).allSatisfy { abs($0 - Int($1)) <= step }
  }
}
