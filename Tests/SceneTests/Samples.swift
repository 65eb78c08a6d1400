import Scene
import Weather

/// The stage that numbers are worked out for: a phone's.
let phone = Stage(size: phoneSize)

let phoneSize = size(390, 844)

/// A time late enough that floats would be seconds off.
let lateTime = 801_234_567.31

/// A size that a test is sure of.
func size(_ width: Double, _ height: Double, scale: Double = 1) -> FrameSize {
  FrameSize(width: width, height: height, scale: scale) ?? FrameSize(pixelWidth: 1, pixelHeight: 1)
}

/// The frame of a weather that stands.
func frame(
  _ weather: Weather, at time: SceneTime, on stage: Stage = phone, strength: Double = 1,
  lightClouds: Bool = false
) -> Frame {
  var frame = Frame(size: stage.size)
  WeatherShow(WeatherNow(weather: weather, lightClouds: lightClouds, strength: strength))
    .write(into: &frame, at: 0, moment: time, on: stage)
  return frame
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }
