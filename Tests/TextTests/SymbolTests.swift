import Glibc
import Scene
import Symbols
import Testing
import Text

/// Every symbol is there, whole, and clear at every size.
@MainActor struct SymbolTests {
  // On one thread: what Pango, cairo and Fontconfig share among typesetters does not bear several at once.
  @Test(arguments: Symbol.allCases, [1, 16, 17, 32, 256])
  func itIsDrawn(symbol: Symbol, side: Int) throws {
    let raster = try #require(SymbolPainter().draw(symbol, side: side))
    #expect(raster.width == side && raster.height == side && !raster.isMask)
    let covered = stride(from: 3, to: raster.bytes.count, by: 4).reduce(0.0) {
      $0 + Double(raster.bytes[$1]) / 255
    }
    let share = covered / Double(side * side)
    #expect(share > 0.15 && share < 0.75, "\(share)")
    // Nothing is cut off: the edge is free but for what fades out.
    if side == 256 { #expect(raster.edge.allSatisfy { $0 == 0 }) }
  }

  /// At 16 pixels each has something that stands out from a dark and from a grey sky.
  @Test(arguments: Symbol.allCases, [SIMD3<Double>(0.05, 0.09, 0.22), [0.41, 0.47, 0.56]])
  func itStandsOut(symbol: Symbol, sky: SIMD3<Double>) throws {
    let side = 16
    var sheet = Sheet(width: side, height: side, sky)
    sheet.lay(SymbolPainter().draw(symbol, side: side), x: 0, y: 0)
    let empty = Sheet(width: 1, height: 1, sky)
    let ground = SymbolTests.luminance(empty.bytes)
    let clear = stride(from: 0, to: sheet.bytes.count, by: 4).filter {
      (SymbolTests.luminance(Array(sheet.bytes[$0..<$0 + 3])) + 0.05) / (ground + 0.05) > 2
    }
    #expect(clear.count >= 25, "\(clear.count) pixels")
  }

  private static func luminance(_ bytes: [UInt8]) -> Double {
    let channels = (0..<3).map { c -> Double in
      let value = Double(bytes[c]) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test func symbolsDiffer() {
    let painter = SymbolPainter()
    let pictures = Set(Symbol.allCases.compactMap { painter.draw($0, side: 16)?.bytes })
    #expect(pictures.count == Symbol.allCases.count)
  }

  @Test func sizesThatAreNoneGiveNothing() {
    let painter = SymbolPainter()
    for side in [Int.min, -1, 0, 100_000, Int.max] { #expect(painter.draw(.sun, side: side) == nil) }
    #expect(SymbolLibrary.drawing("../sun") == nil)
  }
}
