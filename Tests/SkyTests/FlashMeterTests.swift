import Image
import Testing

@Suite struct FlashMeterTests {
  @Test func aStroboscopeIsCaught() throws {
    // On and off four times a second, from a dark to a middle grey.
    let meter = try metered(seconds: 3) { time in Int(time * 8) % 2 == 0 ? 40 : 130 }
    #expect(meter.worstSecond == 4)
    #expect(meter.flashes >= 11)
  }

  @Test(arguments: [(2.0, 2), (3.0, 3), (5.0, 5), (15.0, 15)])
  func flashesAreCounted(rate: Double, count: Int) throws {
    let meter = try metered(seconds: 4) { time in
      (time * 2 * rate + 1e-6).rounded(.down).remainder(dividingBy: 2) == 0 ? 10 : 220
    }
    #expect(meter.worstSecond == count)
  }

  @Test func softFlashesCountAsWell() throws {
    // A triangle, five times a second.
    let meter = try metered(seconds: 3) { time in 40 + 180 * abs((time * 5 - (time * 5).rounded()) * 2) }
    #expect(meter.worstSecond >= 4)
  }

  @Test func aFlashInOnePartOfThePictureCounts() throws {
    var meter = FlashMeter()
    for step in 0..<120 {
      var bytes = [UInt8](repeating: 30, count: 30 * 40 * 4)
      if step / 6 % 2 == 0 {
        for y in 0..<10 { for x in 0..<40 { bytes[(y * 30 + x % 10) * 4 + x % 3] = 240 } }
      }
      meter.add(try #require(Pixels(width: 30, height: 40, bytes: bytes)), at: Double(step) / 60)
    }
    #expect(meter.worstSecond == 5)
  }

  @Test func smallChangesAndBrightOnesDoNotCount() throws {
    // Luminances of .0137 and .1046, then of .807 and 1.
    let small = try metered(seconds: 2) { time in Int(time * 10) % 2 == 0 ? 31 : 91 }
    #expect(small.flashes == 0)
    let bright = try metered(seconds: 2) { time in Int(time * 10) % 2 == 0 ? 232 : 255 }
    #expect(bright.flashes == 0)
    let both = try metered(seconds: 2) { time in Int(time * 10) % 2 == 0 ? 230 : 255 }
    #expect(both.flashes > 0)
  }

  @Test func goingOneWayIsNoFlash() throws {
    let meter = try metered(seconds: 2) { time in time * 120 }
    #expect(meter.flashes == 0)
  }

  private func metered(seconds: Int, _ grey: (Double) -> Double) throws -> FlashMeter {
    var meter = FlashMeter()
    for step in 0..<(seconds * 60) {
      let time = Double(step) / 60
      let value = UInt8(min(255, max(0, grey(time).rounded())))
      let bytes = [UInt8](repeating: value, count: 6 * 8 * 4)
      meter.add(try #require(Pixels(width: 6, height: 8, bytes: bytes)), at: time)
    }
    return meter
  }
}
