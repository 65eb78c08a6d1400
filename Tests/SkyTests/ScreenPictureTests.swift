import ForecastScreen
import GL
import Image
import Scene
import Sky
import TestSupport
import Testing
import Weather

/// The forecast screen as it is drawn.
@MainActor @Suite(.serialized) struct ScreenPictureTests {
  /// Noon of 16 January 2026 UTC.
  nonisolated static let noon = 1_768_564_800.0

  static func show(
    _ condition: Condition, daylight: Bool = true, size: FrameSize, textScale: Double = 1,
    direction: LayoutDirection = .leftToRight, place: String? = "Lisbon",
    over background: ScreenShow.Background = .gradient, feed: Feed? = nil, _ renderer: SkyRenderer
  ) throws -> ScreenShow {
    var forecast = DemoForecast.forecast(step: 0, clock: noon)
    forecast.place = place
    forecast.feed = feed
    forecast.current?.measurements.stated = Outlook(condition, from: .weatherCode)
    forecast.current?.measurements.isDay = daylight
    return ScreenShow(
      try ForecastModel(forecast), locale: ScreenLocale(LocaleName("C")),
      options: ScreenOptions(size: size, textScale: textScale, direction: direction), over: background,
      measurer: renderer.typesetter)
  }

  private static func frame(_ show: inout ScreenShow, _ size: FrameSize, time: Double = 0) -> Frame {
    var frame = Frame(size: size)
    let stage = Stage(size: size, reducesMotion: time == 0, dithers: false)
    show.write(into: &frame, at: 0, moment: SceneTime(time), on: stage)
    return frame
  }

  private static let wide = FrameSize(points: 1200, 500)
  private static let phone = FrameSize(points: 390, 844)

  @Test func `nothing of the screen lies beside its column, and something in it does`() throws {
    let easel = try Easel.of(.gl)
    var show = try easel.use { try Self.show(.rain, size: Self.wide, easel.renderer) }
    show.scroll.vertical.jump(to: 90, at: 0)
    let frame = Self.frame(&show, Self.wide)
    var sky = frame
    sky.overlay = Overlay()
    sky.materials = []
    let (whole, bare) = (try easel.picture(frame), try easel.picture(sky))
    let column = 280..<920
    var differing = 0
    for y in 0..<whole.height {
      for x in 0..<whole.width where whole.pixel(x, y) != bare.pixel(x, y) {
        differing += 1
        #expect(column.contains(x), "\(x), \(y)")
      }
    }
    #expect(differing > 100_000)
  }

  @Test func `right to left is the mirror image but for words and symbols`() throws {
    let easel = try Easel.of(.gl)
    func picture(_ direction: LayoutDirection) throws -> Pixels {
      var show = try easel.use {
        try Self.show(.clear, size: Self.phone, direction: direction, easel.renderer)
      }
      show.scroll.vertical.jump(to: 200, at: 0)
      var frame = Self.frame(&show, Self.phone)
      frame.overlay.items.removeAll { if case .panel = $0.content { false } else { true } }
      return try easel.picture(frame)
    }
    let (left, right) = (try picture(.leftToRight), try picture(.rightToLeft))
    var most = 0
    for y in 0..<left.height {
      for x in 0..<left.width {
        let apart = left.pixel(x, y) &- right.pixel(left.width - 1 - x, y)
        most = max(most, abs(apart.x), abs(apart.y), abs(apart.z))
      }
    }
    #expect(most <= 2)
    #expect(left.largestStep(to: right) > 60, "the bars are not alike on both sides")
  }

  @Test func `cards end at the single line that is above them`() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 390, 500)
    var show = try easel.use { try Self.show(.cloudy, size: size, easel.renderer) }
    show.scroll.vertical.jump(to: 280, at: 0)
    var frame = Self.frame(&show, size)
    let line = Int(show.layout.viewport.y.rounded(.down))
    frame.overlay.items.removeAll { if case .text = $0.content { true } else { false } }
    let whole = try easel.picture(frame)
    var sky = frame
    sky.overlay = Overlay()
    sky.materials = []
    let bare = try easel.picture(sky)
    for x in stride(from: 0, to: 390, by: 3) {
      for y in 0..<line { #expect(whole.pixel(x, y) == bare.pixel(x, y), "\(x), \(y)") }
    }
    #expect(whole.pixel(195, line + 2) != bare.pixel(195, line + 2), "a card begins below it")
  }

  @Test func `scrolled to its end it shows the last row, and the sky below the card`() throws {
    let easel = try Easel.of(.gl)
    var show = try easel.use { try Self.show(.clear, size: Self.phone, easel.renderer) }
    show.scroll.vertical.jump(to: .infinity, at: 0)
    let frame = Self.frame(&show, Self.phone)
    let words = frame.overlay.items.compactMap { item -> PlacedText? in
      if case .text(let text) = item.content { text } else { nil }
    }
    // Sunday is the tenth day, and 28° its high.
    let last = try #require(words.filter { $0.box.text == "28°" }.max { $0.y < $1.y })
    #expect(last.y > 740 && last.y < 800)
    var sky = frame
    sky.overlay = Overlay()
    sky.materials = []
    let (whole, bare) = (try easel.picture(frame), try easel.picture(sky))
    func differs(_ y: Int) -> Bool { whole.pixel(60, y) != bare.pixel(60, y) }
    #expect(!differs(843) && !differs(821) && differs(818))
  }

  @Test(arguments: [
    String(repeating: "W", count: 300), "Taumatawhakatangihangakoauauotamateapokaiwhenuakitanatahu",
    "مدينة نصر",
    "👩🏽‍🚀 \u{10FFFF}",
  ])
  func `no name moves the cards`(_ name: String) throws {
    let easel = try Easel.of(.gl)
    for size in [Self.phone, FrameSize(points: 320, 180)] {
      func materials(_ place: String) throws -> [PlacedMaterial] {
        var show = try easel.use { try Self.show(.clear, size: size, place: place, easel.renderer) }
        let frame = Self.frame(&show, size)
        _ = try easel.picture(frame)
        show.scroll.vertical.jump(to: 120, at: 0)
        return frame.materials + Self.frame(&show, size).materials
      }
      #expect(try materials(name) == materials("Lisbon"))
    }
  }

  @Test func `what falls stands still where motion is reduced, and moves else`() throws {
    let easel = try Easel.of(.gl)
    var show = try easel.use { try Self.show(.snow, size: Self.phone, easel.renderer) }
    let stage = Stage(size: Self.phone, dithers: false)
    func picture(_ time: Double, reduced: Bool) throws -> Pixels {
      var (frame, stage) = (Frame(size: Self.phone), stage)
      stage.reducesMotion = reduced
      show.write(into: &frame, at: 0, moment: SceneTime(time), on: stage)
      return try easel.picture(frame)
    }
    #expect(try picture(3, reduced: true) == picture(8, reduced: true))
    #expect(try picture(3, reduced: false) != picture(8, reduced: false))
    #expect(show.framesPerSecond(at: 0, reducesMotion: true) == 0)
    #expect(show.framesPerSecond(at: 0, reducesMotion: false) == 60)
  }

  @Test(arguments: [ScreenShow.Background.gradient, .weather], Condition.allCases)
  func `glass over a picture drawn small is as glass over all of it, particles and bolts included`(
    _ background: ScreenShow.Background, _ condition: Condition
  ) throws {
    let easel = try Easel.of(.gl)
    for size in [Self.phone, FrameSize(points: 501, 333, scale: 1.5)] {
      var show = try easel.use { try Self.show(condition, size: size, over: background, easel.renderer) }
      show.scroll.vertical.jump(to: 250, at: 0)
      var frame = Self.frame(&show, size, time: 0.49)
      #expect(frame.blurredLayers != nil && frame.materials.count > 1)
      frame.overlay = Overlay()
      let small = try easel.picture(frame)
      frame.blurredLayers = nil
      let step = small.largestStep(to: try easel.picture(frame))
      // A bolt is sharp, and left out as well.
      let isStruck = condition == .thunderstorm && background == .weather
      #expect(step <= (isStruck ? 5 : 2), "\(step)")
    }
  }

  @Test(arguments: [ScreenShow.Background.gradient, .weather])
  func `a screen that stands is the same picture however often it is drawn, and whatever came before`(
    _ background: ScreenShow.Background
  ) throws {
    let easel = try Easel.of(.gl)
    var show = try easel.use {
      try Self.show(.partlyCloudy, size: Self.phone, over: background, easel.renderer)
    }
    // In the last tenth of a second's step the glass differs from the first one's.
    let times = [3.0, 3.01, 3.02, 30, 30.01, 30.02]
    let frames = times.map { Self.frame(&show, Self.phone, time: $0) }
    let fresh = try frames.map { frame in
      _ = try easel.picture(Frame(size: Self.phone))
      var other = frame
      other.overlay = Overlay()
      _ = try easel.picture(other)
      return try easel.picture(frame)
    }
    for (frame, expected) in zip(frames, fresh) { #expect(try easel.picture(frame) == expected) }
    #expect(background == .gradient || fresh[0] != fresh[3])
    // Words that change are seen to.
    var other = frames[5]
    other.overlay.items.removeLast()
    #expect(try easel.picture(other) != fresh[5])
    #expect(try easel.picture(frames[5]) == fresh[5])
  }

  @Test func `materials over one another are drawn in their order, however often`() throws {
    let easel = try Easel.of(.gl)
    var frame = Frame(size: Self.phone, sky: SkyColors(top: [0.1, 0.2, 0.6], bottom: [0.9, 0.8, 0.7]))
    frame.materials = [(40.0, Material.Strength.thin), (120, .ultraThick), (200, .regular)].map {
      top, strength in
      PlacedMaterial(
        strength: strength, appearance: top == 120 ? .light : .dark,
        rectangle: Rectangle(x: 30 + top / 4, y: top, width: 200, height: 150), cornerRadius: 20)
    }
    frame.overlay.add(Panel(Rectangle(x: 60, y: 150, width: 150, height: 40), radius: 9, color: .white(0.5)))
    let first = try easel.picture(frame)
    for _ in 0..<3 { #expect(try easel.picture(frame) == first) }
  }

  @Test(arguments: [Condition.clear, .partlyCloudy, .snow, .thunderstorm])
  func `the scrim darkens the sky and all in it alike`(_ condition: Condition) throws {
    let easel = try Easel.of(.gl)
    var show = try easel.use { try Self.show(condition, size: Self.phone, over: .weather, easel.renderer) }
    var frame = Self.frame(&show, Self.phone, time: 0.49)
    frame.dithers = false
    frame.materials = []
    frame.overlay = Overlay()
    frame.scrim = Scrim(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.6), downTo: 300, reach: 400)
    let seen = try easel.picture(frame)
    frame.scrim = nil
    let bare = try easel.picture(frame)
    var worst = 0.0
    for y in stride(from: 0, to: seen.height, by: 3) {
      let left = min(1, max(0, (700 - (Double(y) + 0.5)) / 400))
      let share = 0.6 * left * left * (3 - 2 * left)
      for x in stride(from: 0, to: seen.width, by: 3) {
        let pixel = 4 * (y * seen.width + x)
        for (channel, scrim) in [0.1, 0.2, 0.3].enumerated() {
          let expected = Double(bare.bytes[pixel + channel]) * (1 - share) + 255 * scrim * share
          worst = max(worst, abs(expected - Double(seen.bytes[pixel + channel])))
        }
      }
    }
    #expect(worst <= 2, "\(worst)")
  }
}
