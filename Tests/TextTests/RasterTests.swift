import Scene
import Testing
import Text

/// Shadows keep the light that they are made of.
@MainActor struct RasterTests {
  // On one thread: what Pango, cairo and Fontconfig share among typesetters does not bear several at once.
  @Test(arguments: [1.0, 3, 6.5, 24])
  func blurKeepsTheSumAndSpreadsIt(deviation: Double) {
    let side = 61
    let dot = Raster(
      left: 5, top: -7, width: side, height: side, isMask: true,
      bytes: [UInt8](repeating: 255, count: side * side))
    let blurred = dot.blurred(deviation: deviation)
    let sum = blurred.bytes.reduce(0) { $0 + Int($1) }
    let share = Double(sum) / Double(255 * side * side)
    #expect(abs(share - 1) < 0.02, "\(share)")
    #expect(blurred.left + blurred.width / 2 == 5 + side / 2)
    #expect(blurred.top + blurred.height / 2 == -7 + side / 2)
    #expect(blurred.edge.allSatisfy { $0 <= 1 })
    // At a straight edge half is left; it falls there about as a Gaussian's does.
    let row = blurred.height / 2
    let values = (0..<blurred.width).map { Double(blurred.bytes[row * blurred.width + $0]) / 255 }
    guard deviation < 10 else { return }
    let edge = 5 - blurred.left
    #expect(abs((values[edge] + values[edge - 1]) / 2 - 0.5) < 0.03)
    let slope = values[edge] - values[edge - 1]
    #expect(abs(slope - 0.399 / deviation) < 0.18 * 0.399 / deviation + 0.004, "\(slope)")
  }

  @Test func noBlurIsNoChange() {
    let dot = Raster(left: 0, top: 0, width: 1, height: 1, isMask: true, bytes: [9])
    for deviation in [0, -1, Double.nan, .infinity, 1e9] { #expect(dot.blurred(deviation: deviation) == dot) }
  }
}
