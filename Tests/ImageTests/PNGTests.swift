import Image
import Testing

@Suite struct PNGTests {
  static let sizes = [(1, 1), (1, 7), (641, 361), (683, 384), (5, 1)]

  @Test(arguments: sizes) func alphaSurvivesARoundTrip(width: Int, height: Int) throws {
    let pixels = try sample(width, height)
    #expect(try PNG.decode(PNG.encode(pixels, alpha: true)) == pixels)
  }

  @Test(arguments: sizes) func withoutAlphaARoundTripGivesOpaquePixels(width: Int, height: Int) throws {
    let pixels = try sample(width, height)
    #expect(try PNG.decode(PNG.encode(pixels)) == sample(width, height, alpha: false))
  }

  @Test func theHeaderSaysSizeKindAndColourSpace() throws {
    for (alpha, kind) in [(false, UInt8(2)), (true, 6)] {
      let bytes = try PNG.encode(sample(641, 361), alpha: alpha)
      #expect(Array(bytes[16..<29]) == [0, 0, 2, 129, 0, 0, 1, 105, 8, kind, 0, 0, 0])
      #expect(bytes[37..<41].elementsEqual("sRGB".utf8))
    }
  }

  @Test func anyCutIsAnError() throws {
    let bytes = try PNG.encode(sample(41, 23), alpha: true)
    for count in 0..<bytes.count {
      #expect(throws: ImageError.self, "\(count) of \(bytes.count) bytes") {
        try PNG.decode(Array(bytes[..<count]))
      }
    }
    #expect(throws: Never.self) { try PNG.decode(bytes + [1, 2, 3]) }
  }

  /// Checksums find a flipped bit wherever it matters; all that must never happen is a crash.
  @Test func anyFlippedBitIsAnErrorOrChangesNothing() throws {
    let pixels = try sample(41, 23)
    let bytes = try PNG.encode(pixels, alpha: true)
    var errors = 0
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      do throws(ImageError) {
        // The chunk that says sRGB may be lost without harm.
        #expect(try PNG.decode(damaged) == pixels, "byte \(index)")
        #expect((33..<50).contains(index), "byte \(index)")
      } catch {
        errors += 1
      }
    }
    #expect(errors >= bytes.count - 17)
  }

  /// With checksums put right again, zlib and the row filters meet the damage themselves.
  @Test func damageBehindRightChecksumsNeverCrashes() throws {
    let bytes = try PNG.encode(sample(41, 23), alpha: true)
    let chunks = Chunk.all(in: bytes)
    let data = try #require(chunks.first { $0.kind == "IDAT" })
    var errors = 0
    for index in data.content.indices {
      var damaged = data
      damaged.content[index] ^= 0x15
      let file = Chunk.file(chunks.map { $0.kind == "IDAT" ? damaged : $0 })
      do throws(ImageError) { _ = try PNG.decode(file) } catch { errors += 1 }
    }
    #expect(errors > 0)
    print("\(errors) of \(data.content.count) damaged files refused")
  }

  @Test func whatIsNoPNGIsCalledSo() {
    #expect(throws: ImageError.notPNG) { try PNG.decode([]) }
    #expect(throws: ImageError.notPNG) { try PNG.decode(Array("GIF89a and more".utf8)) }
  }

  @Test(arguments: [(8193, 8192), (1_000_001, 1), (1, 0x7FFF_FFFF), (0x7FFF_FFFF, 0x7FFF_FFFF)])
  func aBombIsRefusedByItsHeader(width: Int, height: Int) throws {
    let bytes = try lying(width, height)
    #expect(throws: ImageError.tooLarge(width: width, height: height)) { try PNG.decode(bytes) }
  }

  @Test(arguments: [(8192, 8192), (42, 23), (41, 24), (0, 23), (41, 0), (0xFFFF_FFFF, 1)])
  func aHeaderThatPromisesMoreThanThereIsIsAnError(width: Int, height: Int) throws {
    let bytes = try lying(width, height)
    #expect(throws: ImageError.self) { try PNG.decode(bytes) }
  }

  @Test func chunksOutOfOrderAreErrors() throws {
    let chunks = Chunk.all(in: try PNG.encode(sample(41, 23)))
    #expect(throws: Never.self) { try PNG.decode(Chunk.file(chunks)) }
    for index in chunks.indices where chunks[index].kind != "sRGB" {
      var fewer = chunks
      fewer.remove(at: index)
      #expect(throws: ImageError.self, "without \(chunks[index].kind)") { try PNG.decode(Chunk.file(fewer)) }
    }
    #expect(throws: ImageError.self) { try PNG.decode(Chunk.file(chunks.reversed())) }
    #expect(throws: ImageError.self) { try PNG.decode(Chunk.file([chunks[0]] + chunks)) }
  }

  /// Two pixels each, with the content of the other kinds of PNG.
  @Test(
    arguments: [
      (1, 0, [0b0100_0000], [], [0, 0, 0, 255, 255, 255, 255, 255]),
      (2, 0, [0b0110_0000], [], [85, 85, 85, 255, 170, 170, 170, 255]),
      (8, 0, [9, 200], [("tRNS", [0, 200])], [9, 9, 9, 255, 200, 200, 200, 0]),
      (16, 0, [128, 128, 0, 0], [], [128, 128, 128, 255, 0, 0, 0, 255]),
      (8, 4, [9, 100, 200, 0], [], [9, 9, 9, 100, 200, 200, 200, 0]),
      (4, 3, [0x10], [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [7])], [4, 5, 6, 255, 1, 2, 3, 7]),
      (16, 6, [1, 1, 2, 2, 3, 3, 4, 4, 255, 255, 0, 0, 9, 9, 255, 255], [], [1, 2, 3, 4, 255, 0, 9, 255]),
    ] as [(UInt8, UInt8, [UInt8], [(String, [UInt8])], [UInt8])])
  func everyKindBecomesRGBA(
    depth: UInt8, colour: UInt8, row: [UInt8], extra: [(String, [UInt8])], expected: [UInt8]
  ) throws {
    let file = tiny(depth: depth, colour: colour, row: row, extra: extra)
    #expect(try PNG.decode(file).bytes == expected)
  }

  @Test func interlacedFilesAreRead() throws {
    // One pixel belongs to the first pass, the other to the sixth, each a row with a filter byte.
    let file = tiny(depth: 8, colour: 0, interlaced: true, row: [7, 0, 8], extra: [])
    #expect(try PNG.decode(file).bytes == [7, 7, 7, 255, 8, 8, 8, 255])
  }

  @Test func linearSamplesBecomeSRGB() throws {
    let file = tiny(depth: 8, colour: 0, row: [0, 55], extra: [("gAMA", [0, 1, 0x86, 0xA0])])
    let bytes = try PNG.decode(file).bytes
    #expect(bytes[0] == 0)
    // 55 / 255 of the light is 0.5 or so of the signal.
    #expect((125...130).contains(bytes[4]))
  }

  @Test func anIndexBeyondThePaletteDoesNotCrash() throws {
    let file = tiny(depth: 8, colour: 3, row: [0, 255], extra: [("PLTE", [1, 2, 3])])
    do throws(ImageError) { #expect(try PNG.decode(file).bytes[..<4] == [1, 2, 3, 255]) } catch {}
  }

  @Test func aPictureThatLostBytesTrapsAndIsNotReadBeyondItsEnd() async {
    await #expect(processExitsWith: .failure) {
      var pixels = try sample(5, 5)
      pixels.bytes.removeLast()
      _ = try PNG.encode(pixels)
    }
  }

  @Test func errorsSpeakForThemselves() {
    #expect("\(ImageError.notPNG)" == "not a PNG file")
    #expect("\(ImageError.broken(reason: "Read Error"))" == "broken PNG: Read Error")
    #expect("\(ImageError.tooLarge(width: 9000, height: 8000))".contains("9000 × 8000"))
    #expect("\(ImageError.sizes(width: 1, height: 2, otherWidth: 3, otherHeight: 4))".contains("3 × 4"))
  }

  /// A small picture under a header that claims another size, with a right checksum.
  private func lying(_ width: Int, _ height: Int) throws -> [UInt8] {
    var chunks = Chunk.all(in: try PNG.encode(sample(41, 23)))
    chunks[0].content.replaceSubrange(0..<8, with: bigEndian(width) + bigEndian(height))
    return Chunk.file(chunks)
  }

  private func tiny(
    depth: UInt8, colour: UInt8, interlaced: Bool = false, row: [UInt8], extra: [(String, [UInt8])]
  ) -> [UInt8] {
    let header: [UInt8] = bigEndian(2) + bigEndian(1) + [depth, colour, 0, 0, interlaced ? 1 : 0]
    var chunks = [Chunk(kind: "IHDR", content: header)]
    chunks += extra.map { Chunk(kind: $0.0, content: $0.1) }
    chunks.append(Chunk(kind: "IDAT", content: stored([0] + row)))
    chunks.append(Chunk(kind: "IEND", content: []))
    return Chunk.file(chunks)
  }
}
