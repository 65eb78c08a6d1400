import ForecastScreen
import Glibc
import Scene
import Testing
import Weather

struct LayoutTests {
  static func layout(
    _ model: ForecastModel, width: Double = 390, height: Double = 844, textScale: Double = 1,
    direction: LayoutDirection = .leftToRight, contrast: Bool = false, locale name: String = "C",
    letter: Double = 0.5
  ) throws -> ForecastLayout {
    let size = try #require(FrameSize(width: width, height: height, scale: 1))
    return ForecastLayout(
      model, locale: locale(name),
      options: ScreenOptions(
        size: size, textScale: textScale, direction: direction, increasesContrast: contrast),
      measurer: PlainMeasurer(widthOfLetter: letter))
  }

  @Test func `the header's lines stand as described`() throws {
    let layout = try Self.layout(demo())
    // The single line: 8 above, 20 and 15 points at a quarter more, 8 below.
    #expect(layout.viewport == Rectangle(x: 0, y: 59.75, width: 390, height: 844 - 59.75))
    let texts = layout.items().texts
    let (place, degrees) = (try #require(texts.first), texts[1])
    #expect(place.text == "Lisbon" && place.style == TextStyle(28, .medium))
    #expect(place.box == Rectangle(x: 16, y: 59.75 + 16, width: 358, height: 35))
    #expect(place.alignment == .center && place.alpha == 1 && place.direction == nil)
    #expect(place.shadow == TextShadow(alpha: 0.2, radius: 6, down: 2))
    #expect(degrees.text == "22°" && degrees.style == TextStyle(96, .thin))
    #expect(degrees.box.y == place.box.bottom + 2)
    #expect(texts[2].text == "Clear" && texts[2].style == TextStyle(20, .medium) && texts[2].alpha == 0.85)
    #expect(texts[2].box.y == degrees.box.bottom + 2)
    #expect(texts[3].text == "H:25° L:17°" && texts[3].style == TextStyle(20, .medium) && texts[3].alpha == 1)
    let card = try #require(layout.items().cards.first)
    #expect(card.box.y == texts[3].box.bottom + 24 + 12)
  }

  @Test func `cards stand in the column, twelve apart, with twenty-four below the last`() throws {
    let layout = try Self.layout(demo())
    let down = layout.viewport.y
    let offset = layout.contentHeight - layout.viewport.height
    let cards = layout.items(offset: offset).cards
    #expect(cards.count == 2)
    #expect(cards.allSatisfy { $0.box.x == 16 && $0.box.width == 358 && $0.radius == 18 && $0.shade == 0.18 })
    #expect(cards[1].box.y == cards[0].box.bottom + 12)
    #expect(abs(cards[1].box.bottom + 24 - 844) < 1e-9 && down > 0)
  }

  @Test(arguments: [(390.0, 358.0), (672, 640), (700, 640), (3840, 640), (32, 0), (1, 0)])
  func `the column is 640 wide at most, and in the middle`(width: Double, column: Double) throws {
    for card in try Self.layout(demo(), width: width).items().cards {
      #expect(card.box.width == column)
      #expect(abs(card.box.x + card.box.width / 2 - width / 2) < 1e-9)
    }
  }

  @Test func `the hourly card holds columns twenty-two apart`() throws {
    let items = try Self.layout(demo()).items()
    let card = items.cards[0]
    let title = try #require(items.text("HOURLY FORECAST"))
    #expect(title.style == TextStyle(12, .semibold) && title.alpha == 0.7)
    #expect(title.box.y == card.box.y + 14)
    let line = try #require(items.hairlines.first)
    #expect(line.alpha == 0.25 && line.box.y == title.box.bottom + 10 && line.box.width == 330)
    let now = try #require(items.text("Now"))
    #expect(now.style == TextStyle(15, .semibold) && now.box.x == 30)
    #expect(now.box.y == line.box.bottom + 10 + 4)
    let symbol = try #require(items.symbols.first { $0.symbol == .clearDay && $0.box.height == 28 })
    #expect(symbol.box.y == now.box.bottom + 10)
    let second = try #require(items.text("13"))
    #expect(second.box.x == now.box.right + 22)
    let degrees = items.texts.filter { $0.text == "22°" && $0.style == TextStyle(20, .medium) }
    #expect(degrees.first?.box.y == symbol.box.bottom + 10)
    #expect(degrees.first.map { $0.box.bottom + 4 + 14 } == card.box.bottom)
  }

  @Test func `the strip is clipped to its card, and leaves out what is not seen`() throws {
    let layout = try Self.layout(demo())
    #expect(layout.stripContentWidth > layout.stripWidth && layout.stripWidth == 358)
    let clip = try #require(layout.items().groups.first { $0.clip?.width == 358 }?.clip)
    #expect(clip == layout.stripBox(offset: 0))
    #expect(layout.items().text("23") == nil)
    let end = layout.stripContentWidth - layout.stripWidth
    let last = try #require(layout.items(stripOffset: end).text("23"))
    // As far from the card's edge as all that is on it.
    #expect(abs(last.box.right - (clip.right - 14)) < 1e-9)
    #expect(layout.items(stripOffset: end).text("Now") == nil)
  }

  @Test func `a day's row holds day, symbol, low, bar and high`() throws {
    let layout = try Self.layout(demo())
    let items = layout.items(offset: 200)
    #expect(items.text("10-DAY FORECAST") != nil)
    let day = try #require(items.text("Today"))
    #expect(day.style == TextStyle(17, .semibold) && day.box.x == 30 && day.box.width == 52)
    let bar = try #require(items.bars.first)
    let low = try #require(items.texts.first { $0.text == "17°" && $0.style == TextStyle(17, .medium) })
    #expect(low.box.x == 30 + 52 + 12 + 40 + 12 && low.box.width == 40)
    #expect(low.alignment == .right && low.alpha == 0.72)
    #expect(bar.track.x == low.box.right + 12 && bar.track.height == 5 && bar.trackAlpha == 0.15)
    let high = try #require(items.texts.first { $0.text == "25°" && $0.style == TextStyle(17, .medium) })
    #expect(high.box.x == bar.track.right + 12 && high.box.right == 360 && high.alignment == .right)
    #expect(abs(bar.track.y + 2.5 - (low.box.y + low.box.height / 2)) < 1e-9)
    // The week runs from 16 to 29.
    let part = try #require(bar.part)
    #expect(abs(part.x - bar.track.x - bar.track.width / 13) < 1e-9)
    #expect(abs(part.width - bar.track.width * 8 / 13) < 1e-9)
    #expect(bar.colors == WeekSpan(16, 29)?.colors())
    #expect(items.bars.dropFirst().allSatisfy { $0.marker == nil })
    let marker = try #require(bar.marker)
    #expect(abs(marker.x - bar.track.x - bar.track.width * 6 / 13) < 1e-9)
    #expect(marker.y == bar.track.y + 2.5 && marker.diameter == 7 && marker.outline == 1.5)
    // Rows stand in the middle between hairlines, ten above and below.
    let between = items.hairlines.filter { $0.alpha == 0.18 }
    #expect(between.count == 9)
  }

  @Test func `a chance stands under its symbol from a fifth up`() throws {
    let texts = try Self.layout(demo(), height: 3000).items().texts
    let chances = texts.filter { $0.style == TextStyle(11, .bold) }
    #expect(chances.map(\.text) == ["60%", "30%", "80%", "50%", "20%"])
    #expect(chances.allSatisfy { $0.color == SIMD3(0.55, 0.88, 1) && $0.alignment == .center })
  }

  @Test func `increased contrast makes lows white`() throws {
    let lows = try Self.layout(demo(), height: 3000, contrast: true).items().texts.filter {
      $0.style == TextStyle(17, .medium)
    }
    #expect(lows.count == 20 && lows.allSatisfy { $0.alpha == 1 })
  }

  @Test(arguments: [
    (1.34, 1000.0, false), (1.35, 1000, true), (4, 1000, true), (1, 320, true), (1, 390, false),
  ])
  func `rows take two lines at large text, and where one has no room`(
    scale: Double, width: Double, twoLines: Bool
  ) throws {
    let layout = try Self.layout(demo(), width: width, height: 9000, textScale: scale)
    let items = layout.items()
    let (day, bar) = (try #require(items.text("Today")), try #require(items.bars.first))
    #expect((bar.track.y > day.box.bottom) == twoLines)
    #expect(bar.track.width >= 60 || width < 390 && bar.track.width > 0)
    let low = try #require(items.texts.first { $0.text == "17°" && $0.style.size == 17 * scale })
    #expect((low.box.x == day.box.x) == twoLines)
  }

  @Test func `the header gives way to a single line`() throws {
    let layout = try Self.layout(demo())
    let groups = layout.items(offset: 60).groups
    let header = try #require(groups.first { $0.scale != 1 })
    #expect(header.opacity == 0.5 && header.scale == 0.94)
    #expect(header.anchorX == 195 && header.anchorY == 59.75 + 16 - 60)
    let line = try #require(groups.last)
    #expect(line.opacity == 0.5 && line.clip == nil)
    #expect(line.items.texts.map(\.text) == ["Lisbon", "22° · Clear"])
    #expect(line.items.texts.map(\.style) == [TextStyle(20, .medium), TextStyle(15, .medium)])
    #expect(line.items.texts.map(\.box.y) == [8, 33])
    #expect(groups.first?.clip == layout.viewport)
    #expect(layout.items().groups.allSatisfy { $0.opacity == 1 })
    #expect(layout.items(offset: 120).text("H:25° L:17°") == nil)
  }

  @Test func `the temperature shrinks to half at most before it is cut`() throws {
    for (width, size, isCut) in [(390.0, 96.0, false), (132, 96 * 100 / 144.0, false), (92, 48, true)] {
      let degrees = try Self.layout(demo(), width: width).items().texts[1]
      #expect(abs(degrees.style.size - size) < 1e-9 && degrees.isCut == isCut)
    }
  }

  @Test func `without days there is no high and low, and without hours no strip`() throws {
    var model = try demo()
    model.days = []
    var items = try Self.layout(model, height: 2000).items()
    #expect(items.cards.count == 1 && !items.texts.contains { $0.text.hasPrefix("H:") })
    model.hours = []
    model.now = nil
    model.place = nil
    items = try Self.layout(model, height: 2000).items()
    #expect(items.texts.map(\.text) == ["—", "No current weather"])
    #expect(items.cards.isEmpty)
  }

  @Test func `missing values are dashes, and their days have no part of the bar`() throws {
    var model = try demo()
    model.now?.temperature = nil
    model.days[0].low = nil
    let items = try Self.layout(model, height: 3000).items()
    #expect(items.texts[1].text == "—" && items.texts[3].text == "H:25° L:—")
    #expect(items.bars[0].part == nil && items.bars[0].marker == nil && items.bars[1].part != nil)
    for index in model.days.indices { (model.days[index].low, model.days[index].high) = (nil, nil) }
    let empty = try Self.layout(model, height: 3000).items()
    #expect(empty.bars.count == 10 && empty.bars.allSatisfy { $0.part == nil && $0.colors.isEmpty })
  }

  @Test(arguments: [0.0, 77, 5000])
  func `from right to left all is the mirror image`(offset: Double) throws {
    let left = try Self.layout(demo()).items(offset: offset, stripOffset: 33)
    let right = try Self.layout(demo(), direction: .rightToLeft).items(offset: offset, stripOffset: 33)
    func mirrored(_ box: Rectangle) -> Rectangle {
      Rectangle(x: 390 - box.right, y: box.y, width: box.width, height: box.height)
    }
    #expect(right.texts.map(\.box) == left.texts.map { mirrored($0.box) })
    #expect(right.symbols.map(\.box) == left.symbols.map { mirrored($0.box) })
    #expect(right.cards.map(\.box) == left.cards.map { mirrored($0.box) })
    #expect(right.hairlines.map(\.box) == left.hairlines.map { mirrored($0.box) })
    #expect(right.bars.map(\.track) == left.bars.map { mirrored($0.track) })
    #expect(right.bars.map(\.part) == left.bars.map { $0.part.map(mirrored) })
    #expect(right.bars.map(\.colors) == left.bars.map { $0.colors.reversed() })
    #expect(right.bars.map { $0.marker?.x } == left.bars.map { $0.marker.map { 390 - $0.x } })
    #expect(right.groups.map(\.clip) == left.groups.map { $0.clip.map(mirrored) })
    #expect(right.groups.map(\.anchorX) == left.groups.map { 390 - $0.anchorX })
    let turned = left.texts.map { text -> TextItem.Alignment in
      switch text.alignment {
      case .left: .right
      case .center: .center
      case .right: .left
      }
    }
    #expect(right.texts.map(\.alignment) == turned)
    #expect(right.texts.map(\.direction) == left.texts.map(\.direction))
  }

  @Test func `the credit stands under the cards, on glass of its own`() throws {
    var model = try demo()
    model.feed = .openMeteo
    let layout = try Self.layout(model, height: 3000)
    let credit = try #require(layout.items().text("Weather data by Open-Meteo.com"))
    let cards = layout.items().cards
    try #require(cards.count == 3)
    let pill = cards[2]
    #expect(pill.box.y == cards[1].box.bottom + 12 && pill.radius == pill.box.height / 2)
    #expect(credit.box.y == pill.box.y + 5 && credit.box.bottom == pill.box.bottom - 5)
    #expect(pill.box.width == credit.naturalWidth + 28 && abs(pill.box.x + pill.box.width / 2 - 195) < 1e-9)
    #expect(pill.box.bottom + 24 == layout.viewport.y + layout.contentHeight)
  }

  @Test(
    arguments: [
      "W", "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu",
      String(repeating: "W", count: 10_000), "a\nb\u{0}\t\u{1B}[2J", "القاهرة الكبرى", "<b>&lt;</b>%s %n",
      String(repeating: "a\u{0301}\u{0302}", count: 5000),
    ], [320.0, 390, 1280])
  func `no place name breaks the layout`(name: String, width: Double) throws {
    var forecast = DemoForecast.forecast(step: 0, clock: noon)
    forecast.place = name
    let plain = try Self.layout(demo(), width: width, height: 180)
    let layout = try Self.layout(ForecastModel(forecast), width: width, height: 180)
    #expect(layout.contentHeight == plain.contentHeight && layout.viewport == plain.viewport)
    for items in [layout.items(), layout.items(offset: 60)] {
      for text in items.texts.prefix(1) + items.texts.suffix(1) {
        #expect(text.box.x >= 0 && text.box.right <= width)
        #expect(!text.text.unicodeScalars.contains { $0.value < 32 })
      }
    }
    let place = try #require(layout.items().texts.first)
    #expect(place.isCut == (Double(place.text.count) * 14 > place.box.width))
  }

  @Test(
    arguments: [(1.0, 1.0), (1, 200), (200, 1), (320, 180), (16_384, 16_384), (60, 60), (100, 2000)],
    [0.5, 1, 1.35, 4, .nan, -3, .infinity])
  func `any size and any text scale has a layout of sound numbers`(size: (Double, Double), scale: Double)
    throws
  {
    for (letter, direction) in [
      (0.5, LayoutDirection.leftToRight), (.nan, .rightToLeft), (1e300, .leftToRight),
    ] {
      let layout = try Self.layout(
        demo(), width: size.0, height: size.1, textScale: scale, direction: direction, letter: letter)
      #expect(layout.contentHeight.isFinite && layout.stripContentWidth.isFinite)
      for offset in [0, 50, 1e6, -1e6, .nan, .infinity] {
        let items = layout.items(offset: offset, stripOffset: offset)
        let boxes =
          items.texts.map(\.box) + items.symbols.map(\.box) + items.cards.map(\.box) + items.bars.map(\.track)
          + items.bars.compactMap(\.part) + items.groups.compactMap(\.clip)
        #expect(boxes.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.height >= 0 })
      }
    }
  }

  @Test func `parts of a row never lie over each other`() throws {
    for width in stride(from: 40.0, through: 700, by: 20) {
      for scale in [0.5, 1, 1.3, 2] {
        let items = try Self.layout(demo(), width: width, height: 9000, textScale: scale).items()
        for bar in items.bars {
          let texts = items.texts.filter { $0.box.y < bar.track.bottom && $0.box.bottom > bar.track.y }
          #expect(
            texts.allSatisfy { $0.box.right <= bar.track.x + 1e-9 || $0.box.x >= bar.track.right - 1e-9 },
            "\(width) \(scale)")
        }
      }
    }
  }

  @Test func `scrolling takes its room from the layout`() throws {
    let layout = try Self.layout(demo())
    var scroll = ForecastScroll()
    scroll.fit(layout, at: 0)
    let furthest = layout.contentHeight - layout.viewport.height
    #expect(scroll.vertical.furthest == furthest && furthest > 0)
    #expect(scroll.strip.furthest == layout.stripContentWidth - 358)
    scroll.vertical.scroll(to: 1e9, at: 1)
    #expect(scroll.isMoving(at: 1.01))
    #expect(!scroll.isMoving(at: 10) && scroll.vertical.offset(at: 10) == furthest)
    scroll.strip.scroll(by: 50, at: 11)
    #expect(scroll.isMoving(at: 11.01))
    scroll.setReducesMotion(true, at: 11.01)
    #expect(!scroll.isMoving(at: 11.02))
  }

  @Test(arguments: Condition.allCases, [(390.0, 844.0), (1280, 720), (1920, 1080)])
  func `white text keeps its contrast down to the line of high and low`(
    condition: Condition, size: (Double, Double)
  ) throws {
    /// Relative luminance as WCAG defines it.
    func luminance(_ color: SIMD3<Double>) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
    let layout = try Self.layout(demo(), width: size.0, height: size.1)
    let line = try #require(layout.items().texts.first { $0.text.hasPrefix("H:") })
    for daylight in [true, false] {
      let sky = ScreenSky(condition, daylight: daylight).colors
      let color = sky.top + (sky.bottom - sky.top) * (line.box.bottom / size.1)
      let contrast = 1.05 / (luminance(color) + 0.05)
      #expect(contrast >= 4.5, "\(contrast)")
    }
  }

  /// Counts how often it is asked.
  final class CountingMeasurer: TextMeasurer {
    var count = 0

    func extent(of text: String, in style: TextStyle) -> TextExtent {
      count += 1
      return PlainMeasurer().extent(of: text, in: style)
    }
  }

  @Test func `a memory of sizes changes no layout, and asks for none twice`() throws {
    let counting = CountingMeasurer()
    let cached = CachedMeasurer(counting)
    let size = try #require(FrameSize(width: 390, height: 844, scale: 1))
    func layout() throws -> ForecastLayout {
      ForecastLayout(try demo(), locale: locale("C"), options: ScreenOptions(size: size), measurer: cached)
    }
    #expect(try layout() == Self.layout(demo()))
    let count = counting.count
    #expect(count > 0 && count < 100)
    _ = try layout()
    #expect(counting.count == count)
    for number in 0..<10_000 { _ = cached.extent(of: "\(number)", in: TextStyle(12, .medium)) }
    #expect(
      cached.extent(of: "7", in: TextStyle(12, .medium))
        == counting.extent(of: "7", in: TextStyle(12, .medium)))
    cached.forget()
    _ = try layout()
    #expect(counting.count > count + 10_000)
  }
}
