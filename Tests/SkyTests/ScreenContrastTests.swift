import ForecastScreen
import GL
import Image
import Scene
import Sky
import TestSupport
import Testing
import Weather

/// Every text of the forecast screen can be read over what is really drawn behind it.
@MainActor @Suite(.serialized) struct ScreenContrastTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var condition: Condition
    var daylight: Bool
    var background: ScreenShow.Background

    var testDescription: String { "\(condition) \(daylight ? "day" : "night") \(background)" }
  }

  nonisolated static let cases = Condition.allCases.flatMap { condition in
    [true, false].flatMap { daylight in
      [ScreenShow.Background.gradient, .weather].map {
        Case(condition: condition, daylight: daylight, background: $0)
      }
    }
  }

  /// The share of the pixels behind a text that may be brighter: drops, flakes and stars.
  private static let specks = 0.1

  @Test(arguments: cases)
  func `texts have a contrast of 4.5 to 1`(_ sky: Case) throws {
    let easel = try Easel.of(.gl)
    // Phones and wide frames, where headers stand elsewhere in the sky; in a flash as well.
    for (size, textScale) in [
      (FrameSize(points: 390, 844), 1.0), (FrameSize(points: 1024, 600), 1.0),
      (FrameSize(points: 500, 700), 1.6),
    ] {
      var show = try easel.use {
        try ScreenPictureTests.show(
          sky.condition, daylight: sky.daylight, size: size, textScale: textScale, over: sky.background,
          feed: .openMeteo, easel.renderer)
      }
      let stage = Stage(size: size)
      var frame = Frame(size: size)
      for (offset, time) in [(0.0, 0.49), (150, 12.6), (1e6, 97.3)] {
        show.scroll.vertical.jump(to: offset, at: 0)
        show.write(into: &frame, at: 0, moment: SceneTime(time), on: stage)
        let worst = try Self.worst(frame, easel)
        #expect(
          worst.contrast >= 4.5,
          "\(worst.contrast) for \"\(worst.text)\" in \(size.width) × \(size.height), scrolled by \(offset)")
      }
    }
  }

  @Test(arguments: [Condition.partlyCloudy, .cloudy, .rain, .fog])
  func `the header can be read whichever clouds drift behind it`(_ condition: Condition) throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 390, 844)
    var show = try easel.use {
      try ScreenPictureTests.show(
        condition, daylight: true, size: size, over: .weather, easel.renderer)
    }
    var frame = Frame(size: size)
    for step in 0..<16 {
      show.write(into: &frame, at: 0, moment: SceneTime(Double(step) * 23.7), on: Stage(size: size))
      let worst = try Self.worst(frame, easel)
      #expect(worst.contrast >= 4.5, "\(worst.contrast) for \"\(worst.text)\" at step \(step)")
    }
  }

  @Test(arguments: cases.filter { $0.daylight })
  func `texts have that contrast during a change too, and while one gives way to another`(_ sky: Case) throws
  {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 390, 700)
    func show(_ condition: Condition, daylight: Bool) throws -> ScreenShow {
      try easel.use {
        try ScreenPictureTests.show(
          condition, daylight: daylight, size: size, over: sky.background, easel.renderer)
      }
    }
    let others = [
      (Condition.fog, true), (.clear, false), (.snow, true), (.thunderstorm, true), (.clear, true),
    ]
    var frame = Frame(size: size)
    for (index, (condition, daylight)) in others.enumerated() {
      var changing = try show(sky.condition, daylight: true)
      changing.change(to: try show(condition, daylight: daylight).model, at: 0)
      let next = others[(index + 1) % others.count]
      for time in stride(from: 0.1, to: 1.8, by: 0.2) {
        // Halfway on it is sent elsewhere; lightning comes meanwhile.
        if abs(time - 0.5) < 0.01 {
          changing.change(to: try show(next.0, daylight: next.1).model, at: time)
        }
        changing.write(into: &frame, at: time, moment: SceneTime(6 + time), on: Stage(size: size))
        // Drops and flakes pass behind words as they do at rest.
        frame.layers.removeAll { $0.layer.isParticles }
        let worst = try Self.worst(frame, easel)
        #expect(
          worst.contrast >= 4.5,
          "\(worst.contrast) for \"\(worst.text)\" on the way to \(condition) at \(time)")
      }
    }
  }

  /// The text that is the hardest to read.
  static func worst(_ frame: Frame, _ easel: Easel) throws -> (contrast: Double, text: String) {
    var bare = frame
    bare.overlay.items.removeAll { if case .text = $0.content { true } else { false } }
    let picture = try easel.picture(bare)
    var worst = (contrast: Double.infinity, text: "")
    for item in frame.overlay.items where item.opacity >= 1 {
      guard case .text(let text) = item.content else { continue }
      let ink = easel.use { easel.renderer.typesetter.measure(text.box).ink }
      var seen = item.placement.applied(
        to: Rectangle(x: text.x + ink.x, y: text.y + ink.y, width: ink.width, height: ink.height))
      if let clip = item.clip { seen = seen.intersection(clip) }
      let ground = ground(
        picture, seen.intersection(Rectangle(x: 0, y: 0, width: frame.size.width, height: frame.size.height)))
      guard let ground else { continue }
      let white = SIMD3(text.color.red, text.color.green, text.color.blue)
      let contrast = Contrast.between(ground + (white - ground) * text.color.alpha, ground)
      if contrast < worst.contrast { worst = (contrast, text.box.text) }
    }
    return worst
  }

  /// The brightest colour in a rectangle, but for specks; nil where there are no pixels.
  private static func ground(_ picture: Pixels, _ rectangle: Rectangle) -> SIMD3<Double>? {
    var colors: [(light: Int, color: SIMD3<Double>)] = []
    for y in stride(from: Int(rectangle.y), to: Int(rectangle.bottom), by: 2) {
      for x in stride(from: Int(rectangle.x), to: Int(rectangle.right), by: 3) {
        let pixel = picture.pixel(x, y)
        let light = 2 * pixel.x + 7 * pixel.y + pixel.z
        colors.append((light, SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 255))
      }
    }
    guard !colors.isEmpty else { return nil }
    colors.sort { $0.light < $1.light }
    return colors[Int(Double(colors.count - 1) * (1 - specks))].color
  }
}
