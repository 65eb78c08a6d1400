import Scene

/// The forecast screen laid out for a size: all texts are measured, and a picture for a scroll offset costs little.
public struct ForecastLayout: Equatable, Sendable {
  /// What the spaces are, in points.
  enum Space {
    static let column = 640.0
    static let side = 16.0
    static let betweenParts = 12.0
    static let bottom = 24.0
    static let cardPadding = 14.0
    static let cardParts = 10.0
    static let cardRadius = 18.0
    static let cardShade = 0.18
    static let hairline = 1.0
  }

  /// The frame, in points.
  public let frame: Rectangle
  /// Which way it runs.
  public let direction: LayoutDirection
  /// The part under the single line that scrolls and clips.
  public let viewport: Rectangle
  /// The height of what scrolls.
  public let contentHeight: Double
  /// The width of all hours side by side.
  public let stripContentWidth: Double
  /// The width in which hours are seen.
  public let stripWidth: Double

  // All of these in a layout from left to right, from the content's top.
  let singleLine: [DisplayItem]
  let header: [DisplayItem]
  let headerTop: Double
  let still: [DisplayItem]
  let strip: Rectangle
  let columns: [HourColumn]

  /// Lays a forecast out.
  ///
  /// - Parameters:
  ///   - model: what is shown.
  ///   - locale: how words and numbers are written.
  ///   - measurer: knows the sizes of texts.
  public init(
    _ model: ForecastModel, locale: ScreenLocale, options: ScreenOptions, measurer: some TextMeasurer
  ) {
    frame = Rectangle(x: 0, y: 0, width: options.size.width, height: options.size.height)
    direction = options.direction
    let width = max(0, min(Space.column, frame.width - 2 * Space.side))
    let left = (frame.width - width) / 2
    let setter = TextSetter(
      measurer: measurer, scale: options.textScale, direction: locale.direction,
      increasesContrast: options.increasesContrast)

    let line = HeaderPart.singleLine(model, locale, setter, x: left, width: width)
    singleLine = line.items
    // A line higher than the frame leaves nothing to scroll in, and that is no height either.
    let lineHeight = min(line.height, frame.height)
    viewport = Rectangle(x: 0, y: lineHeight, width: frame.width, height: frame.height - lineHeight)

    let head = HeaderPart.header(model, locale, setter, notice: options.notice, x: left, width: width)
    header = head.items
    headerTop = HeaderPart.top
    var y = head.height
    var still: [DisplayItem] = []
    if model.hours.isEmpty {
      (strip, columns) = (Rectangle(x: left, y: y, width: 0, height: 0), [])
    } else {
      let card = HourlyCard(model, locale, setter, x: left, y: y + Space.betweenParts, width: width)
      still += card.items
      (strip, columns) = (card.strip, card.columns)
      y = card.bottom
    }
    if !model.days.isEmpty {
      let card = DailyCard(
        model, locale, setter, x: left, y: y + Space.betweenParts, width: width)
      still += card.items
      y = card.bottom
    }
    if let credit = locale.credit(model.feed) {
      // On glass of its own: the sky is brightest where it stands.
      let style = setter.style(12, .medium)
      let extent = setter.extent(credit, style)
      let (acrossPadding, downPadding) = (Space.cardPadding, 5.0)
      let room = max(0, width - 2 * acrossPadding)
      let pill = Rectangle(
        x: left + max(0, (room - extent.width) / 2), y: y + Space.betweenParts,
        width: min(width, extent.width + 2 * acrossPadding), height: extent.height + 2 * downPadding)
      let item = setter.item(
        credit, style, x: left + acrossPadding, y: pill.y + downPadding, width: room, alignment: .center,
        alpha: setter.faint(HeaderPart.faint))
      still.append(.card(CardItem(box: pill, radius: pill.height / 2, shade: Space.cardShade)))
      still.append(.text(item))
      y = pill.bottom
    }
    self.still = still
    contentHeight = y + Space.bottom
    stripWidth = strip.width
    stripContentWidth = columns.last.map { $0.x + $0.width + Space.cardPadding } ?? 0
  }

  /// What is drawn at a scroll offset, from the bottom to the top.
  ///
  /// - Parameters:
  ///   - offset: how far the screen is scrolled down, in points.
  ///   - stripOffset: how far the hours are scrolled towards later ones, in points.
  public func items(offset: Double = 0, stripOffset: Double = 0) -> [DisplayItem] {
    let offset = offset.isFinite ? offset : 0
    let stripOffset = stripOffset.isFinite ? stripOffset : 0
    let collapse = Collapse(offset: offset)
    let down = viewport.y - offset

    var content: [DisplayItem] = []
    if collapse.headerOpacity > 0 {
      let head = GroupItem(
        header, opacity: collapse.headerOpacity, scale: collapse.headerScale, anchorX: frame.width / 2,
        anchorY: headerTop)
      content.append(DisplayItem.group(head).moved(y: down))
    }
    content += still.lazy.filter { $0.isSeen(from: offset, height: viewport.height) }.map {
      $0.moved(y: down)
    }
    let seen = columns.lazy.filter { $0.x + $0.width > stripOffset && $0.x < stripOffset + strip.width }
    let hours = seen.flatMap { column in
      column.items.map { $0.moved(x: strip.x + column.x - stripOffset, y: strip.y + down) }
    }
    let clip = strip.moved(y: down).intersection(viewport)
    if !clip.isEmpty {
      content.append(.group(GroupItem(Array(hours), clip: clip)))
    }

    var items: [DisplayItem] = []
    if viewport.height > 0 { items.append(.group(GroupItem(content, clip: viewport))) }
    if collapse.lineOpacity > 0 {
      items.append(.group(GroupItem(singleLine, opacity: collapse.lineOpacity)))
    }
    return direction == .leftToRight ? items : items.map { $0.mirrored(in: frame.width) }
  }

  /// Where the hours are seen at a scroll offset, for the pointer; none where they are scrolled away.
  public func stripBox(offset: Double) -> Rectangle? {
    let box = strip.moved(y: viewport.y - (offset.isFinite ? offset : 0)).intersection(viewport)
    guard !box.isEmpty else { return nil }
    return direction == .leftToRight ? box : box.mirrored(in: frame.width)
  }
}

/// One hour of the strip, its items from the strip's top and the column's left edge.
struct HourColumn: Equatable, Sendable {
  var x: Double
  var width: Double
  var items: [DisplayItem]
}

extension DisplayItem {
  /// Whether something of it lies in what is seen; shadows and markers have room to reach in.
  fileprivate func isSeen(from top: Double, height: Double) -> Bool {
    let box: Rectangle
    switch self {
    case .text(let item): box = item.box
    case .symbol(let item): box = item.box
    case .rectangle(let item): box = item.box
    case .card(let item): box = item.box
    case .rangeBar(let item): box = item.track
    case .group: return true
    }
    let reach = 32.0
    return box.bottom + reach > top && box.y - reach < top + height
  }
}
