import ForecastScreen
import Scene
import Testing
import Weather

/// A screen's items as a frame holds them.
struct DrawingTests {
  private static let size = FrameSize(pixelWidth: 390, pixelHeight: 844)

  private static func frame(_ items: [DisplayItem], _ direction: LayoutDirection = .leftToRight) -> Frame {
    var frame = Frame(size: size)
    frame.show(items, direction: direction)
    return frame
  }

  private static func text(
    _ alignment: TextItem.Alignment, _ direction: LayoutDirection?, natural: Double = 10
  ) -> DisplayItem {
    .text(
      TextItem(
        text: "Lisbon", style: TextStyle(20, .medium), box: Rectangle(x: 7, y: 9, width: 100, height: 25),
        baseline: 20,
        alignment: alignment, direction: direction, color: [0.5, 0.6, 0.7], alpha: 0.8, shadow: .header,
        naturalWidth: natural))
  }

  private static func placed(_ item: DisplayItem, _ direction: LayoutDirection = .leftToRight) throws
    -> PlacedText
  {
    let content = try #require(frame([item], direction).overlay.items.first).content
    guard case .text(let text) = content else { throw Missing() }
    return text
  }

  private struct Missing: Error {}

  @Test func `texts keep their side whichever way their language runs`() throws {
    let cases: [(TextItem.Alignment, LayoutDirection, TextBox.Alignment)] = [
      (.left, .leftToRight, .leading), (.right, .leftToRight, .trailing), (.left, .rightToLeft, .trailing),
      (.right, .rightToLeft, .leading), (.center, .rightToLeft, .center),
    ]
    for (alignment, direction, expected) in cases {
      let text = try Self.placed(Self.text(alignment, direction))
      #expect(text.box.alignment == expected && text.box.direction == direction && !text.box.readsItself)
    }
  }

  @Test func `a text without a direction reads itself, else as the screen runs`() throws {
    let text = try Self.placed(Self.text(.left, nil), .rightToLeft)
    #expect(text.box.readsItself && text.box.direction == .rightToLeft && text.box.alignment == .trailing)
  }

  @Test func `texts keep place, colour and shadow, and only those that are too wide are cut`() throws {
    let text = try Self.placed(Self.text(.left, .leftToRight))
    #expect(text.x == 7 && text.y == 9 && text.box.width == 100 && text.hasShadow)
    #expect(text.color == Color(red: 0.5, green: 0.6, blue: 0.7, alpha: 0.8))
    #expect(text.box.smallestShare < 1)
    #expect(try Self.placed(Self.text(.left, .leftToRight, natural: 101)).box.smallestShare == 1)
  }

  @Test func `cards are dark glass with round corners and black over it, seen where their group is`() throws {
    let card = CardItem(box: Rectangle(x: 16, y: 40, width: 358, height: 200))
    let clip = Rectangle(x: 0, y: 60, width: 390, height: 784)
    let frame = Self.frame([.group(GroupItem([.card(card)], clip: clip))])
    let glass = try #require(frame.materials.first)
    #expect(frame.materials.count == 1 && frame.overlay.items.isEmpty)
    #expect(glass.appearance == .dark && glass.cornerRadius == 18 && glass.shade == 0.18)
    #expect(glass.rectangle == Rectangle(x: 16, y: 40, width: 358, height: 200))
    #expect(glass.clip == Rectangle(x: 0, y: 60, width: 390, height: 784))
  }

  @Test func `groups fade, scale and clip what is in them`() throws {
    let group = GroupItem(
      [Self.text(.left, .leftToRight)], clip: Rectangle(x: 0, y: 50, width: 390, height: 700), opacity: 0.25,
      scale: 0.5,
      anchorX: 100, anchorY: 200)
    let item = try #require(Self.frame([.group(group)]).overlay.items.first)
    #expect(item.opacity == 0.25 && item.clip == Rectangle(x: 0, y: 50, width: 390, height: 700))
    #expect(item.placement == Overlay.Placement(scale: 0.5, x: 50, y: 100))
  }

  @Test func `a bar is its track, the day's part in the week's colours, and a dot with a rim`() throws {
    let colors: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0]]
    let bar = RangeBarItem(
      track: Rectangle(x: 10, y: 20, width: 100, height: 5),
      part: Rectangle(x: 30, y: 20, width: 40, height: 5),
      colors: colors, marker: MarkerItem(x: 50, y: 22.5))
    let panels = Self.frame([.rangeBar(bar)]).overlay.items.compactMap { item -> Panel? in
      if case .panel(let panel) = item.content { panel } else { nil }
    }
    try #require(panels.count == 4)
    #expect(
      panels[0].rectangle.width == 100 && panels[0].radius == 2.5 && panels[0].fill == .color(.white(0.15)))
    #expect(panels[1].rectangle.x == 30 && panels[1].rectangle.width == 40)
    #expect(panels[1].fill == .gradient([Color([1, 0, 0]), Color([0, 1, 0])], from: 10, to: 110))
    #expect(panels[2].rectangle == Rectangle(x: 45, y: 17.5, width: 10, height: 10))
    #expect(panels[2].fill == .color(.black(0.35)) && panels[3].fill == .color(.white))
    #expect(panels[3].rectangle == Rectangle(x: 46.5, y: 19, width: 7, height: 7))
  }

  @Test func `panels come first, then symbols, then texts, which are three things to draw and not a hundred`()
    throws
  {
    let items = Self.frame(try LayoutTests.layout(demo()).items()).overlay.items
    let kinds = items.map { item in
      switch item.content {
      case .panel: 0
      case .symbol: 1
      case .text: 2
      }
    }
    #expect(Set(kinds).count == 3 && kinds == kinds.sorted())
  }

  @Test func `every symbol has a drawing of its own`() {
    let drawings = Set(ForecastSymbol.allCases.map(\.drawing))
    #expect(drawings.count == ForecastSymbol.allCases.count)
  }

  @Test func `what falls is drawn with the screen's own numbers`() throws {
    let rain = try #require(Falling(.thunderstorm)).layer(time: 3, height: 844)
    guard case .rain(let drops) = rain else { throw Missing() }
    #expect(drops.drops == 140 && drops.splashes == 0 && drops.travel(height: 844) == 884)
    #expect(drops.falls == Falling(.rain, count: 140).falls(time: 3, height: 844))
    #expect(drops.style.alphas == [0.25, 0.45] && drops.style.length == 16 && drops.style.start == 20)
    let snow = try #require(Falling(.snow)).layer(time: 3, height: 844, density: 2)
    guard case .snow(let flakes) = snow else { throw Missing() }
    #expect(flakes.count == 140 && flakes.falls == Falling(.snow, count: 70).falls(time: 3, height: 844))
    #expect(Snow.Flake(6, style: flakes.style).radius == Falling.radius(6))
  }

  @Test func `a scrim is as strong as the sky behind the header is bright`() throws {
    let layout = try LayoutTests.layout(demo())
    let night = ScreenSky(.clear, daylight: false).colors
    #expect(layout.scrim(over: night) == 0 && layout.scrim(0, over: night) == nil)
    let white = SkyColors(top: [1, 1, 1], bottom: [1, 1, 1])
    let strength = layout.scrim(over: white)
    #expect(strength > 0.5 && strength < 1)
    #expect(layout.scrim(over: night) { _ in 1 } > 0.5)
    let scrim = try #require(layout.scrim(0.5, over: white))
    #expect(scrim.bottom > 250 && scrim.color.alpha == 0.5)
  }
}
