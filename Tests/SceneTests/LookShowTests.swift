import Scene
import Testing
import Weather

struct LookShowTests {
  private static let stage = Stage(size: FrameSize(pixelWidth: 390, pixelHeight: 844))
  private static let rain = WeatherNow(weather: .rain)
  private static let fog = WeatherNow(weather: .fog)
  private static let veiled = Look(.weather(rain), veil: Veil(.white, opacity: 0.5), speed: 2)

  private static func frame(_ show: LookShow, at clock: Double) -> Frame {
    var frame = Frame(size: FrameSize(pixelWidth: 1, pixelHeight: 1))
    show.write(into: &frame, at: clock, moment: SceneTime(7.3), on: stage)
    return frame
  }

  private static func frame(_ look: Look) -> Frame {
    var frame = Frame(size: FrameSize(pixelWidth: 1, pixelHeight: 1))
    look.write(into: &frame, at: SceneTime(7.3), on: stage)
    return frame
  }

  @Test func `it shows its look, whatever that is`() {
    let looks = [
      GradientName.warm.look, GradientName.vivid.look, Look(.snowfall(color: .white), speed: 3), Self.veiled,
    ]
    for look in looks {
      #expect(Self.frame(LookShow(look, overWeathers: Look(look.background)), at: 3) == Self.frame(look))
    }
  }

  @Test func `a weather fades to another one under what lies over both`() {
    var show = LookShow(Self.veiled, overWeathers: Look(.weather(Self.fog)))
    show.change(to: Self.fog, at: 0)
    #expect(show.isChanging(at: 0.5) && !show.isChanging(at: 1))
    #expect(Self.frame(show, at: 0).sky == Weather.rain.sky)
    let half = Self.frame(show, at: 0.5)
    #expect(half.layers.count > 2 && half.veil == Self.veiled.veil)
    #expect(Self.frame(show, at: 1) == Self.frame(Look(.weather(Self.fog), veil: Self.veiled.veil, speed: 2)))
    #expect(show.weather == Self.fog && show.look.background == .weather(Self.fog))
  }

  @Test func `anything else gives way to a weather with what belongs over that`() {
    var show = LookShow(GradientName.vivid.look, overWeathers: Self.veiled)
    #expect(show.weather == nil)
    show.change(to: Self.fog, at: 5)
    #expect(!show.isChanging(at: 5))
    #expect(Self.frame(show, at: 5) == Self.frame(Look(.weather(Self.fog), veil: Self.veiled.veil, speed: 2)))
  }

  @Test func `frames come while something moves`() {
    func rate(_ look: Look, _ time: Double, reduced: Bool = false) -> Int {
      LookShow(look, overWeathers: look).framesPerSecond(
        at: 9, moment: SceneTime(time), reducesMotion: reduced)
    }
    let warm = GradientName.warm.look
    #expect(rate(warm, 1) == 0 && rate(warm, 2.5) == 60 && rate(warm, 3.8) == 0 && rate(warm, 4) == 60)
    #expect(rate(warm, 2.5, reduced: true) == 0)
    #expect(warm.rest(at: SceneTime(1)) == 1 && warm.rest(at: SceneTime(2.5)) == 0)
    var slow = warm
    slow.speed = 0.5
    #expect(rate(slow, 2.5) == 0 && slow.rest(at: SceneTime(2.5)) == 1.5)
    slow.speed = 0
    #expect(rate(slow, 2.5) == 0 && slow.rest(at: SceneTime(2.5)) == .infinity)
    #expect(rate(Look(.snowfall(color: .white)), 0) == 60)
    #expect(rate(Look(.snowfall(color: .white), speed: 0), 0) == 0)
    #expect(rate(Look(.snowfall(color: .white)), 0, reduced: true) == 0)
    #expect(rate(Self.veiled, 0) == 60 && rate(Self.veiled, 0, reduced: true) == 0)
  }
}
