import GL
import Image
import Scene
import Shaders
import Sky
import TestSupport
import Testing
import Weather

/// A frame is a pure function of what it says, whatever was drawn before it.
@MainActor @Suite(.serialized) struct ExactnessTests {
  nonisolated private static let size = FrameSize(points: 130, 211)

  /// Every weather, dithered and not, and a change.
  nonisolated private static let shots: [Shot] =
    Weather.allCases.flatMap { weather in
      [Shot(weather, 12.48, size: size), Shot(weather, 801_234_567.31, size: size, dithers: true)]
    } + [Shot(.thunderstorm, 30.45, size: size, to: .fog, progress: 0.4, dithers: true)]

  @Test(arguments: API.allCases, shots)
  func theSameFrameTwiceIsTheSame(api: API, shot: Shot) throws {
    let easel = try Easel.of(api)
    let first = try easel.picture(shot.frame)
    #expect(try easel.picture(shot.frame) == first)
    // A sky that stays is kept from the second time on.
    #expect(try easel.picture(shot.frame) == first)
  }

  @Test(arguments: API.allCases, shots)
  func otherFramesInBetweenChangeNothing(api: API, shot: Shot) throws {
    let easel = try Easel.of(api)
    let first = try easel.picture(shot.frame)
    var others: [Shot] = Weather.allCases.map { Shot($0, 700.5, size: ExactnessTests.size) }
    others.append(Shot(shot.weather, shot.time + 511, size: ExactnessTests.size, density: 3))
    others.append(Shot(shot.weather, 4, size: FrameSize(points: 64, 40, scale: 2)))
    others.append(Shot(.fog, 9, size: ExactnessTests.size, to: .clearDay, progress: 0.5, showsSky: false))
    for other in others {
      _ = try easel.picture(other.frame)
      #expect(try easel.picture(shot.frame) == first, "after \(other.testDescription)")
    }
  }

  @Test(arguments: API.allCases)
  func aFreshRendererDrawsTheSame(api: API) throws {
    let easel = try Easel.of(api)
    try easel.use {
      // Its first frame is another one, at another time of day.
      let fresh = try SkyRenderer(easel.context)
      _ = try easel.picture(Shot(.snow, 86_400.7, size: FrameSize(points: 50, 50)).frame, by: fresh)
      for shot in ExactnessTests.shots.reversed() {
        let drawn = try easel.picture(shot.frame, by: fresh)
        #expect(try easel.picture(shot.frame) == drawn, "\(shot.testDescription)")
      }
      let warm = try SkyRenderer(easel.context)
      try warm.warmUp()
      let shot = ExactnessTests.shots[0]
      #expect(try easel.picture(shot.frame, by: warm) == easel.picture(shot.frame))
    }
  }

  /// Whatever a renderer keeps from frame to frame: each frame comes out as a renderer draws it that has drawn
  /// nothing else, in random order, several times in a row or once.
  @Test(arguments: API.allCases)
  func whatIsKeptIsNeverOutOfDate(api: API) throws {
    let easel = try Easel.of(api)
    var frames: [Frame] = []
    for weather in [Weather.rain, .thunderstorm, .clearDay, .fog] {
      let frame = Shot(weather, 12.48, size: ExactnessTests.size).frame
      frames.append(frame)
      // Only the particles, the sky, the fade, the dither or the size are others.
      var other = frame
      let moved = Shot(weather, 12.9, size: ExactnessTests.size).frame
      if let last = moved.layers.last { other.layers[other.layers.count - 1] = last }
      frames.append(other)
      other = frame
      other.sky = Weather.snow.sky
      frames.append(other)
      other.sky = nil
      frames.append(other)
      other = frame
      other.layers[0].fade = 0.5
      frames.append(other)
      other = frame
      other.dithers = true
      frames.append(other)
      frames.append(Shot(weather, 12.48, size: FrameSize(points: 130, 210)).frame)
    }
    // The same particles over nothing but the sky, and clouds of the other grey.
    frames.append(Frame(size: ExactnessTests.size, sky: Weather.rain.sky, layers: frames[0].layers.suffix(1)))
    frames.append(Frame(size: ExactnessTests.size, sky: Weather.rain.sky, layers: frames[7].layers))
    try easel.use {
      let alone = try frames.map { try easel.picture($0, by: SkyRenderer(easel.context)) }
      let renderer = try SkyRenderer(easel.context)
      var dice = Dice(seed: 11)
      for _ in 0..<120 {
        let index = dice.roll(frames.count)
        for turn in 0...dice.roll(4) {
          let picture = try easel.picture(frames[index], by: renderer)
          #expect(picture == alone[index], "frame \(index), drawn \(turn + 1) times in a row")
        }
      }
    }
  }

  @Test(arguments: shots)
  func bothAPIsAgreeWithinAStep(shot: Shot) throws {
    let desktop = try Easel.of(.gl).picture(shot.frame)
    let embedded = try Easel.of(.gles).picture(shot.frame)
    let step = desktop.largestStep(to: embedded)
    if step > 1 {
      let saved = FailedFrames.save("apis-\(shot.testDescription)", actual: embedded, expected: desktop)
      Issue.record("gl and gles differ by \(step); \(saved)")
    }
  }

  /// Particles' phases are baked anew every 512 s: what lies on either side of that moment must fit together.
  @Test(arguments: [Weather.clearNight, Weather.snow], [512.0, 801_234_432.0])
  func nothingJumpsWherePhasesAreBakedAnew(weather: Weather, epoch: Double) throws {
    let easel = try Easel.of(.gl)
    var moments: [Pixels] = []
    for step in -6...6 {
      let time = epoch + Double(step) * 0x1p-10
      moments.append(try easel.picture(Shot(weather, time, size: FrameSize(points: 195, 211)).frame))
    }
    var steps = zip(moments, moments.dropFirst()).map { $0.largestStep(to: $1) }
    let across = steps.remove(at: 5)
    print("\(weather.rawValue) at \(epoch): \(across) across, else \(steps)")
    #expect(across <= (steps.max() ?? 0) + 1)
  }

  @Test(arguments: Weather.allCases)
  func onlyTheSunMirrors(weather: Weather) throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 400, 300)
    let usual = try easel.picture(Shot(weather, 12.48, size: size).frame)
    let mirrored = try easel.picture(Shot(weather, 12.48, size: size, direction: .rightToLeft).frame)
    #expect((usual == mirrored) == (weather != .clearDay))
  }

  /// The glow is the same on both sides; the rays turn clockwise on both, so they are left out.
  @Test func theMirroredGlowIsTheMirrorImage() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 400, 300)
    func glow(_ direction: LayoutDirection) throws -> Pixels {
      var sun = Sun(time: 0, width: 400, direction: direction)
      sun.alphas = .zero
      return try easel.picture(Frame(size: size, sky: Weather.clearDay.sky, layers: [FadedLayer(.sun(sun))]))
    }
    let usual = try glow(.leftToRight)
    let mirrored = try glow(.rightToLeft)
    var largest = 0
    for y in 0..<300 {
      for x in 0..<400 {
        let apart = usual.pixel(x, y) &- mirrored.pixel(399 - x, y)
        largest = max(largest, abs(apart.x), abs(apart.y), abs(apart.z))
      }
    }
    // Both are dithered, and that is not mirrored.
    #expect(largest <= 1)
  }
}
