import Pacing
import Testing

@Suite struct ResolutionTests {
  /// Draws for some seconds at 60 frames a second; a frame costs so many seconds at full resolution.
  private func play(_ resolution: inout Resolution, from start: Double, seconds: Double, cost: Double)
    -> [Double]
  {
    let interval = 1.0 / 60
    var seen: [Double] = []
    for frame in 0..<Int(seconds * 60) {
      let now = start + Double(frame) * interval
      let scaled = cost * resolution.scale * resolution.scale
      resolution.note(at: now, cost: scaled, interval: interval, late: scaled > interval)
      if seen.last != resolution.scale { seen.append(resolution.scale) }
    }
    return seen
  }

  @Test func `frames in time keep the full resolution`() {
    var resolution = Resolution()
    #expect(play(&resolution, from: 0, seconds: 60, cost: 0.015) == [1])
  }

  @Test func `late frames lower it step by step, a second each, until they are in time`() {
    var resolution = Resolution()
    #expect(play(&resolution, from: 0, seconds: 0.9, cost: 0.04) == [1])
    #expect(play(&resolution, from: 0.9, seconds: 3, cost: 0.04).last == 0.5)
  }

  @Test func `it never goes under a quarter`() {
    var resolution = Resolution()
    #expect(play(&resolution, from: 0, seconds: 30, cost: 10).last == 0.25)
  }

  @Test func `room for ten seconds raises it again, and not before`() {
    var resolution = Resolution()
    _ = play(&resolution, from: 0, seconds: 5, cost: 0.04)
    #expect(resolution.scale == 0.5)
    #expect(play(&resolution, from: 5, seconds: 9.5, cost: 0.004).last == 0.5)
    #expect(play(&resolution, from: 14.5, seconds: 15, cost: 0.004).last == 1)
  }

  @Test func `a cost between two steps does not make it flicker`() {
    // At three quarters in time, at the full resolution not: a try now and then, ever more seldom.
    var resolution = Resolution()
    let seen = play(&resolution, from: 0, seconds: 3600, cost: 0.019)
    #expect(seen.count < 4)
  }

  @Test func `where the guess is wrong, tries grow ever rarer`() {
    // Here a picture costs the same at any resolution above a half, so that every step up fails.
    var resolution = Resolution()
    var changes = 0
    var last = resolution.scale
    let interval = 1.0 / 60
    for frame in 0..<(3600 * 60) {
      let cost = resolution.scale > 0.5 ? 0.02 : 0.004
      resolution.note(at: Double(frame) * interval, cost: cost, interval: interval, late: cost > interval)
      if resolution.scale != last { changes += 1 }
      last = resolution.scale
    }
    #expect(changes < 24)
  }

  @Test func `a rest is no lateness`() {
    var resolution = Resolution()
    for hour in 0..<50 {
      resolution.note(at: Double(hour) * 3600, cost: 0.001, interval: 1.0 / 60, late: true)
    }
    #expect(resolution.scale == 1)
  }

  @Test func `odd values are left out`() {
    var resolution = Resolution()
    resolution.note(at: .nan, cost: 1, interval: 1, late: true)
    resolution.note(at: 0, cost: .infinity, interval: 1, late: true)
    resolution.note(at: 0, cost: 1, interval: 0, late: true)
    #expect(resolution == Resolution())
  }
}
