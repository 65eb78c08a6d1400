import Scene
import Testing
import Weather

@Suite struct LightningTests {
  /// Within the first of many repetitions: moment and brightness, strikes including their start, not their end.
  @Test(
    arguments: [
      (0, 0), (0.3999, 0), (0.4, 0), (0.445, 0.7071067811865476), (0.49, 1), (0.5799, 0.0017453283658983088),
      (0.58, 0), (0.6, 0), (0.7499, 0), (0.75, 0), (0.86, 1), (0.915, 0.7071067811865476), (0.97, 0), (3, 0),
      (5.9999, 0),
    ] as [(Double, Double)])
  func theScheduleHasItsMoments(moment: Double, brightness: Double) {
    #expect(isNear(Lightning(time: moment).brightness, brightness, 1e-9))
    #expect(isNear(Lightning(time: 6 + moment).brightness, brightness, 1e-9))
    #expect(isNear(Lightning(time: 801_234_564 + moment).brightness, brightness, 1e-4))
    #expect(isNear(Lightning(time: moment - 12).brightness, brightness, 1e-9))
  }

  @Test func theFlashIsUnderHalf() {
    #expect(Lightning(time: 0.49).flash == 0.45)
    #expect(Lightning(time: 0.2).flash == 0)
    #expect(Lightning.boltThreshold == 0.3)
  }

  @Test(
    arguments: [
      (0, 0), (5.99, 0), (6, 1), (-0.5, -1), (-6, -1), (-6.1, -2), (801_234_567.31, 133_539_094),
    ] as [(Double, Double)])
  func repetitionsAreCounted(time: Double, cycle: Double) {
    #expect(Lightning(time: time).cycle == cycle)
  }

  /// Corners worked out with another language's doubles.
  @Test func theBoltHasItsPath() {
    let path = Lightning(time: 30.5).path(width: 390, height: 844)
    let across = [
      209.59720895306964, 206.99965317313035, 220.78538072180527, 238.48162431525998, 230.29231311078183,
      225.75827766029852, 198.12570664284158, 202.2792712705459, 219.41146199127706, 207.26745084191953,
    ]
    #expect(path.count == 10)
    for (index, point) in path.enumerated() {
      #expect(isNear(point.x, across[index]))
      #expect(isNear(point.y, 54.86 * Double(index)))
    }
  }

  @Test(
    arguments: [
      1e18, 1e300, Double.greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude, .infinity, -.infinity,
      .nan,
    ])
  func noTimeBreaksIt(time: Double) {
    let lightning = Lightning(time: time)
    #expect((0...1).contains(lightning.brightness))
    for point in lightning.path(width: 390, height: 844) {
      #expect(point.x.isFinite && point.y.isFinite)
    }
  }

  /// Two strikes in any 6 s: never more than two rises from dark.
  @Test func neverMoreThanTwoStrikesInSixSeconds() {
    var starts: [Double] = []
    var last = 0.0
    for step in 0..<60_000 {
      let time = Double(step) / 1000
      let brightness = Lightning(time: time).brightness
      if brightness > 0, last == 0 { starts.append(time) }
      last = brightness
    }
    #expect(starts.count == 20)
    for (first, third) in zip(starts, starts.dropFirst(2)) { #expect(third - first > 5.999) }
  }
}
