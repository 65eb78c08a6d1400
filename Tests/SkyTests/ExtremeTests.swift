import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

/// Sizes, scales, densities and times at the ends of what may be asked for.
///
/// The easel fails a test for any error of the GL's; the ordinary pictures are looked at too.
@MainActor @Suite(.serialized) struct ExtremeTests {
  nonisolated private static let sizes = [
    FrameSize(points: 1, 1), FrameSize(points: 3, 3), FrameSize(points: 127, 71), FrameSize(points: 64, 64),
    FrameSize(points: 1, 400), FrameSize(points: 400, 1), FrameSize(points: 500, 300, scale: 0.1),
    FrameSize(points: 40, 30, scale: 8), FrameSize(points: 4, 4, scale: 0.25),
  ]

  @Test(arguments: API.allCases, sizes)
  func everySizeIsDrawn(api: API, size: FrameSize) throws {
    let easel = try Easel.of(api)
    for weather in Weather.allCases {
      // A strike of lightning is among them.
      for time in [12.48, 100] {
        let picture = try easel.picture(Shot(weather, time, size: size, dithers: true).frame)
        #expect(picture.width == size.pixelWidth && picture.height == size.pixelHeight)
        #expect(isOpaque(picture), "\(weather.rawValue): a pixel was left undrawn")
      }
    }
    let change = Shot(.fog, 30.45, size: size, to: .thunderstorm, progress: 0.5)
    #expect(isOpaque(try easel.picture(change.frame)))
  }

  private nonisolated static let times = [
    1e18, 1e300, -1e9, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude, -1e300, 1e15,
  ]

  @Test(arguments: API.allCases, times)
  func everyTimeIsDrawn(api: API, time: Double) throws {
    let easel = try Easel.of(api)
    for weather in Weather.allCases {
      let shot = Shot(weather, time, size: FrameSize(points: 127, 71))
      let picture = try easel.picture(shot.frame)
      #expect(isOpaque(picture))
      let bare = try easel.picture(shot.bareFrame)
      #expect(picture != bare, "\(weather.rawValue): nothing is seen")
      #expect(try easel.picture(shot.frame) == picture)
    }
  }

  @Test(arguments: API.allCases)
  func noDensityIsTooMuch(api: API) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 127, 71)
    for weather in [Weather.clearNight, .snow, .rain] {
      let none = try easel.picture(Shot(weather, 12.48, size: size, density: 0).frame)
      let some = try easel.picture(Shot(weather, 12.48, size: size, density: 1).frame)
      #expect(isOpaque(none))
      #expect(none != some)
    }
    // With no particle, only the sky remains.
    let empty = Shot(.snow, 12.48, size: size, density: 0)
    #expect(try easel.picture(empty.frame) == easel.picture(empty.bareFrame))
    let full = try easel.picture(Shot(.snow, 12.48, size: size, density: 1000).frame)
    #expect(isOpaque(full))
  }

  private func isOpaque(_ picture: Pixels) -> Bool {
    stride(from: 3, to: picture.bytes.count, by: 4).allSatisfy { picture.bytes[$0] == 255 }
  }
}
