import Scene
import Testing
import Weather

struct LookTests {
  static let stage = Stage(size: FrameSize(pixelWidth: 390, pixelHeight: 844))

  static func frame(_ look: Look, at time: Double, on stage: Stage = stage) -> Frame {
    var frame = Frame(size: FrameSize(pixelWidth: 1, pixelHeight: 1))
    look.write(into: &frame, at: SceneTime(time), on: stage)
    return frame
  }

  @Test(arguments: Weather.allCases)
  func `a weather's look is what its show shows`(weather: Weather) {
    var shown = Frame(size: Self.stage.size)
    let now = WeatherNow(weather: weather)
    WeatherShow(now).write(into: &shown, at: 0, moment: SceneTime(12.85), on: Self.stage)
    #expect(Self.frame(Look(.weather(now)), at: 12.85) == shown)
  }

  @Test func `reduced motion stands as at the start`() {
    var still = Self.stage
    still.reducesMotion = true
    for look in [GradientName.warm.look, GradientName.vivid.look, Look(.snowfall(color: .white))] {
      #expect(Self.frame(look, at: 41.7, on: still) == Self.frame(look, at: 0))
      #expect(Self.frame(look, at: 41.7) != Self.frame(look, at: 0))
    }
  }

  @Test func `direction and density change nothing about a gradient`() {
    var other = Self.stage
    other.direction = .rightToLeft
    other.density = .factor(7)
    #expect(Self.frame(GradientName.warm.look, at: 7, on: other) == Self.frame(GradientName.warm.look, at: 7))
  }

  @Test func `a look's own speed multiplies the one asked for`() {
    let twice = Look(.snowfall(color: .white), speed: 2)
    #expect(Self.frame(twice, at: 3.5) == Self.frame(Look(.snowfall(color: .white)), at: 7))
    #expect(Self.frame(Look(.snowfall(color: .white), speed: 100), at: 1e307).layers.count == 1)
  }

  @Test func `a frame used again holds nothing of the last look`() {
    var frame = Self.frame(
      Look(
        .weather(WeatherNow(weather: .rain)), veil: Veil(.black),
        materials: [Material(.thin), Material(.thick)]),
      at: 3)
    let plain = GradientName.purple.look
    plain.write(into: &frame, at: SceneTime(3), on: Self.stage)
    #expect(frame == Self.frame(plain, at: 3))
  }

  @Test func `without its sky a snowfall lies on nothing, and a gradient hides nothing around it`() {
    var bare = Self.stage
    bare.showsSky = false
    let snowfall = Self.frame(Look(.snowfall(color: .white)), at: 1, on: bare)
    #expect(snowfall.sky == nil && !snowfall.isOpaque)
    #expect(Self.frame(Look(.snowfall(color: .white)), at: 1).sky == Background.snowfallSky)
    #expect(!Self.frame(GradientName.warm.look, at: 1, on: bare).isOpaque)
    #expect(Self.frame(GradientName.warm.look, at: 1).isOpaque)
  }

  @Test func `a display rests when nothing moves`() {
    #expect(Background.snowfall(color: .white).framesPerSecond(reducesMotion: true) == 0)
    #expect(Background.snowfall(color: .white).framesPerSecond(reducesMotion: false) == 60)
    var gradient = MovingGradientTests.gradient()
    #expect(Background.gradient(gradient).framesPerSecond(reducesMotion: false) == 60)
    gradient.points = [[0.1, 0.1], [0.1, 0.1]]
    #expect(Background.gradient(gradient).framesPerSecond(reducesMotion: false) == 0)
  }
}
