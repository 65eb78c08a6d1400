import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

/// Changes of weather, and changes of changes, on rendered frames 1/60 s apart.
///
/// What a change does to a picture is seen by holding still what moves by itself: two frames of one moment, a
/// sixtieth of a second of the show's clock apart.
@MainActor @Suite(.serialized) struct ChangeTests {
  private static let stage = Stage(size: FrameSize(points: 60, 100), density: .factor(0.5), dithers: false)
  private static let tick = 1.0 / 60
  /// Rounding to 8 bits before and after, and layers that cross while several fade at once.
  private static let margin = 2

  /// No pixel's channel makes a larger step than it does in some undisturbed change from one weather to
  /// another at the same moment, by a margin of 2 of 255 steps.
  @Test(arguments: [12.85, 30.45, 801_234_567.31])
  func noPixelMovesFasterThanInAnUndisturbedChange(moment: Double) throws {
    let easel = try Easel.of(.gl)
    let allowed = try ChangeTests.undisturbed(at: moment, easel)
    let largest = allowed.max() ?? 0
    var worst = Int.min
    for seed in 1...3 {
      var show = RestlessShow(seed: UInt64(seed))
      worst = max(worst, try over(allowed, easel, moment, steps: 240) { show.advance(ChangeTests.tick) })
    }
    print("moment \(moment): up to \(largest) steps undisturbed, \(worst) more at most when disturbed")
    #expect(largest > 4)
    #expect(worst <= ChangeTests.margin)
  }

  /// A show that begins each change from the colours and layers of the last target does jump, and is caught.
  @Test func aJumpIsCaught() throws {
    let easel = try Easel.of(.gl)
    let allowed = try ChangeTests.undisturbed(at: 12.85, easel)
    var show = RestlessShow(seed: 1, forgets: true)
    let worst = try over(allowed, easel, 12.85, steps: 240) { show.advance(ChangeTests.tick) }
    print("a forgetful show: \(worst) steps more than undisturbed")
    #expect(worst > 10 * ChangeTests.margin)
  }

  /// Everything moves, lightning included, and keys are hit at random.
  ///
  /// At every frame's own moment, the change alone moves no channel by more than the ease curve's steepest
  /// sixtieth of a second, from black to white.
  @Test(arguments: API.allCases)
  func whileEverythingMovesTheChangeStaysGentle(api: API) throws {
    let easel = try Easel.of(api)
    let steepest = (0..<60).map { ease(Double($0 + 1) / 60) - ease(Double($0) / 60) }.max() ?? 0
    let bar = Int((255 * steepest).rounded(.up)) + ChangeTests.margin
    var show = RestlessShow(seed: 7, favourite: .thunderstorm)
    var before = show
    var worst = 0
    for step in 0..<420 {
      show.advance(ChangeTests.tick)
      let moment = SceneTime(60 + Double(step) * ChangeTests.tick)
      let now = try easel.picture(ChangeTests.frame(show.show, show.clock, moment))
      let then = try easel.picture(ChangeTests.frame(before.show, before.clock, moment))
      worst = max(worst, now.largestStep(to: then))
      before = show
    }
    print("\(api.rawValue): a change moves a channel by \(worst) of \(bar)")
    #expect(worst > 2)
    #expect(worst <= bar)
  }

  /// The largest step of each byte in any change from one weather to another, at one moment.
  private static func undisturbed(at moment: Double, _ easel: Easel) throws -> [UInt8] {
    var allowed = [UInt8](repeating: 0, count: stage.size.pixelWidth * stage.size.pixelHeight * 4)
    for from in Weather.allCases {
      for to in Weather.allCases where to != from {
        var show = WeatherShow(WeatherNow(weather: from))
        show.change(to: WeatherNow(weather: to), at: 0)
        // The curve is steepest in the middle, and the same on both sides.
        var last: Pixels?
        for step in 18...42 {
          let picture = try easel.picture(frame(show, Double(step) * tick, SceneTime(moment)))
          last?.raise(&allowed, byStepTo: picture)
          last = picture
        }
      }
    }
    return allowed
  }

  /// By how much a channel's step is larger than allowed, at most.
  private func over(
    _ allowed: [UInt8], _ easel: Easel, _ moment: Double, steps: Int, _ next: () -> (WeatherShow, Double)
  ) throws -> Int {
    var most = [UInt8](repeating: 0, count: allowed.count)
    var last: Pixels?
    for _ in 0..<steps {
      let (show, clock) = next()
      let picture = try easel.picture(ChangeTests.frame(show, clock, SceneTime(moment)))
      last?.raise(&most, byStepTo: picture)
      last = picture
    }
    return zip(most, allowed).map { Int($0) - Int($1) }.max() ?? 0
  }

  private static func frame(_ show: WeatherShow, _ clock: Double, _ moment: SceneTime) -> Frame {
    var frame = Frame(size: stage.size)
    show.write(into: &frame, at: clock, moment: moment, on: stage)
    return frame
  }
}

/// A show whose weather is changed at random, again and again, often during a change.
struct RestlessShow {
  private(set) var show = WeatherShow(WeatherNow(weather: .clearNight))
  private(set) var clock = 0.0
  private var dice: Dice
  private let favourite: Weather?
  private let forgets: Bool

  /// - Parameters:
  ///   - favourite: a weather that every other change goes to.
  ///   - forgets: whether it jumps to a change's end before the next one.
  init(seed: UInt64, favourite: Weather? = nil, forgets: Bool = false) {
    dice = Dice(seed: seed)
    self.favourite = favourite
    self.forgets = forgets
  }

  /// Goes on by some seconds and sometimes changes the weather.
  @discardableResult mutating func advance(_ seconds: Double) -> (WeatherShow, Double) {
    clock += seconds
    // About every tenth of a second, or in bursts at every frame.
    let chance = Int(clock) % 3 == 0 ? 2 : 10
    if dice.roll(chance) == 0 {
      let index = dice.roll(Weather.allCases.count)
      let weather = dice.roll(2) == 0 ? favourite ?? Weather.allCases[index] : Weather.allCases[index]
      if forgets { show = WeatherShow(show.target) }
      show.change(to: WeatherNow(weather: weather), at: clock)
    }
    return (show, clock)
  }
}
