import Glibc
import Scene
import Testing
import Weather

/// What lies over the sky is placed well, whatever the frame.
struct MenuTests {
  /// Letters half as wide as they are high.
  private final class HalfWide: LineMeasurer {
    func measure(_ box: TextBox) -> TextMetrics {
      let size = box.style.size
      let width = min(Double(box.text.count) * size / 2, box.width ?? .infinity)
      return TextMetrics(width: width, height: 1.2 * size, baseline: size)
    }
  }

  private let measurer = HalfWide()

  nonisolated private static let sizes = [
    FrameSize(pixelWidth: 1920, pixelHeight: 1080), FrameSize(pixelWidth: 900, pixelHeight: 500),
    FrameSize(pixelWidth: 390, pixelHeight: 844), FrameSize(pixelWidth: 320, pixelHeight: 180),
    FrameSize(pixelWidth: 120, pixelHeight: 60), FrameSize(pixelWidth: 1, pixelHeight: 1),
  ]

  @Test func theMenuIsFortyUpAndInTheMiddle() {
    for size in MenuTests.sizes.prefix(4) {
      let menu = WeatherMenu(in: size, chosen: .rain, measurer: measurer)
      #expect(size.height - menu.capsule.bottom == 40)
      #expect(abs(menu.capsule.middleX - size.width / 2) <= 1)
      #expect(menu.capsule.x >= 0 && menu.capsule.right <= size.width)
    }
  }

  @Test(arguments: sizes, [LayoutDirection.leftToRight, .rightToLeft])
  func everyWeatherIsHitInItsPlace(size: FrameSize, direction: LayoutDirection) {
    let menu = WeatherMenu(in: size, chosen: .snow, direction: direction, measurer: measurer)
    for (weather, segment) in zip(Weather.allCases, menu.segments) where segment.width > 0 {
      #expect(menu.hit(x: segment.middleX, y: segment.middleY) == weather)
      #expect(menu.hit(x: segment.middleX, y: menu.capsule.y - 1) == nil)
      #expect(menu.hit(x: segment.middleX, y: menu.capsule.bottom + 1) == nil)
    }
    #expect(menu.hit(x: menu.capsule.x - 1, y: menu.capsule.middleY) == nil)
    #expect(menu.hit(x: menu.capsule.right + 1, y: menu.capsule.middleY) == nil)
    #expect(menu.hit(x: .nan, y: .nan) == nil)
    guard size.width > 100 else { return }
    // Side by side, with no gap, over the whole capsule.
    let inOrder = menu.segments.sorted { $0.x < $1.x }
    #expect(abs(inOrder[0].x - menu.capsule.x) < 1e-6)
    #expect(abs(inOrder[6].right - menu.capsule.right) < 1e-6)
    for (one, next) in zip(inOrder, inOrder.dropFirst()) { #expect(abs(one.right - next.x) < 1e-6) }
  }

  @Test func rightToLeftMirrorsIt() {
    let size = FrameSize(pixelWidth: 1000, pixelHeight: 600)
    let usual = WeatherMenu(in: size, chosen: .snow, hovered: .fog, measurer: measurer)
    let mirrored = WeatherMenu(
      in: size, chosen: .snow, hovered: .fog, direction: .rightToLeft, measurer: measurer)
    #expect(mirrored.segments == usual.segments.map { $0.mirrored(in: 1000) })
    #expect(mirrored.overlay.items.count == usual.overlay.items.count)
    #expect(mirrored.segments[0].x > mirrored.segments[6].x)
  }

  @Test func titlesGoWhereTheFrameIsNarrow() {
    func titles(_ width: Int) -> Int {
      let size = FrameSize(pixelWidth: width, pixelHeight: 500)
      return WeatherMenu(in: size, chosen: .thunderstorm, measurer: measurer).overlay.texts.count
    }
    #expect(titles(1000) == 7)
    #expect(titles(600) == 1)
    #expect(titles(390) == 0)
    #expect(WeatherMenu(in: MenuTests.sizes[4], chosen: nil, measurer: measurer).overlay.symbols.count == 7)
  }

  @Test func theChosenAndTheHoveredStandOut() {
    let size = MenuTests.sizes[0]
    func panels(_ chosen: Weather?, _ hovered: Weather?) -> [Panel] {
      WeatherMenu(in: size, chosen: chosen, hovered: hovered, measurer: measurer).overlay.panels
    }
    #expect(panels(nil, nil).count == 1)
    #expect(panels(.rain, nil).count == 2)
    #expect(panels(.rain, .rain).count == 2)
    #expect(panels(.rain, .snow).count == 3)
    #expect(panels(.rain, .rain) != panels(.rain, nil))
  }

  /// Words keep a contrast of 4.5 even over white, which is more than a flash of lightning makes.
  @Test func wordsAreLegibleOverAnything() {
    let size = MenuTests.sizes[0]
    let rows = [(keys: "Q", action: "quit")]
    let overlays = [
      WeatherMenu(in: size, chosen: .rain, hovered: .rain, measurer: measurer).overlay,
      KeyList(in: size, title: "Keys", rows: rows, measurer: measurer).overlay,
      Overlay.figures(["60 a second"], in: size, measurer: measurer),
      Overlay.notice("Paused", in: size, measurer: measurer),
    ]
    func luminance(_ grey: Double) -> Double { pow((grey + 0.055) / 1.055, 2.4) }
    for overlay in overlays {
      for text in overlay.texts {
        var ground = 1.0
        for panel in overlay.panels where panel.rectangle.contains(x: text.x + 1, y: text.y + 1) {
          guard case .color(let color) = panel.fill else { continue }
          ground += (color.red - ground) * color.alpha
        }
        let words = ground + (1 - ground) * text.color.alpha
        let contrast = (luminance(words) + 0.05) / (luminance(ground) + 0.05)
        #expect(contrast >= 4.5, "\(text.box.text): \(contrast)")
      }
    }
  }

  @Test(arguments: sizes, [LayoutDirection.leftToRight, .rightToLeft])
  func theListOfKeysFits(size: FrameSize, direction: LayoutDirection) {
    let rows = (0..<10).map { (keys: "Key \($0)", action: "something that the key does") }
    let list = KeyList(in: size, title: "Keys", rows: rows, direction: direction, measurer: measurer)
    #expect(list.overlay.texts.count == 21)
    guard size.width > 200 else { return }
    #expect(list.panel.x >= 0 && list.panel.y >= 0)
    #expect(list.panel.right <= size.width && list.panel.bottom <= size.height)
    for text in list.overlay.texts {
      #expect(text.x >= list.panel.x && text.x + (text.box.width ?? 0) <= list.panel.right + 1e-6)
      #expect(text.y >= list.panel.y && text.y < list.panel.bottom)
    }
    #expect(KeyList(in: size, title: "", rows: [], measurer: measurer).overlay.panels.count == 1)
  }

  @Test func figuresStandWhereReadingBegins() {
    let size = MenuTests.sizes[1]
    let usual = Overlay.figures(["60.0 a second", "3 dropped"], in: size, measurer: measurer)
    let mirrored = Overlay.figures(
      ["60.0 a second", "3 dropped"], in: size, direction: .rightToLeft, measurer: measurer)
    #expect(usual.panels[0].rectangle.mirrored(in: size.width) == mirrored.panels[0].rectangle)
    #expect(usual.panels[0].rectangle.x == 12)
    #expect(usual.texts.allSatisfy { $0.box.style.hasTabularDigits })
    #expect(Overlay.figures([], in: size, measurer: measurer).items.isEmpty)
  }

  @Test func aNoticeStaysWithinTheFrame() {
    for size in MenuTests.sizes.prefix(4) {
      let notice = Overlay.notice(
        String(repeating: "long words ", count: 40), in: size, opacity: 0.5, measurer: measurer)
      #expect(notice.panels[0].rectangle.x >= 15 && notice.panels[0].rectangle.right <= size.width - 15)
      #expect(notice.items.allSatisfy { $0.opacity == 0.5 })
    }
    let size = FrameSize(pixelWidth: 390, pixelHeight: 600)
    let plain = Overlay.notice("Paused", in: size, measurer: measurer).panels[0].rectangle
    let corner = Rectangle(x: 12, y: 12, width: 200, height: 90)
    let list = Rectangle(x: 20, y: 100, width: 350, height: 400)
    for taken in [
      [corner], [list], [corner, list], [list, corner, Rectangle(x: 0, y: 520, width: 390, height: 30)],
    ] {
      let place = Overlay.notice("Paused", in: size, besides: taken, measurer: measurer).panels[0].rectangle
      #expect(taken.allSatisfy { place.intersection($0).isEmpty } && place.bottom <= 600, "\(place)")
      #expect(taken.contains(corner) == (place.y != plain.y))
    }
    #expect(Overlay.notice("", in: MenuTests.sizes[0], measurer: measurer).items.isEmpty)
  }

  @Test func theTitleOfSnowIsInTheMiddleOrNotThere() throws {
    for size in MenuTests.sizes.prefix(4) {
      let title = Overlay.snowTitle("First Snow", in: size, measurer: measurer)
      let symbol = try #require(title.symbols.first)
      let text = try #require(title.texts.first)
      #expect(symbol.symbol == .snowflake && symbol.rectangle.middleX == size.width / 2)
      #expect(text.box.alignment == .center && text.x + (text.box.width ?? 0) / 2 == size.width / 2)
      #expect(symbol.rectangle.bottom < text.y)
      let bottom = text.y + 1.2 * text.box.style.size
      #expect(abs(symbol.rectangle.y + bottom - size.height) < 1e-6)
    }
    for words in ["", " ", "\n"] {
      #expect(Overlay.snowTitle(words, in: MenuTests.sizes[0], measurer: measurer).items.isEmpty)
    }
  }

  @Test func groupsComeToLieWithinGroups() {
    var inner = Overlay()
    inner.add(Panel(Rectangle(x: 1, y: 2, width: 3, height: 4), color: .white))
    var middle = Overlay()
    middle.add(
      inner, opacity: 0.5, clip: Rectangle(x: 0, y: 0, width: 10, height: 10),
      placement: Overlay.Placement(scale: 2, x: 1, y: 1))
    var outer = Overlay()
    outer.add(
      middle, opacity: 0.5, clip: Rectangle(x: 12, y: 0, width: 100, height: 100),
      placement: Overlay.Placement(scale: 3, x: 10, y: 0))
    #expect(outer.items[0].opacity == 0.25)
    #expect(outer.items[0].placement == Overlay.Placement(scale: 6, x: 13, y: 3))
    #expect(outer.items[0].clip == Rectangle(x: 12, y: 0, width: 28, height: 30))
    var hidden = Overlay()
    hidden.add(middle, opacity: 0)
    #expect(hidden.items.isEmpty)
    let top = Overlay.Placement(scale: 0.5, aboutX: 100, y: 20)
    #expect(
      top.applied(to: Rectangle(x: 100, y: 20, width: 4, height: 4))
        == Rectangle(x: 100, y: 20, width: 2, height: 2))
  }
}

extension Overlay {
  fileprivate var panels: [Panel] {
    items.compactMap { if case .panel(let panel) = $0.content { panel } else { nil } }
  }
  fileprivate var symbols: [PlacedSymbol] {
    items.compactMap { if case .symbol(let symbol) = $0.content { symbol } else { nil } }
  }
  fileprivate var texts: [PlacedText] {
    items.compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }
}
