import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

/// No more than three flashes in any second, whatever a viewer does, measured on rendered frames.
@MainActor @Suite(.serialized) struct SafetyTests {
  private static let stage = Stage(size: FrameSize(points: 48, 64), density: .factor(0.4), dithers: false)
  private static let storm = WeatherNow(weather: .thunderstorm)

  @Test(arguments: API.allCases)
  func aStormFlashesTwiceInSixSeconds(api: API) throws {
    let player = try Player(api)
    let seconds = api == .gl ? 60 : 12
    try player.play(seconds: seconds) { time in (WeatherShow(SafetyTests.storm), time, SceneTime(600 + time))
    }
    print("\(api.rawValue) storm: \(player.meter.flashes) flashes, \(player.meter.worstSecond) in a second")
    #expect(player.meter.worstSecond == 2)
    #expect(player.meter.flashes == seconds / 3)
  }

  /// Keys for all weathers one after the other, as fast as they can be hit and slower.
  @Test(arguments: [1, 3, 10, 30, 60])
  func hammeringKeysFlashesNoMore(framesBetween: Int) throws {
    let player = try Player(.gl)
    var show = WeatherShow(SafetyTests.storm)
    var key = 0
    try player.play(seconds: 12) { time in
      let frame = Int((time * 60).rounded())
      if frame % framesBetween == 0 {
        // From the brightest to the darkest and back through the storm.
        let order: [Weather] = [.fog, .clearNight, .snow, .thunderstorm, .clearDay, .rain, .cloudy]
        show.change(to: WeatherNow(weather: order[key % order.count]), at: time)
        key += 1
      }
      return (show, time, SceneTime(600 + time))
    }
    print("a key every \(framesBetween) frames: \(player.meter.worstSecond) flashes in a second")
    #expect(player.meter.worstSecond <= 3)
  }

  /// Into the storm and out again, so that lightning adds to the change.
  @Test(arguments: [Weather.fog, Weather.snow, Weather.clearDay], [12, 25])
  func changingInAndOutOfTheStormFlashesNoMore(other: Weather, framesBetween: Int) throws {
    let player = try Player(.gl)
    var show = WeatherShow(SafetyTests.storm)
    try player.play(seconds: 7) { time in
      let frame = Int((time * 60).rounded())
      if frame % framesBetween == 0 {
        let isStorm = frame / framesBetween % 2 == 1
        show.change(to: isStorm ? SafetyTests.storm : WeatherNow(weather: other), at: time)
      }
      return (show, time, SceneTime(600 + time))
    }
    print("\(other.rawValue) and storm, \(framesBetween) frames: \(player.meter.worstSecond) in a second")
    #expect(player.meter.worstSecond <= 3)
  }

  @Test(arguments: [0, 0.25, 3, 20, 100.0])
  func noSpeedFlashesMore(speed: Double) throws {
    let player = try Player(.gl)
    try player.play(seconds: 12) { time in
      (WeatherShow(SafetyTests.storm), time, SceneTime(600 + time, speed: speed))
    }
    print("speed \(speed): \(player.meter.flashes) flashes, \(player.meter.worstSecond) in a second")
    #expect(player.meter.worstSecond == 2)
    #expect(player.meter.flashes == 4)
  }

  /// The scene's time is moved about at random while the lightning's clock runs on.
  @Test func seekingFlashesNoMore() throws {
    let player = try Player(.gl)
    var dice = Dice(seed: 5)
    var offset = 0.0
    try player.play(seconds: 12) { time in
      if dice.roll(4) == 0 { offset = Double(dice.roll(1_000_000)) / 100 }
      var moment = SceneTime(600 + time)
      moment.motion = offset + time
      return (WeatherShow(SafetyTests.storm), time, moment)
    }
    print("seeking: \(player.meter.flashes) flashes, \(player.meter.worstSecond) in a second")
    #expect(player.meter.worstSecond == 2)
  }

  /// The program is started anew again and again, each time at its first second.
  @Test(arguments: [25, 27, 30, 36, 48, 60])
  func restartingFlashesNoMore(framesBetween: Int) throws {
    let player = try Player(.gl)
    try player.play(seconds: 7) { time in
      let frame = Int((time * 60).rounded())
      let since = Double(frame % framesBetween) / 60
      return (WeatherShow(SafetyTests.storm), since, SceneTime(since))
    }
    print("restarted every \(framesBetween) frames: \(player.meter.worstSecond) flashes in a second")
    #expect(player.meter.worstSecond <= 3)
  }

  /// Storms of different strengths are different weathers: both flash while one fades into the other.
  @Test(arguments: [6, 20, 45])
  func twoStormsFlashNoMoreThanOne(framesBetween: Int) throws {
    let player = try Player(.gl)
    var show = WeatherShow(SafetyTests.storm)
    var strength = 1.0
    try player.play(seconds: 12) { time in
      if Int((time * 60).rounded()) % framesBetween == 0 {
        strength = strength == 1 ? 1.5 : 1
        show.change(to: WeatherNow(weather: .thunderstorm, strength: strength), at: time)
      }
      return (show, time, SceneTime(600 + time))
    }
    print(
      "two storms, \(framesBetween) frames: \(player.meter.flashes), \(player.meter.worstSecond) in a second")
    #expect(player.meter.worstSecond == 2)
    #expect(player.meter.flashes == 4)
  }

  @Test func reducedMotionNeverFlashes() throws {
    let player = try Player(.gl)
    var stage = SafetyTests.stage
    stage.reducesMotion = true
    var pictures: [Pixels] = []
    try player.play(seconds: 1, stage) { time in (WeatherShow(SafetyTests.storm), time, SceneTime(600 + time))
    }
    for weather in Weather.allCases {
      for time in [0, 600.49, 600.9] {
        var frame = Frame(size: stage.size)
        WeatherShow(WeatherNow(weather: weather)).write(
          into: &frame, at: 0, moment: SceneTime(time), on: stage)
        pictures.append(try player.easel.picture(frame))
      }
      #expect(pictures.suffix(3).allSatisfy { $0 == pictures.last }, "\(weather.rawValue) moves")
    }
    #expect(player.meter.flashes == 0)
  }

  /// The flash itself, without a sky: white whose alpha is .45 of the schedule's half sine, frame by frame.
  @Test(arguments: API.allCases)
  func aFlashIsNoSharperThanTheHalfSine(api: API) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 48, 64)
    var last = 0
    var most = 0
    for step in 0..<360 {
      let time = 6 * 1e6 + Double(step) / 60
      let lightning = Lightning(time: time)
      let layers = [FadedLayer(.lightning(lightning))]
      let picture = try easel.picture(Frame(size: size, layers: layers, dithers: false))
      // In a corner, away from the bolt.
      let alpha = picture.pixel(0, 63).w
      most = max(most, abs(alpha - last))
      let moment = Double(step) / 60
      let first = moment >= 0.4 && moment < 0.58 ? sine((moment - 0.4) / 0.18) : 0
      let second = moment >= 0.75 && moment < 0.97 ? sine((moment - 0.75) / 0.22) : 0
      #expect(abs(Double(alpha) - 255 * 0.45 * (first + second)) <= 1, "\(moment)")
      last = alpha
    }
    // The half sine of .18 s at its steepest.
    let steepest = 255 * 0.45 * Double.pi / 0.18 / 60
    print("\(api.rawValue): the flash's alpha moves by \(most) steps a frame, \(steepest) allowed")
    #expect(Double(most) <= steepest + 1)
    #expect(most > 20)
  }

  /// sin(π·x) by its product, good to a thousandth: not by what the schedule uses.
  private func sine(_ x: Double) -> Double {
    // Bhaskara's approximation is off by up to .0016, a fifth of a step here.
    16 * x * (1 - x) / (5 - 4 * x * (1 - x))
  }

  /// Plays a show at 60 frames a second into a meter.
  @MainActor private final class Player {
    let easel: Easel
    var meter = FlashMeter()

    init(_ api: API) throws {
      easel = try Easel.of(api)
    }

    func play(
      seconds: Int, _ stage: Stage = SafetyTests.stage, _ next: (Double) -> (WeatherShow, Double, SceneTime)
    ) throws {
      var frame = Frame(size: stage.size)
      for step in 0..<(seconds * 60) {
        let time = Double(step) / 60
        let (show, clock, moment) = next(time)
        show.write(into: &frame, at: clock, moment: moment, on: stage)
        meter.add(try easel.picture(frame), at: time)
      }
    }
  }
}
