import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

/// A group of particles is one shape: where its members cross, they do not add up.
@MainActor @Suite(.serialized) struct CrowdTests {
  /// So many flakes and streaks that every pixel lies under several.
  nonisolated private static let density = 300.0
  nonisolated private static let size = FrameSize(points: 60, 90)

  /// Far and near over each other at most, and nearly every pixel near that.
  @Test(arguments: API.allCases, [1.0, 0.5, 0.1])
  func crowdedSnowIsNoDenserThanBothGroups(api: API, fade: Double) throws {
    let snow = Snow(time: 4, height: 90, density: CrowdTests.density)
    let picture = try CrowdTests.alone(.snow(snow), fade: fade, api)
    let most = fade * (1 - (1 - 0.55) * (1 - 0.9)) * 255
    expectCrowd(picture, rows: 0..<90, most: most, "snow at fade \(fade)")
  }

  /// Where far flakes cross and no near one lies, .55 is all there may be.
  @Test(arguments: API.allCases)
  func farFlakesThatCrossDoNotAddUp(api: API) throws {
    let snow = Snow(time: 4, height: 90, density: 4)
    let picture = try CrowdTests.alone(.snow(snow), fade: 1, api, size: FrameSize(points: 60, 90, scale: 4))
    var pixels = [Int](repeating: 0, count: 256)
    for start in stride(from: 3, to: picture.bytes.count, by: 4) { pixels[Int(picture.bytes[start])] += 1 }
    let far = pixels[140] + pixels[141]
    // 1 − .45·.45; a few edges of near flakes pass through it.
    let doubled = pixels[203] + pixels[204]
    print("\(api.rawValue): \(far) pixels at the far flakes' alpha, \(doubled) at that of two of them")
    #expect(far > 3000)
    #expect(doubled * 20 < far)
  }

  /// Above the splashes, which begin 78 points over the bottom edge.
  @Test(arguments: API.allCases, [1.0, 0.5])
  func crowdedRainIsNoDenserThanBothGroups(api: API, fade: Double) throws {
    let size = FrameSize(points: 60, 180, scale: 3)
    let rain = Rain(drops: 110, time: 4, height: 180, density: CrowdTests.density)
    let picture = try CrowdTests.alone(.rain(rain), fade: fade, api, size: size)
    let most = fade * (1 - (1 - 0.22) * (1 - 0.5)) * 255
    expectCrowd(picture, rows: 0..<285, most: most, "rain at fade \(fade)")
  }

  private static func alone(
    _ layer: Layer, fade: Double, _ api: API, size: FrameSize = size
  ) throws -> Pixels {
    let frame = Frame(size: size, layers: [FadedLayer(layer, fade: fade)], dithers: false)
    return try Easel.of(api).picture(frame)
  }

  private func expectCrowd(
    _ picture: Pixels, rows: Range<Int>, most: Double, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var largest = 0
    var full = 0
    for y in rows {
      for x in 0..<picture.width {
        let alpha = picture.pixel(x, y).w
        largest = max(largest, alpha)
        if Double(alpha) >= most - 1.5 { full += 1 }
      }
    }
    let share = Double(full) / Double(rows.count * picture.width)
    print("\(name): alpha \(largest) at most, \(most) allowed, \(share) of the pixels have it")
    #expect(Double(largest) <= most + 1, sourceLocation: sourceLocation)
    #expect(share > 0.8, sourceLocation: sourceLocation)
  }
}
