import Scene
import Testing
import Weather

@Suite struct WeatherShowTests {
  @Test func aShowStandsAtItsWeather() {
    let show = WeatherShow(now(.rain))
    #expect(show.target == now(.rain))
    #expect(!show.isChanging(at: 0))
    #expect(fades(show, 0) == [.rain: 1])
    #expect(sky(show, 0) == Weather.rain.sky)
  }

  @Test func aChangeTakesASecondAndIsEased() {
    var show = WeatherShow(now(.fog))
    show.change(to: now(.snow), at: 10)
    #expect(show.target == now(.snow))
    #expect(show.isChanging(at: 10) && show.isChanging(at: 10.999) && !show.isChanging(at: 11))
    #expect(fades(show, 10) == [.fog: 1])
    let quarter = fades(show, 10.25)
    #expect(isNear(quarter[.snow] ?? 0, 0.12916193104731982, 1e-12))
    #expect(isNear(quarter[.fog] ?? 0, 1 - 0.12916193104731982, 1e-12))
    #expect(fades(show, 10.5) == [.fog: 0.5, .snow: 0.5])
    #expect(fades(show, 11) == [.snow: 1])
    #expect(fades(show, 1e9) == [.snow: 1])
    let middle = sky(show, 10.5)
    #expect(isNear(middle.top.x, (0.46 + 0.36) / 2) && isNear(middle.bottom.z, (0.75 + 0.85) / 2))
    #expect(sky(show, 11) == Weather.snow.sky)
  }

  /// The old weather lies below the new one.
  @Test func theNewWeatherIsOnTop() {
    var show = WeatherShow(now(.fog))
    show.change(to: now(.snow), at: 0)
    #expect(order(show, 0.5) == [.fog, .snow])
    var back = WeatherShow(now(.snow))
    back.change(to: now(.fog), at: 0)
    #expect(order(back, 0.5) == [.snow, .fog])
  }

  @Test func aWeatherThatIsStillSeenKeepsItsPlace() {
    var show = WeatherShow(now(.fog))
    show.change(to: now(.snow), at: 0)
    show.change(to: now(.rain), at: 0.5)
    let before = fades(show, 0.7)
    show.change(to: now(.fog), at: 0.7)
    #expect(order(show, 0.7) == [.fog, .snow, .rain])
    #expect(show.target == now(.fog))
    for (weather, fade) in before { #expect(isNear(fades(show, 0.7)[weather] ?? 0, fade, 1e-12)) }
    #expect(fades(show, 1.7) == [.fog: 1])
    #expect(order(show, 1.7) == [.fog])
  }

  @Test func askingForTheTargetAgainChangesNothing() {
    var show = WeatherShow(now(.fog))
    show.change(to: now(.snow), at: 0)
    let before = show
    show.change(to: now(.snow), at: 0.6)
    #expect(show == before)
    var standing = WeatherShow(now(.fog))
    standing.change(to: now(.fog), at: 5)
    #expect(!standing.isChanging(at: 5))
  }

  /// Seeded hammering: at the moment of every change nothing on screen moves, and fades always sum to 1.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func noChangeJumps(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func roll(_ sides: UInt64) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % sides)
    }
    var show = WeatherShow(now(.clearDay))
    var clock = 100.0
    for _ in 0..<200 {
      clock += Double(roll(70)) / 60
      let fadesBefore = fades(show, clock)
      let skyBefore = sky(show, clock)
      let target = Weather.allCases[roll(7)]
      show.change(to: now(target), at: clock)
      #expect(show.target == now(target))
      let fadesAfter = fades(show, clock)
      for weather in Weather.allCases {
        #expect(isNear(fadesBefore[weather] ?? 0, fadesAfter[weather] ?? 0, 1e-12))
      }
      let skyAfter = sky(show, clock)
      #expect(isNear((skyAfter.top - skyBefore.top).max(), 0, 1e-12))
      #expect(isNear((skyAfter.bottom - skyBefore.bottom).min(), 0, 1e-12))
      for part in [0, 0.1, 0.4, 0.9, 1.5] {
        let fades = fades(show, clock + part)
        #expect(isNear(fades.values.reduce(0, +), 1, 1e-9))
        #expect(fades.values.allSatisfy { $0 > 0 && $0 <= 1 })
      }
    }
  }

  @Test func aThousandRapidChangesStayBounded() {
    var show = WeatherShow(now(.clearDay))
    var frame = Frame(size: phoneSize)
    for step in 0..<1000 {
      let clock = Double(step) / 60
      show.change(to: now(Weather.allCases[(step * 3 + 1) % 7]), at: clock)
      show.write(into: &frame, at: clock + 1.0 / 120, moment: SceneTime(0.49), on: phone)
      // Each weather at most once: ten layers with the lightning.
      #expect(frame.layers.count <= 10)
    }
    show.write(into: &frame, at: 1e6, moment: SceneTime(0.2), on: phone)
    #expect(frame.layers.count <= 2)
    #expect(frame.sky == show.target.weather.sky)
  }

  /// The clock of a change runs while scenes stand still.
  @Test func reducedMotionFadesAllTheSame() {
    var stage = phone
    stage.reducesMotion = true
    var show = WeatherShow(now(.fog))
    show.change(to: now(.snow), at: 0)
    #expect(fades(show, 0.5, on: stage) == [.fog: 0.5, .snow: 0.5])
    #expect(show.framesPerSecond(at: 0.5, reducesMotion: true) == 60)
    #expect(show.framesPerSecond(at: 1, reducesMotion: true) == 0)
  }

  @Test func theTargetSetsThePace() {
    var show = WeatherShow(now(.fog))
    #expect(show.framesPerSecond(at: 0, reducesMotion: false) == 30)
    show.change(to: now(.rain), at: 3)
    #expect(show.framesPerSecond(at: 3.2, reducesMotion: false) == 60)
    #expect(show.framesPerSecond(at: 5, reducesMotion: false) == 60)
    show.change(to: now(.fog), at: 6)
    #expect(show.framesPerSecond(at: 7, reducesMotion: false) == 30)
  }

  /// A weather of another strength or with light clouds is another weather.
  @Test func strengthsFadeIntoEachOther() {
    var show = WeatherShow(now(.snow))
    show.change(to: WeatherNow(weather: .snow, strength: 2), at: 0)
    var frame = Frame(size: phoneSize)
    show.write(into: &frame, at: 0.5, moment: SceneTime(0), on: phone)
    #expect(frame.layers.map(\.fade) == [0.5, 0.5])
    #expect(frame.sky == Weather.snow.sky)
  }

  private func now(_ weather: Weather) -> WeatherNow { WeatherNow(weather: weather) }

  private func sky(_ show: WeatherShow, _ clock: Double) -> SkyColors {
    var frame = Frame(size: phoneSize)
    show.write(into: &frame, at: clock, moment: SceneTime(0), on: phone)
    return frame.sky ?? SkyColors(top: .zero, bottom: .zero)
  }

  /// The weathers from the bottom to the top, told by their layers.
  private func order(_ show: WeatherShow, _ clock: Double) -> [Weather] {
    layers(show, clock, phone).map(\.0)
  }

  private func fades(_ show: WeatherShow, _ clock: Double, on stage: Stage = phone) -> [Weather: Double] {
    Dictionary(layers(show, clock, stage)) { first, second in first + second }
  }

  private func layers(_ show: WeatherShow, _ clock: Double, _ stage: Stage) -> [(Weather, Double)] {
    var frame = Frame(size: phoneSize)
    show.write(into: &frame, at: clock, moment: SceneTime(0), on: stage)
    return frame.layers.compactMap { faded in
      switch faded.layer {
      case .sun: (.clearDay, faded.fade)
      case .stars: (.clearNight, faded.fade)
      case .snow: (.snow, faded.fade)
      case .fog: (.fog, faded.fade)
      case .clouds(let clouds):
        (clouds.grey == 0 ? .thunderstorm : clouds.alpha == 0.5 ? .cloudy : .rain, faded.fade)
      case .rain, .lightning, .snowfall: nil
      }
    }
  }
}

@Suite struct CrowdedShowTests {
  @Test func manyStrengthsInQuickSuccessionStayFew() {
    var show = WeatherShow(WeatherNow(weather: .rain))
    var frame = Frame(size: FrameSize(pixelWidth: 64, pixelHeight: 64))
    var most = 0
    for step in 1...2000 {
      let clock = Double(step) / 60
      show.change(to: WeatherNow(weather: .rain, strength: 1 + Double(step)), at: clock)
      show.write(into: &frame, at: clock, moment: SceneTime(0), on: Stage(size: frame.size))
      most = max(most, frame.layers.count)
    }
    // Clouds and rain each; a change every frame leaves each weather next to nothing.
    #expect(most <= 2 * 20)
  }
}
