import Scene
import Testing
import Weather

/// Layers against numbers worked out with exact fractions.
@Suite struct LayerTests {
  @Test func rainFallsAsFarAsItShould() {
    let early = Rain(drops: 110, time: 12.85, height: 844, density: 1)
    #expect(isNear(early.falls.x, 877) && isNear(early.falls.y, 859))
    #expect(isNear(early.splashTurn, 0.56))
    let late = Rain(drops: 110, time: lateTime, height: 844, density: 1)
    #expect(isNear(late.falls.x, 78.199975967, 2e-4) && isNear(late.falls.y, 732.99995996, 2e-4))
    #expect(isNear(late.splashTurn, 0.6959999))
  }

  @Test func snowFallsAsFarAsItShould() {
    let early = Snow(time: 12.85, height: 844, density: 1)
    #expect(isNear(early.falls.x, 321.25) && isNear(early.falls.y, 642.5))
    let late = Snow(time: lateTime, height: 844, density: 1)
    #expect(isNear(late.falls.x, 502.7499985695, 1e-5) && isNear(late.falls.y, 141.499997137, 1e-5))
  }

  @Test func flakesHaveTheirTraits() {
    let far = Snow.Flake(1)
    #expect(isNear(far.radius, 0.9726639041058661) && isNear(far.frequency, 0.9479336472213618))
    #expect(isNear(far.phase, 1.2954257839579046))
    #expect(isNear(Snow.Flake(3).radius, 2.318194157365542))
    #expect(Snow.Style.weather.depths == [0.5, 1] && Snow.Style.weather.alphas == [0.55, 0.9])
    #expect(Rain.Style.weather.depths == [0.6, 1] && Rain.Style.weather.alphas == [0.22, 0.5])
  }

  @Test func starsHaveTheirTraits() {
    let star = Stars.Star(7)
    #expect(isNear(star.x, 0.9178549937641947) && isNear(star.y, 0.5121051594891469))
    #expect(isNear(star.radius, 0.8943500078898069) && isNear(star.frequency, 0.9067715011449764))
    #expect(star.phase == 7)
  }

  @Test func cloudsDrift() {
    let early = Clouds(grey: 1, alpha: 0.5, time: 12.85, width: 390)
    #expect(isNear(early.lefts[0], 358.909992037647) && isNear(early.lefts[1], -80.680322697117))
    #expect(isNear(early.lefts[2], -216.420651912439))
    let late = Clouds(grey: 1, alpha: 0.5, time: lateTime, width: 390)
    #expect(isNear(late.lefts[0], 48.58999157988) && isNear(late.lefts[1], -106.780323555))
    #expect(isNear(late.lefts[2], 41.6993468287))
    #expect(isNear(Clouds.top(4, height: 844), 164.86654191498062))
    let ellipse = Clouds.ellipses(2, width: 390)[3]
    #expect(isNear(ellipse.x, 266.1373840073655) && isNear(ellipse.y, 48.06325762229531))
    #expect(isNear(ellipse.radiusX, 76.5973840073655) && isNear(ellipse.radiusY, 32.170901283093514))
  }

  @Test func fogDriftsBothWays() {
    let early = Fog(time: 12.85, width: 390)
    #expect(isNear(early.lefts[0], 271.032094367307) && isNear(early.lefts[1], -607.802020532897))
    let late = Fog(time: lateTime, width: 390)
    #expect(isNear(late.lefts[0], -10.667905918795) && isNear(late.lefts[1], -619.022020132354))
    let band = Fog.ellipse(width: 390, height: 844)
    #expect(isNear(band.x, 312) && isNear(band.radiusX, 312))
    #expect(isNear(band.y, 59.08) && isNear(band.radiusY, 59.08))
    #expect(isNear(Fog.top(3, height: 844), 405.12))
  }

  @Test func theSunTurns() {
    let early = Sun(time: 12.85, width: 390, direction: .leftToRight)
    #expect(isNear(early.left, 36.4) && isNear(early.top, -166.4) && isNear(early.turn, 0.6425))
    #expect(isNear(Double(early.alphas[0]), 0.05471700377285794, 1e-7))
    #expect(isNear(Double(early.alphas[5]), 0.12490111716315673, 1e-7))
    let late = Sun(time: lateTime, width: 390, direction: .rightToLeft)
    #expect(isNear(late.left, -166.4) && isNear(late.turn, 0.6168461958))
    #expect(isNear(Double(late.alphas[0]), 0.07418546202904289, 1e-7))
    #expect(isNear(Sun.rays[2].spread, 0.10790494816093998))
    #expect(isNear(Sun.rays[2].length, 231.29839725137572, 1e-5))
    #expect(isNear(Sun.rays[7].angle, .pi))
  }

  @Test(
    arguments: [
      (0, 0, 0, 0), (0.0076, 0, 0, 0), (0.0077, 1, 0, 0), (0.5, 65, 55, 13), (1, 130, 110, 27),
      (1.999, 259, 219, 54), (2.5, 325, 275, 68), (-1, 0, 0, 0),
    ] as [(Double, Int, Int, Int)])
  func countsFollowTheDensityRoundedDown(density: Double, flakes: Int, drops: Int, splashes: Int) {
    let rain = Rain(drops: 110, time: 0, height: 844, density: density)
    #expect(Snow(time: 0, height: 844, density: density).count == flakes)
    #expect(rain.drops == drops)
    #expect(rain.splashes == splashes)
  }

  @Test func starsFollowTheDensityAsWell() {
    #expect(Stars(time: 0, density: 1).count == 120)
    #expect(Stars(time: 0, density: 0.999).count == 119)
    #expect(Stars(time: 0, density: .nan).count == 0)
    #expect(Stars(time: 0, density: .infinity).count < 1 << 31)
  }

  /// Strength counts for what falls, not for stars.
  @Test func strengthMultipliesWhatFalls() throws {
    let moment = SceneTime(1)
    guard case .snow(let snow)? = frame(.snow, at: moment, strength: 1.5).layers.last?.layer,
      case .rain(let rain)? = frame(.rain, at: moment, strength: 0.5).layers.last?.layer,
      case .stars(let stars)? = frame(.clearNight, at: moment, strength: 0.5).layers.last?.layer
    else {
      Issue.record("other layers")
      return
    }
    #expect(snow.count == 195 && rain.drops == 55 && stars.count == 120)
  }
}
