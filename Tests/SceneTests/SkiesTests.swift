import Scene
import Testing
import Weather

@Suite struct SkiesTests {
  @Test(
    arguments: [
      (.clearDay, [0.11, 0.38, 0.80], [0.46, 0.72, 0.96], 30),
      (.clearNight, [0.02, 0.03, 0.13], [0.10, 0.13, 0.34], 30),
      (.cloudy, [0.33, 0.40, 0.52], [0.62, 0.68, 0.76], 30),
      (.rain, [0.14, 0.19, 0.27], [0.33, 0.40, 0.49], 60),
      (.thunderstorm, [0.06, 0.07, 0.13], [0.20, 0.22, 0.34], 60),
      (.snow, [0.36, 0.44, 0.58], [0.70, 0.76, 0.85], 60),
      (.fog, [0.46, 0.49, 0.56], [0.70, 0.72, 0.75], 30),
    ] as [(Weather, SIMD3<Double>, SIMD3<Double>, Int)])
  func everyWeatherHasItsSkyAndItsPace(
    weather: Weather, top: SIMD3<Double>, bottom: SIMD3<Double>, pace: Int
  ) {
    #expect(weather.sky == SkyColors(top: top, bottom: bottom))
    #expect(weather.framesPerSecond == pace)
    #expect(frame(weather, at: SceneTime(3)).sky == weather.sky)
  }

  @Test func everyWeatherHasItsLayers() {
    func names(_ weather: Weather, lightClouds: Bool = false) -> [String] {
      frame(weather, at: SceneTime(12.48), lightClouds: lightClouds).layers.map { faded in
        switch faded.layer {
        case .sun: "sun"
        case .stars: "stars"
        case .clouds(let clouds): "clouds \(clouds.grey) \(clouds.alpha)"
        case .rain(let rain): "rain \(rain.drops)"
        case .lightning: "lightning"
        case .snow(let snow): "snow \(snow.count)"
        case .fog: "fog"
        case .snowfall: "snowfall"
        }
      }
    }
    #expect(names(.clearDay) == ["sun"])
    #expect(names(.clearNight) == ["stars"])
    #expect(names(.cloudy) == ["clouds 1.0 0.5"])
    #expect(names(.rain) == ["clouds 1.0 0.25", "rain 110"])
    #expect(names(.thunderstorm) == ["clouds 0.0 0.5", "lightning", "rain 170"])
    #expect(names(.snow) == ["snow 130"])
    #expect(names(.fog) == ["fog"])
    #expect(names(.clearDay, lightClouds: true) == ["sun", "clouds 1.0 0.25"])
    #expect(names(.clearNight, lightClouds: true) == ["stars", "clouds 1.0 0.25"])
  }

  @Test func coloursMixChannelByChannel() {
    let mixed = Weather.clearDay.sky.mixed(with: Weather.fog.sky, 0.25)
    #expect(isNear(mixed.top.x, 0.1975) && isNear(mixed.top.y, 0.4075) && isNear(mixed.top.z, 0.74))
    #expect(isNear(mixed.bottom.x, 0.52) && isNear(mixed.bottom.y, 0.72) && isNear(mixed.bottom.z, 0.9075))
  }
}
