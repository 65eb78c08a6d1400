import Image
import Testing

@Suite struct ComparisonTests {
  let bare: Pixels
  let reference: Pixels

  init() throws {
    bare = try square(0, at: (0, 0), of: 0, on: 100, width: 40, height: 30)
    reference = try square(10, at: (10, 10), of: 150, on: 100, width: 40, height: 30)
  }

  @Test func identicalPicturesDifferNowhere() throws {
    let comparison = try Comparison(reference, to: reference, bare: bare)
    #expect(comparison.effectError == 0)
    #expect(comparison.background == 0)
    #expect(comparison.mean == 0)
    #expect(comparison.farShare == 0)
  }

  @Test func aMissingEffectGivesOne() throws {
    let comparison = try Comparison(bare, to: reference, bare: bare)
    #expect(comparison.effectError == 1)
    #expect(comparison.background == 0)
    #expect(comparison.mean == 50.0 * 100 / 1200)
    #expect(comparison.farShare == 100.0 / 1200)
  }

  @Test func anEffectShiftedByTwoPixelsIsMeasuredOnBothSides() throws {
    let shifted = try square(10, at: (12, 10), of: 150, on: 100, width: 40, height: 30)
    let comparison = try Comparison(shifted, to: reference, bare: bare)
    #expect(comparison.effectError == 0.4)
    #expect(comparison.background == 0)
  }

  @Test func anEffectShiftedByFivePixelsShowsInTheBackground() throws {
    let shifted = try square(10, at: (15, 10), of: 150, on: 100, width: 40, height: 30)
    let comparison = try Comparison(shifted, to: reference, bare: bare)
    #expect(comparison.effectError == 0.8)
    #expect(comparison.background == 50)
  }

  /// From a single pixel of effect, 3 steps reach 24 others, corners excluded.
  @Test(
    arguments: [
      (3, 0, true), (0, -3, true), (-2, 1, true), (4, 0, false), (2, 2, false), (-3, -1, false),
    ])
  func theEffectReachesThreeStepsFar(x: Int, y: Int, isNear: Bool) throws {
    let reference = try square(1, at: (20, 15), of: 110, on: 100, width: 40, height: 30)
    var pixels = reference
    pixels.bytes[((15 + y) * 40 + 20 + x) * 4 + 1] += 6
    let comparison = try Comparison(pixels, to: reference, bare: bare)
    #expect(comparison.effectError == (isNear ? 0.2 : 0))
    #expect(comparison.background == (isNear ? 0 : 6))
  }

  @Test func theEffectDoesNotReachRoundTheEdges() throws {
    let reference = try square(1, at: (39, 15), of: 110, on: 100, width: 40, height: 30)
    var pixels = reference
    pixels.bytes[16 * 40 * 4] += 6
    pixels.bytes[15 * 40 * 4] += 5
    let comparison = try Comparison(pixels, to: reference, bare: bare)
    #expect(comparison.effectError == 0)
    #expect(comparison.background == 6)
  }

  @Test func aDifferenceOfOneIsNoEffect() throws {
    let reference = try square(10, at: (10, 10), of: 101, on: 100, width: 40, height: 30)
    let comparison = try Comparison(bare, to: reference, bare: bare)
    #expect(comparison.effectError == nil)
    #expect(comparison.background == 1)
  }

  @Test func allEffectLeavesNoBackground() throws {
    let bare = try square(0, at: (0, 0), of: 0, on: 0, width: 40, height: 30)
    let comparison = try Comparison(bare, to: reference, bare: bare)
    #expect(comparison.effectError == 1)
    #expect(comparison.background == 0)
  }

  @Test func rowsAboveTheFirstDoNotCount() throws {
    var pixels = reference
    pixels.bytes[0] = 0
    pixels.bytes[(19 * 40 + 15) * 4] = 140
    let comparison = try Comparison(pixels, to: reference, bare: bare, fromRow: 19)
    #expect(comparison.effectError == 10.0 / 1500)
    #expect(comparison.background == 0)
    #expect(comparison.mean == 10.0 / (11 * 40 * 3))
    #expect(comparison.farShare == 1.0 / (11 * 40))
    let below = try Comparison(pixels, to: reference, bare: bare, fromRow: 20)
    #expect(below.effectError == nil)
    #expect(below.mean == 0)
  }

  @Test func alphaDoesNotCount() throws {
    var pixels = reference
    pixels.bytes[3] = 0
    let comparison = try Comparison(pixels, to: reference, bare: bare)
    #expect(comparison.background == 0)
    #expect(comparison.mean == 0)
  }

  @Test func eightStepsAreNotFarAndNineAre() throws {
    var pixels = reference
    pixels.bytes[0] += 8
    #expect(try Comparison(pixels, to: reference, bare: bare).farShare == 0)
    pixels.bytes[0] += 1
    #expect(try Comparison(pixels, to: reference, bare: bare).farShare == 1.0 / 1200)
  }

  @Test func picturesOfDifferentSizesAreRefused() throws {
    let turned = try square(0, at: (0, 0), of: 0, on: 100, width: 30, height: 40)
    let error = ImageError.sizes(width: 30, height: 40, otherWidth: 40, otherHeight: 30)
    #expect(throws: error) { try Comparison(turned, to: reference, bare: bare) }
    #expect(throws: error) { try Comparison(reference, to: reference, bare: turned) }
    #expect(throws: error) { try Comparison.difference(turned, reference) }
  }

  @Test func theDifferenceIsSixteenTimesAsBrightAndOpaque() throws {
    let a = try #require(Pixels(width: 2, height: 1, bytes: [10, 20, 30, 0, 255, 0, 7, 9]))
    let b = try #require(Pixels(width: 2, height: 1, bytes: [11, 18, 30, 200, 0, 255, 22, 9]))
    #expect(try Comparison.difference(a, b).bytes == [16, 32, 0, 255, 255, 255, 240, 255])
  }

  @Test func rowsOfColourMakeABarePicture() throws {
    let pixels = try #require(Pixels(width: 2, rows: [SIMD3(1, 2, 3), SIMD3(4, 5, 6)]))
    #expect(pixels.bytes == [1, 2, 3, 255, 1, 2, 3, 255, 4, 5, 6, 255, 4, 5, 6, 255])
    #expect(pixels.height == 2)
    #expect(Pixels(width: 0, rows: [SIMD3(1, 2, 3)]) == nil)
    #expect(Pixels(width: 2, rows: []) == nil)
  }

  /// Tests compare many frames in unoptimised builds, so this must stay far from a second.
  @Test func aLargeFrameIsComparedQuickly() throws {
    let row = [UInt8](repeating: 90, count: 960 * 4)
    let bytes = (0..<540).flatMap { $0 % 2 == 0 ? row : row.map { $0 + 40 } }
    let pixels = try #require(Pixels(width: 960, height: 540, bytes: bytes))
    let bare = try #require(Pixels(width: 960, rows: .init(repeating: SIMD3(90, 90, 90), count: 540)))
    let duration = try ContinuousClock().measure { _ = try Comparison(pixels, to: pixels, bare: bare) }
    print("960 × 540 compared in \(duration)")
    #expect(duration < .seconds(2))
  }
}
