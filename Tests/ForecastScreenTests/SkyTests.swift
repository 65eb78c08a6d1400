import ForecastScreen
import Scene
import Testing
import Weather

struct ScreenSkyTests {
  @Test func `every night has the same gradient, and days have their own`() {
    let nights = Set(Condition.allCases.map { "\(ScreenSky($0, daylight: false).colors)" })
    #expect(nights.count == 1)
    #expect(
      ScreenSky(.fog, daylight: false).colors
        == SkyColors(top: [0.03, 0.05, 0.16], bottom: [0.13, 0.17, 0.36]))
    let days = Set(Condition.allCases.map { "\(ScreenSky($0, daylight: true).colors)" })
    #expect(days.count == Condition.allCases.count - 1)
    #expect(
      ScreenSky(.snow, daylight: true).colors
        == SkyColors(top: [0.24, 0.32, 0.45], bottom: [0.58, 0.66, 0.78]))
  }

  @Test func `rain, storms and snow fall, by day and night`() {
    for daylight in [true, false] {
      let falling = Condition.allCases.map { ScreenSky($0, daylight: daylight).falling }
      #expect(
        falling == [
          nil, nil, nil, Falling(.rain, count: 90), Falling(.snow, count: 70), Falling(.rain, count: 140),
          nil,
        ])
    }
  }

  @Test func `what falls has its speed, begins above the frame and comes round again`() {
    let rain = Falling(.rain, count: 90)
    #expect(rain.falls(time: 0.1, height: 844) == SIMD2(31, 62))
    #expect(Falling(.snow, count: 70).falls(time: 2, height: 844) == SIMD2(45, 90))
    for kind in [Falling.Kind.rain, .snow] {
      let falling = Falling(kind, count: 140)
      for time in [0, 0.7, 1e6, 8e8, 1e300, .nan] {
        for index in 0..<140 {
          let place = falling.position(index, time: time, width: 390, height: 844)
          #expect((-20..<864).contains(place.y))
          #expect((-20...410).contains(place.x) || !time.isFinite)
        }
      }
    }
    // Near ones fall twice as far.
    let (far, near) = (1, 3)
    func moved(_ index: Int) -> Double {
      rain.position(index, time: 0.01, width: 390, height: 844).y
        - rain.position(index, time: 0, width: 390, height: 844).y
    }
    #expect(abs(moved(far) - 3.1) < 1e-9 && abs(moved(near) - 6.2) < 1e-9)
    #expect(Falling.isNear(3) && !Falling.isNear(1))
    #expect((1.2...3).contains(Falling.radius(0)) && (0.6...1.5).contains(Falling.radius(1)))
  }

  @Test func `a change takes four fifths of a second`() {
    var show = ScreenSkyShow(ScreenSky(.clear, daylight: true))
    let (clear, rain) = (ScreenSky(.clear, daylight: true), ScreenSky(.rain, daylight: true))
    #expect(show.framesPerSecond(at: 0, reducesMotion: false) == 0)
    show.change(to: rain, at: 10)
    #expect(show.colors(at: 10) == clear.colors && show.falling(at: 10).isEmpty)
    let distance = show.colors(at: 10.4).top - clear.colors.mixed(with: rain.colors, 0.5).top
    #expect((distance * distance).sum() < 1e-24)
    #expect(show.falling(at: 10.4).count == 1)
    #expect(show.falling(at: 10.4).allSatisfy { abs($0.fade - 0.5) < 1e-12 })
    #expect(show.isChanging(at: 10.79) && !show.isChanging(at: 10.8))
    #expect(show.colors(at: 10.8) == rain.colors && show.falling(at: 10.8).map(\.fade) == [1])
    #expect(show.framesPerSecond(at: 11, reducesMotion: false) == 60)
    #expect(show.framesPerSecond(at: 11, reducesMotion: true) == 0)
    #expect(show.framesPerSecond(at: 10.5, reducesMotion: true) == 60)
  }

  @Test func `no sequence of changes jumps`() {
    let skies = Condition.allCases.flatMap {
      [ScreenSky($0, daylight: true), ScreenSky($0, daylight: false)]
    }
    var show = ScreenSkyShow(skies[0])
    func fades(_ show: ScreenSkyShow, _ clock: Double) -> [Double] {
      [Falling(.rain, count: 90), Falling(.rain, count: 140), Falling(.snow, count: 70)].map { kind in
        show.falling(at: clock).first { $0.falling == kind }?.fade ?? 0
      }
    }
    var clock = 0.0
    for step in 0..<400 {
      let before = (show.colors(at: clock), fades(show, clock))
      show.change(to: skies[(step * 11) % skies.count], at: clock)
      #expect(fades(show, clock) == before.1)
      let (top, bottom) = (
        show.colors(at: clock).top - before.0.top, show.colors(at: clock).bottom - before.0.bottom
      )
      #expect((top * top).sum() + (bottom * bottom).sum() < 1e-24)
      // Undisturbed, no step of a sixtieth is over a twenty-fifth of the way.
      let next = fades(show, clock + 1.0 / 60)
      #expect(zip(next, before.1).allSatisfy { abs($0 - $1) < 0.04 })
      clock += [0.01, 0.1, 0.33, 1][step % 4]
    }
    #expect(show.falling(at: clock + 1).count <= 1)
  }
}
