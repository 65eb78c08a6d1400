import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

/// Dithering breaks up bands and does nothing else.
@MainActor @Suite(.serialized) struct DitherTests {
  @Test(arguments: API.allCases, Weather.allCases)
  func ditheringShiftsNothing(api: API, weather: Weather) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 200, 300)
    let plain = try easel.picture(Shot(weather, 12.48, size: size).frame)
    let dithered = try easel.picture(Shot(weather, 12.48, size: size, dithers: true).frame)
    let shift = dithered.means - plain.means
    #expect(max(abs(shift.x), abs(shift.y), abs(shift.z)) < 0.25)
    #expect(shift.w == 0)
    #expect(plain.largestStep(to: dithered) == 1, "none at all, or more than half a step")
  }

  /// A gradient of two colours, and those half way between, of which each column is looked at.
  @Test(arguments: API.allCases)
  func noColumnShowsABand(api: API) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 48, 1080)
    var skies = Weather.allCases.map { ($0.rawValue, $0.sky) }
    skies.append(("night to storm", Weather.clearNight.sky.mixed(with: Weather.thunderstorm.sky, 0.5)))
    skies.append(("day to fog", Weather.clearDay.sky.mixed(with: Weather.fog.sky, 0.5)))
    for (name, sky) in skies {
      let dithered = try easel.picture(Frame(size: size, sky: sky))
      let plain = try easel.picture(Frame(size: size, sky: sky, dithers: false))
      let (longest, without) = (longestRun(dithered), longestRun(plain))
      print("\(api.rawValue) \(name): \(longest) pixels of a column alike, \(without) without dithering")
      #expect(longest < 24, "\(name)")
      #expect(without > longest)
    }
  }

  /// The most pixels of one value that follow each other down a column, in any channel.
  private func longestRun(_ pixels: Pixels) -> Int {
    let row = pixels.width * 4
    return pixels.bytes.withUnsafeBufferPointer { bytes in
      var longest = 0
      var start = 0
      while start < row {
        if start & 3 != 3 {
          var run = 1
          var at = start &+ row
          while at < bytes.count {
            run = bytes[at] == bytes[at &- row] ? run &+ 1 : 1
            if run > longest { longest = run }
            at &+= row
          }
        }
        start &+= 1
      }
      return longest
    }
  }
}
