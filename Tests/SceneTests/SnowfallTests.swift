import Glibc
import Scene
import Testing

struct SnowfallTests {
  @Test func `flakes are those of the definition`() {
    func raw(_ seed: Int, _ trait: Double) -> Double {
      let value = sin(127.1 * Double(seed) + 311.7 * trait) * 43758.5453
      return value - value.rounded(.down)
    }
    for (depth, smallest, largest) in [(0, 0.8, 1.5), (1, 1.8, 3.0), (2, 3.5, 6.0)] {
      for index in [0, 1, 17, 999, 5000] {
        let flake = Snowfall.Flake(index, depth: depth)
        let seed = 1000 * depth + index
        #expect(flake.y == raw(seed, 1) && flake.x == raw(seed, 5))
        #expect(flake.frequency == 0.5 + raw(seed, 2) && flake.phase == 2 * .pi * raw(seed, 3))
        #expect(flake.radius == smallest + raw(seed, 4) * (largest - smallest))
      }
    }
  }

  @Test(arguments: [
    (1.0, 110, 60, 18), (0, 0, 0, 0), (2.5, 275, 150, 45), (0.05, 5, 3, 0), (1000, 110_000, 60_000, 18_000),
  ])
  func `density multiplies every depth's count, rounded down`(
    density: Double, far: Int, middle: Int, near: Int
  ) {
    let snowfall = Snowfall(color: .white, time: 0, height: 844, density: density)
    #expect(snowfall.counts == [far, middle, near, 0])
  }

  @Test func `a depth falls at its own speed over its own travel`() {
    let snowfall = Snowfall(color: .white, time: 12.85, height: 844, density: 1)
    #expect(abs(snowfall.falls[0] - 12.85 * 26) < 1e-9)
    #expect(abs(snowfall.falls[1] - 12.85 * 55) < 1e-9)
    #expect(abs(snowfall.falls[2] - (12.85 * 105 - 868)) < 1e-9)
  }

  @Test(arguments: [0.0, -5, 801_234_567.31, 1e300, -1e300, .nan, .infinity])
  func `any time is a picture`(time: Double) {
    let snowfall = Snowfall(color: .white, time: time, height: 844, density: 1)
    for depth in 0..<3 { #expect((0..<868).contains(snowfall.falls[depth])) }
  }
}
