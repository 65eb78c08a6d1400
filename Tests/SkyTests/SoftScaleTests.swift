import GL
import Image
import Scene
import Sky
import TestSupport
import Testing
import Weather

/// Soft layers at a lower resolution than the frame's: nearly the same picture, with particles as sharp as ever.
@MainActor @Suite(.serialized) struct SoftScaleTests {
  nonisolated private static let size = FrameSize(points: 320, 200)

  private func picture(_ shot: Shot, softScale: Double, _ easel: Easel) throws -> Pixels {
    easel.use { easel.renderer.softScale = softScale }
    defer { easel.use { easel.renderer.softScale = 1 } }
    return try easel.picture(shot.frame)
  }

  @Test(arguments: API.allCases, [Weather.clearDay, .cloudy, .fog])
  func softWeathersHardlyChange(api: API, weather: Weather) throws {
    let easel = try Easel.of(api)
    let shot = Shot(weather, 7.3, size: SoftScaleTests.size)
    let full = try picture(shot, softScale: 1, easel)
    for scale in [0.75, 0.5, 0.25] {
      let small = try picture(shot, softScale: scale, easel)
      let mean = try Comparison(small, to: full, bare: full).mean
      #expect(mean < 0.8, "at \(scale): \(mean)")
      // It is really drawn small: somewhere it shows.
      #expect(small != full)
    }
  }

  @Test(arguments: API.allCases, [Weather.snow, .clearNight])
  func particlesStayAsSharp(api: API, weather: Weather) throws {
    let easel = try Easel.of(api)
    let shot = Shot(weather, 7.3, size: SoftScaleTests.size)
    let full = try picture(shot, softScale: 1, easel)
    let small = try picture(shot, softScale: 0.25, easel)
    // Only the gradient under them is mixed from fewer rows.
    var largest = 0
    for (a, b) in zip(full.bytes, small.bytes) { largest = max(largest, abs(Int(a) - Int(b))) }
    #expect(largest <= 2)
  }

  @Test(arguments: [0.0, -1, 0.01, .nan])
  func aScaleBelowTheLimitIsHeldAtIt(scale: Double) throws {
    let easel = try Easel.of(.gl)
    let shot = Shot(.cloudy, 7.3, size: SoftScaleTests.size)
    let small = try picture(shot, softScale: scale, easel)
    #expect(small == (try picture(shot, softScale: scale.isNaN ? 1 : 0.25, easel)))
  }
}
