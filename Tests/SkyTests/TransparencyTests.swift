import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

/// Frames without a sky: effects on transparent, for others to lay over theirs.
@MainActor @Suite(.serialized) struct TransparencyTests {
  nonisolated private static let size = FrameSize(points: 195, 300)
  nonisolated private static let shots: [Shot] =
    Weather.allCases.map { Shot($0, 12.48, size: size) } + [
      Shot(.clearDay, 20.1, size: size, to: .fog, progress: 0.5),
      Shot(.thunderstorm, 30.45, size: size, to: .snow, progress: 0.4),
      Shot(.clearNight, 30.45, size: size, to: .thunderstorm, progress: 0.5, dithers: true),
    ]

  @Test(arguments: API.allCases, shots)
  func overTheSkyItIsTheOrdinaryFrame(api: API, shot: Shot) throws {
    let easel = try Easel.of(api)
    var transparent = shot
    transparent.stage.showsSky = false
    let effects = try easel.picture(transparent.frame)
    let sky = try easel.picture(shot.bareFrame)
    let whole = try easel.picture(shot.frame)
    let step = laid(effects, over: sky).largestStep(to: whole)
    print("\(api.rawValue) \(shot.testDescription): at most \(step) apart")
    #expect(step <= 2)
    // Premultiplied: no channel is larger than alpha.
    #expect(mostOverAlpha(effects) <= 0)
  }

  /// White stays white: not a shade of grey where it is half transparent.
  @Test(
    arguments: [Weather.clearNight, Weather.cloudy, Weather.rain, Weather.snow, Weather.fog], [false, true])
  func whiteStaysWhite(weather: Weather, dithers: Bool) throws {
    let shot = Shot(weather, 12.48, size: TransparencyTests.size, showsSky: false, dithers: dithers)
    var pixels = try Easel.of(.gl).picture(shot.frame)
    Pixels.unmultiply(&pixels.bytes)
    var seen = 0
    var wrong = 0
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) where pixels.bytes[start + 3] > 0 {
      seen += 1
      if pixels.bytes[start] != 255 || pixels.bytes[start + 1] != 255 || pixels.bytes[start + 2] != 255 {
        wrong += 1
      }
    }
    #expect(seen > 50)
    #expect(wrong == 0)
  }

  /// Where no effect is, nothing is, dithered or not.
  @Test func whereNothingIsNothingShines() throws {
    let shot = Shot(.clearNight, 12.48, size: TransparencyTests.size, showsSky: false, dithers: true)
    let pixels = try Easel.of(.gl).picture(shot.frame)
    // Stars stand in the upper seven tenths.
    let below = pixels.bytes[(214 * 195 * 4)...]
    #expect(below.allSatisfy { $0 == 0 })
    let bare = try Easel.of(.gl).picture(shot.bareFrame)
    #expect(bare.bytes.allSatisfy { $0 == 0 })
  }

  private func laid(_ effects: Pixels, over sky: Pixels) -> Pixels {
    var result = sky
    result.bytes.withUnsafeMutableBufferPointer { result in
      effects.bytes.withUnsafeBufferPointer { effects in
        var index = 0
        while index < result.count {
          let alpha = Int(effects[index | 3])
          let under = (Int(result[index]) &* (255 &- alpha) &+ 127) / 255
          result[index] = UInt8(clamping: Int(effects[index]) &+ under)
          index &+= 1
        }
      }
    }
    return result
  }

  private func mostOverAlpha(_ pixels: Pixels) -> Int {
    pixels.bytes.withUnsafeBufferPointer { bytes in
      var most = -255
      var index = 0
      while index < bytes.count {
        let over = Int(bytes[index]) &- Int(bytes[index | 3])
        if index & 3 != 3, over > most { most = over }
        index &+= 1
      }
      return most
    }
  }
}
