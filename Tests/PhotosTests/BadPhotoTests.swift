import Glibc
import Image
import Testing

@testable import Photos

@Suite struct BadPhotoTests {
  @Test(arguments: PhotoFormat.allCases)
  func `a truncated file gives a reason, never a picture or a crash`(format: PhotoFormat) throws {
    let file = try noisy(48, 40).file(format)
    for count in stride(from: 0, to: file.count - 12, by: 7) {
      #expect(throws: Photo.Trouble.self, "\(format) cut at \(count) of \(file.count)") {
        try Photo(Array(file[..<count]), filling: 8, 8)
      }
    }
  }

  @Test(arguments: PhotoFormat.allCases)
  func `no damage crashes`(format: PhotoFormat) throws {
    let profile = try TestImage.swappedProfile()
    let sound = try noisy(24, 20).file(format, exif: TestImage.exif(6), profile: profile)
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % below
    }
    for _ in 0..<400 {
      var file = sound
      for _ in 0...random(4) { file[random(file.count)] = UInt8(random(256)) }
      _ = try? Photo(file, filling: 9, 7)
    }
  }

  @Test(arguments: 0..<40)
  func `no EXIF data crash`(seed: Int) throws {
    var exif = TestImage.exif(6)
    exif[seed % exif.count] = [0, 255, 128, 1][seed % 4]
    _ = Orientation(exif: exif)
    _ = Orientation(exif: exif[..<(seed % exif.count)])
  }

  @Test func `a bomb of a PNG is refused by its size`() throws {
    var header = bigEndian(60000) + bigEndian(60000)
    header += [8, 2, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let file = signature + chunk("IHDR", header) + chunk("IDAT", [0x78, 0x9C]) + chunk("IEND", [])
    let path = "/tmp/welkin-bomb-\(getpid()).png"
    try OutputFile.write(file, to: path)
    defer { unlink(path) }
    let error = #expect(throws: PhotoError.self) { try Photo(path, filling: 350, 200) }
    #expect(error?.problem == .tooLarge(width: 60000, height: 60000))
    #expect(error?.description.hasPrefix("\(path): 60000 × 60000 pixels are too many") == true)
    // One that is not too large, but for which there cannot be data.
    let small =
      signature + chunk("IHDR", bigEndian(20000) + bigEndian(20000) + [8, 2, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9C]) + chunk("IEND", [])
    #expect(throws: Photo.Trouble.self) { try Photo(small, filling: 350, 200) }
  }

  @Test func `a JPEG that lies about its size is found out`() throws {
    var file = noisy(64, 64).jpeg()
    let frame = try #require(file.firstRange(of: [0xFF, 0xC0, 0, 17, 8]))
    file.replaceSubrange(frame.upperBound..<(frame.upperBound + 4), with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(problem(file) == .tooLarge(width: 65500, height: 65500))
    file.replaceSubrange(frame.upperBound..<(frame.upperBound + 4), with: [0x40, 0, 0x40, 0])
    guard case .broken(.jpeg, _) = problem(file) else {
      Issue.record("\(String(describing: problem(file)))")
      return
    }
    // A progressive one of that size would be held whole.
    var progressive = noisy(64, 64).jpeg(progressive: true)
    let other = try #require(progressive.firstRange(of: [0xFF, 0xC2, 0, 17, 8]))
    progressive.replaceSubrange(other.upperBound..<(other.upperBound + 4), with: [0x50, 0, 0x50, 0])
    #expect(problem(progressive) == .tooHungry(.jpeg, width: 20480, height: 20480))
  }

  @Test func `what is no image is called so`() throws {
    for file in [[], Array("GIF89a".utf8), Array("<svg>".utf8), [0xFF, 0xD8], Array("RIFF1234WAVE".utf8)] {
      #expect(problem(file) == .unknown)
    }
  }

  @Test func `a file that is gone is named with the reason`() {
    let error = #expect(throws: PhotoError.self) { try Photo("/nowhere/a.png", filling: 2, 2) }
    #expect(error?.description == "cannot read /nowhere/a.png: No such file or directory")
  }

  private func problem(_ file: [UInt8]) -> PhotoError.Problem? {
    do {
      _ = try Photo(file, filling: 350, 200)
      return nil
    } catch {
      return error.problem
    }
  }

  /// Nothing in it compresses to nothing, so a part of the file is a part of the picture.
  private func noisy(_ width: Int, _ height: Int) -> TestImage {
    TestImage(width, height) { x, y in
      [UInt8((x * 97 + y * 57) & 255), UInt8((x * x + y * 131) & 255), UInt8((x ^ y) * 5 & 255), 255]
    }
  }
}
