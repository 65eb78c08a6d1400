import Scene
import Testing
import Weather

@Suite struct StageTests {
  @Test(arguments: Weather.allCases, [3.7, 12.48, lateTime])
  func reducedMotionStandsAsAtTheStart(weather: Weather, time: Double) {
    var still = phone
    still.reducesMotion = true
    let standing = frame(weather, at: SceneTime(time), on: still)
    #expect(standing == frame(weather, at: SceneTime(0)))
    #expect(standing != frame(weather, at: SceneTime(time)))
  }

  @Test func reducedMotionShowsNoLightning() {
    var still = phone
    still.reducesMotion = true
    for step in 0..<600 {
      for faded in frame(.thunderstorm, at: SceneTime(Double(step) / 100), on: still).layers {
        if case .lightning = faded.layer { Issue.record("lightning at \(step)") }
      }
    }
  }

  @Test(arguments: [0, 0.5, 3, 100] as [Double])
  func speedMovesEverythingButTheLightning(speed: Double) {
    let moment = SceneTime(60.49, speed: speed)
    #expect(moment.lightning == 60.49)
    #expect(isNear(moment.motion, 60.49 * speed))
    let fast = frame(.thunderstorm, at: moment).layers
    let usual = frame(.thunderstorm, at: SceneTime(60.49)).layers
    let moved = frame(.thunderstorm, at: SceneTime(60.49 * speed)).layers
    #expect(fast.count == 3 && usual.count == 3)
    #expect(fast[1] == usual[1])
    #expect(fast[0] == moved[0] && fast.last == moved.last)
    #expect(frame(.snow, at: moment) == frame(.snow, at: SceneTime(60.49 * speed)))
  }

  @Test(arguments: Weather.allCases)
  func whatStandsAtNoSpeedNeedsNoFramesButForLightning(weather: Weather) {
    let show = WeatherShow(WeatherNow(weather: weather))
    let flashes = weather == .thunderstorm
    #expect((show.framesPerSecond(at: 5, reducesMotion: false, speed: 0) == 0) == !flashes)
    #expect(show.framesPerSecond(at: 5, reducesMotion: false, speed: 0.01) > 0)
    #expect(show.framesPerSecond(at: 5, reducesMotion: true, speed: 1) == 0)
    var changing = show
    changing.change(to: WeatherNow(weather: weather == .fog ? .snow : .fog), at: 5)
    #expect(changing.framesPerSecond(at: 5.5, reducesMotion: false, speed: 0) == 60)
  }

  @Test func aSpeedBeyondNumbersStandsStill() {
    #expect(SceneTime(1e300, speed: 1e300).motion == 0)
    #expect(SceneTime(.infinity, speed: 0).motion == 0)
  }

  @Test func onlyTheSunKnowsDirection() {
    var mirrored = phone
    mirrored.direction = .rightToLeft
    for weather in Weather.allCases {
      let usual = frame(weather, at: SceneTime(12.48))
      let other = frame(weather, at: SceneTime(12.48), on: mirrored)
      guard weather == .clearDay else {
        #expect(usual == other, "\(weather.rawValue)")
        continue
      }
      guard case .sun(var sun)? = usual.layers.first?.layer, case .sun(let there)? = other.layers.first?.layer
      else {
        Issue.record("no sun")
        continue
      }
      // The squares lie equally far from their edges.
      #expect(isNear(there.left, 390 - (sun.left + Sun.side)))
      sun.left = there.left
      #expect(sun == there)
    }
  }

  @Test func skyAndDitherAreTheStages() {
    var stage = phone
    stage.showsSky = false
    stage.dithers = false
    let bare = frame(.fog, at: SceneTime(1), on: stage)
    #expect(bare.sky == nil && !bare.dithers)
    #expect(bare.layers == frame(.fog, at: SceneTime(1)).layers)
    #expect(frame(.fog, at: SceneTime(1)).dithers)
  }
}

@Suite struct DensityTests {
  @Test func aFactorIsAFactor() {
    #expect(Density.factor(2.5).factor(for: size(4000, 3000)) == 2.5)
    #expect(Density.factor(0).factor(for: phoneSize) == 0)
  }

  @Test func automaticIsAsFullAsAPhone() {
    #expect(Density.automatic.factor(for: phoneSize) == 1)
    #expect(Density.automatic.factor(for: size(195, 422)) == 1)
    #expect(isNear(Density.automatic.factor(for: size(780, 844)), 2, 1e-12))
    // Points count, not pixels.
    #expect(Density.automatic.factor(for: size(390, 844, scale: 3)) == 1)
    #expect(isNear(Density.automatic.factor(for: size(3840, 2160)), 25.198687568355815, 1e-12))
  }
}

@Suite struct FrameSizeTests {
  @Test(
    arguments: [
      (390, 844, 1, 390, 844), (195, 422, 2, 390, 844), (100.4, 100.5, 1, 100, 101), (0.5, 0.5, 1, 1, 1),
      (3, 3, 0.5, 2, 2), (1, 1, 8, 8, 8), (333, 211, 0.1, 33, 21), (1_073_741_824, 1, 1, 1_073_741_824, 1),
    ] as [(Double, Double, Double, Int, Int)])
  func pixelsAreRounded(width: Double, height: Double, scale: Double, columns: Int, rows: Int) throws {
    let size = try #require(FrameSize(width: width, height: height, scale: scale))
    #expect(size.pixelWidth == columns && size.pixelHeight == rows)
    #expect(size.width == width && size.height == height && size.scale == scale)
  }

  @Test(
    arguments: [
      (0, 10, 1), (10, 0, 1), (10, 10, 0), (-10, 10, 1), (-10, -10, -1), (10, -10, -1), (0.4, 10, 1),
      (10, 10, 0.01), (.nan, 10, 1), (10, .infinity, 1), (10, 10, .nan), (1e300, 10, 1e300),
      (1_073_741_825, 1, 1), (1, 2_000_000_000, 1),
    ] as [(Double, Double, Double)])
  func whatIsNoSizeIsRefused(width: Double, height: Double, scale: Double) {
    #expect(FrameSize(width: width, height: height, scale: scale) == nil)
  }

  @Test func pixelsMakeASizeOfAsManyPoints() {
    let size = FrameSize(pixelWidth: 30, pixelHeight: -2)
    #expect(size.pixelWidth == 30 && size.pixelHeight == 1 && size.width == 30 && size.scale == 1)
  }
}

@Suite struct PhaseClockTests {
  @Test(
    arguments: [
      (0, 0, 0), (12.85, 0, 12.85), (511.999, 0, 511.999), (512, 512, 0), (1025.5, 1024, 1.5),
      (-1, -512, 511),
      (801_234_567.31, 801_234_432, 135.30999994277954),
    ] as [(Double, Double, Double)])
  func aTimeIsSplit(time: Double, epoch: Double, seconds: Double) {
    let clock = PhaseClock(time)
    #expect(clock.epoch == epoch)
    #expect(clock.seconds == seconds)
  }

  /// Both parts together are the very time, and an epoch is always a multiple of 512.
  @Test func theSplitIsExact() {
    for step in 0..<2000 {
      let time = 8e8 + Double(step) * 17.318_291
      let clock = PhaseClock(time)
      #expect(clock.epoch + clock.seconds == time)
      #expect(clock.epoch.truncatingRemainder(dividingBy: PhaseClock.period) == 0)
      #expect((0..<PhaseClock.period).contains(clock.seconds))
    }
  }

  @Test(arguments: [1e18, 1e300, -1e300, Double.greatestFiniteMagnitude, .infinity, .nan])
  func noTimeLeavesThePeriod(time: Double) {
    let clock = PhaseClock(time)
    #expect((0..<512).contains(clock.seconds))
    #expect((0..<1).contains(clock.turns(frequency: 2.4, offset: 119)))
  }

  /// The phase at the epoch and what the seconds add make the phase at the time.
  @Test func phasesGoOnOverTheEpoch() {
    for frequency in [0.5, 0.8, 1.234, 2.4] {
      let before = PhaseClock(1023.999_999)
      let after = PhaseClock(1024.000_001)
      func turns(_ clock: PhaseClock) -> Double {
        let turns = clock.turns(frequency: frequency, offset: 5) + clock.seconds * frequency / (2 * .pi)
        return turns - turns.rounded(.down)
      }
      let apart = turns(after) - turns(before)
      #expect(isNear(apart, 2e-6 * frequency / (2 * .pi), 1e-9))
    }
  }
}
