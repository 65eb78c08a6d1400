import Scene
import Testing

@Suite struct NoiseTests {
  /// Values worked out with another language's doubles.
  ///
  /// The sine is multiplied by tens of thousands, so a last place of difference becomes 1e-11.
  @Test(
    arguments: [
      (0, Scene.Trait.x, 0.819311730145273), (0, .y, 0.08614778244373156), (1, .x, 0.10468242550996365),
      (7, .size, 0.30334615991523606), (119, .speed, 0.44459363604255486), (1000, .phase, 0.7254962128572515),
      (99_999, .offset, 0.5435402494695154), (42, .extra, 0.8451269781944575),
      (133_539_094, .x, 0.7727870875714871),
    ] as [(Int, Scene.Trait, Double)])
  func theNoiseHasItsValues(index: Int, trait: Scene.Trait, value: Double) {
    #expect(abs(noise(index, trait) - value) < 1e-9)
    #expect(noise(Double(index), trait) == noise(index, trait))
  }

  @Test func theNoiseIsSpreadOverItsRange() {
    var tenths = [Int](repeating: 0, count: 10)
    for index in 0..<10_000 {
      let value = noise(index, .x)
      #expect(value >= 0 && value < 1)
      tenths[min(9, Int(value * 10))] += 1
    }
    #expect(tenths.allSatisfy { (900...1100).contains($0) }, "\(tenths)")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude])
  func anIndexBeyondTheSineGivesNothing(index: Double) {
    #expect(noise(index, .x) == 0)
  }

  @Test func traitsAreNumbered() {
    #expect(
      [Scene.Trait.x, .y, .size, .speed, .phase, .offset, .extra].map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
  }
}

@Suite struct WrapTests {
  @Test(
    arguments: [
      (0, 10, 0), (3, 10, 3), (10, 10, 0), (13, 10, 3), (-3, 10, 7), (-10, 10, 0), (-13, 10, 7), (1e9, 7, 6),
      (0.25, 0.1, 0.05), (-0.25, 1, 0.75),
    ] as [(Double, Double, Double)])
  func aPositionIsBroughtIntoTheTravel(position: Double, travel: Double, result: Double) {
    #expect(abs(wrap(position, travel) - result) < 1e-9)
  }

  @Test(arguments: [0, -0.0, -5, -.infinity, .nan] as [Double])
  func withoutTravelThereIsNowhereToGo(travel: Double) {
    #expect(wrap(7.5, travel) == 0)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func whatIsNotFiniteIsAtTheStart(position: Double) {
    #expect(wrap(position, 10) == 0)
  }

  /// −1e-20 plus 10 is 10 itself, which lies outside.
  @Test(arguments: [-1e-20, -Double.leastNonzeroMagnitude])
  func whatRoundsUpToTheTravelIsAtTheStart(position: Double) {
    #expect(wrap(position, 10) == 0)
  }

  @Test func resultsAlwaysLieWithin() {
    for exponent in stride(from: -1070, through: 1020, by: 11) {
      for sign in [FloatingPointSign.plus, .minus] {
        for travel in [1e-9, 0.3, 1, 904, 1e12] {
          let position = Double(sign: sign, exponent: exponent, significand: 1.37)
          let result = wrap(position, travel)
          #expect(result >= 0 && result < travel, "\(position), \(travel)")
        }
      }
    }
  }
}
