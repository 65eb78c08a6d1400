import Weather

/// The menu of the seven weathers: a capsule at the bottom of the frame.
///
/// Each weather has a symbol and a title; where the frame is narrow the titles go, the chosen one's last.
public struct WeatherMenu: Equatable, Sendable {
  /// What is seen of it.
  public let overlay: Overlay
  /// The capsule, in points.
  public let capsule: Rectangle
  /// Each weather's part of the capsule, in the order of the weathers; together they fill it.
  public let segments: [Rectangle]

  /// From the capsule's bottom edge to the frame's, in points.
  static let lift = 40.0
  static let height = 48.0
  private static let margin = 16.0
  private static let inset = 5.0
  private static let symbolSide = 24.0
  private static let gap = 6.0
  private static let padding = 13.0
  // White words over it have a contrast of 4.5 even where a white sky lies under it.
  private static let shade = 0.65
  private static let style = TextStyle(size: 14, weight: .medium)

  /// The menu in a frame.
  ///
  /// - Parameters:
  ///   - chosen: the weather that is shown; nil for none.
  ///   - hovered: the weather under the pointer; nil for none.
  ///   - title: what a weather is called.
  public init(
    in size: FrameSize, chosen: Weather?, hovered: Weather? = nil, title: (Weather) -> String = { $0.title },
    direction: LayoutDirection = .leftToRight, measurer: any LineMeasurer
  ) {
    let weathers = Weather.allCases
    let boxes = weathers.map { TextBox(title($0), WeatherMenu.style, direction: direction) }
    let titles = boxes.map { measurer.measure($0) }
    let bare = WeatherMenu.symbolSide + 2 * WeatherMenu.padding
    func widths(_ isTitled: (Weather) -> Bool) -> [Double] {
      zip(weathers, titles).map { weather, title in
        isTitled(weather) && title.width > 0 ? bare + WeatherMenu.gap + title.width.rounded(.up) : bare
      }
    }
    let room = max(0, size.width - 2 * WeatherMenu.margin - 2 * WeatherMenu.inset)
    let choices: [(Weather) -> Bool] = [{ _ in true }, { $0 == chosen }, { _ in false }]
    var found: (widths: [Double], isTitled: (Weather) -> Bool)?
    for choice in choices where found == nil {
      let widths = widths(choice)
      if widths.reduce(0, +) <= room { found = (widths, choice) }
    }
    // Where not even the symbols fit they stand closer, and become smaller.
    let closer = room / Double(weathers.count)
    let (widths, isTitled) = found ?? ([Double](repeating: closer, count: weathers.count), { _ in false })

    let width = widths.reduce(0, +) + 2 * WeatherMenu.inset
    let left = ((size.width - width) / 2).rounded()
    let top = max(0, (size.height - WeatherMenu.lift - WeatherMenu.height).rounded())
    let capsule = Rectangle(x: left, y: top, width: width, height: WeatherMenu.height)
    var overlay = Overlay()
    overlay.add(
      .capsule(
        capsule, color: .black(WeatherMenu.shade), outline: Panel.Outline(width: 1, color: .white(0.16))))
    var segments: [Rectangle] = []
    var x = left
    for (index, weather) in weathers.enumerated() {
      // The ends belong to the first and the last.
      let isEnd = index == 0 || index == weathers.count - 1
      let whole = Rectangle(
        x: x, y: top, width: widths[index] + (isEnd ? WeatherMenu.inset : 0), height: WeatherMenu.height)
      x = whole.right
      let pill = Rectangle(
        x: index == 0 ? whole.x + WeatherMenu.inset : whole.x, y: top + WeatherMenu.inset,
        width: widths[index], height: WeatherMenu.height - 2 * WeatherMenu.inset)
      func place(_ rectangle: Rectangle) -> Rectangle {
        direction == .leftToRight ? rectangle : rectangle.mirrored(in: size.width)
      }
      segments.append(place(whole))
      let light = (weather == chosen ? 0.1 : 0) + (weather == hovered ? 0.06 : 0)
      if light > 0 {
        let outline = weather == chosen ? Panel.Outline(width: 1, color: .white(0.45)) : nil
        overlay.add(.capsule(place(pill), color: .white(light), outline: outline))
      }
      let side = min(WeatherMenu.symbolSide, pill.width)
      let titled = isTitled(weather) && titles[index].width > 0
      let symbolLeft = titled ? pill.x + WeatherMenu.padding : pill.middleX - side / 2
      overlay.add(
        weather.symbol,
        in: place(Rectangle(x: symbolLeft, y: pill.middleY - side / 2, width: side, height: side)))
      guard titled else { continue }
      let words = Rectangle(
        x: symbolLeft + side + WeatherMenu.gap, y: pill.middleY - titles[index].height / 2,
        width: titles[index].width, height: titles[index].height)
      overlay.add(boxes[index], x: place(words).x, y: words.y)
    }
    self.overlay = overlay
    self.capsule = direction == .leftToRight ? capsule : capsule.mirrored(in: size.width)
    self.segments = segments
  }

  /// The weather at a point; nil beside the menu.
  public func hit(x: Double, y: Double) -> Weather? {
    zip(Weather.allCases, segments).first { $0.1.contains(x: x, y: y) }?.0
  }
}
