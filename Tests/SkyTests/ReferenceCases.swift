import Scene
import TestSupport
import Weather

/// The reference frames, each in `References` under the name that its shot describes itself by.
enum ReferenceCases {
  private static let phone = FrameSize(points: 390, 844)
  private static let small = FrameSize(points: 195, 422, scale: 2)
  private static let wide = FrameSize(points: 960, 540)

  static let all = [
    Shot(.clearDay, 3.6, size: small),
    Shot(.clearDay, 801_234_567.31, size: phone),
    Shot(.clearDay, 12.85, size: phone, direction: .rightToLeft),
    Shot(.clearDay, 20.1, size: phone, to: .rain, progress: 0.25),
    Shot(.clearDay, 20.1, size: phone, to: .rain, progress: 0.5),
    Shot(.clearDay, 20.1, size: phone, to: .rain, progress: 0.75),
    Shot(.clearNight, 100.25, size: wide),
    Shot(.clearNight, 3.6, size: small),
    Shot(.clearNight, 801_234_567.31, size: phone),
    Shot(.cloudy, 100.25, size: wide),
    Shot(.cloudy, 3.6, size: small),
    Shot(.cloudy, 801_234_567.31, size: phone),
    Shot(.rain, 12.85, size: phone),
    Shot(.rain, 100.25, size: wide),
    Shot(.rain, 3.6, size: small),
    Shot(.rain, 801_234_567.31, size: phone),
    Shot(.rain, 5.0, size: phone, reducesMotion: true),
    Shot(.thunderstorm, 12.48, size: phone),
    Shot(.thunderstorm, 100.25, size: wide),
    Shot(.thunderstorm, 3.6, size: small),
    Shot(.thunderstorm, 6.6, size: phone),
    Shot(.thunderstorm, 801_234_567.31, size: phone),
    Shot(.thunderstorm, 5.0, size: phone, reducesMotion: true),
    Shot(.thunderstorm, 30.45, size: phone, to: .snow, progress: 0.4),
    Shot(.snow, 100.25, size: wide),
    Shot(.snow, 3.6, size: small),
    Shot(.snow, 801_234_567.31, size: phone),
    Shot(.fog, 3.6, size: small),
    Shot(.fog, 801_234_567.31, size: phone),
    Shot(.fog, 41.7, size: phone, to: .clearNight, progress: 0.6),
  ]
}
