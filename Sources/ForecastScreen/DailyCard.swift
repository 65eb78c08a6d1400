import Scene

/// The card of the coming days: a row each, with the day's part of the week's temperatures.
struct DailyCard {
  static let dayWidth = 52.0
  static let symbolWidth = 40.0
  static let symbolHeight = 22.0
  static let temperatureWidth = 40.0
  static let shortestBar = 60.0
  static let barHeight = 5.0
  static let betweenParts = 12.0
  static let betweenLines = 8.0
  static let rowPadding = 10.0
  static let chanceGap = 2.0
  /// The chance from which it is shown.
  static let leastChance = 0.2
  static let chanceColor = SIMD3(0.55, 0.88, 1.0)
  /// The text scale from which a row takes two lines.
  static let twoLineScale = 1.35

  let items: [DisplayItem]
  let bottom: Double

  init(
    _ model: ForecastModel, _ locale: ScreenLocale, _ setter: TextSetter<some TextMeasurer>, x: Double,
    y: Double, width: Double
  ) {
    let card = CardFrame(
      locale.forecastTitle(days: model.days.count), .calendar, setter, x: x, y: y, width: width)
    let rows = model.days.map { DayRow($0, model, locale) }
    let style = RowStyle(rows, setter, width: card.width)
    var content: [DisplayItem] = []
    var top = card.contentTop
    for (index, row) in rows.enumerated() {
      if index > 0 {
        content.append(
          .rectangle(
            RectangleItem(
              box: Rectangle(x: card.x, y: top, width: card.width, height: ForecastLayout.Space.hairline),
              color: SIMD3(1, 1, 1), alpha: 0.18)))
        top += ForecastLayout.Space.hairline
      }
      let height = style.add(row, to: &content, setter, x: card.x, y: top + Self.rowPadding)
      top += height + 2 * Self.rowPadding
    }
    items = card.items(contentBottom: top) + content
    bottom = card.bottom(contentBottom: top)
  }
}

/// A day's words, and what its bar needs.
private struct DayRow {
  let day: DayEntry
  let name: String
  let low: String
  let high: String
  let chance: String?
  let span: WeekSpan?
  let colors: [SIMD3<Double>]
  let marker: Double?

  init(_ day: DayEntry, _ model: ForecastModel, _ locale: ScreenLocale) {
    self.day = day
    name = day.isToday ? locale.words(.today) : locale.weekday(day.number)
    low = locale.temperature(day.low)
    high = locale.temperature(day.high)
    chance = day.chance.flatMap { $0 >= DailyCard.leastChance ? locale.percent($0) : nil }
    span = model.weekSpan
    colors = span?.colors() ?? []
    marker = day.isToday ? model.now?.temperature : nil
  }
}

/// The widths that all rows share.
private struct RowStyle {
  let text: TextStyle
  let dayText: TextStyle
  let chanceText: TextStyle
  let lowAlpha: Double
  let width: Double
  let symbolHeight: Double
  var day: Double
  var symbol: Double
  var low: Double
  var high: Double
  var takesTwoLines: Bool
  var hasBar = true

  init<Measurer>(_ rows: [DayRow], _ setter: TextSetter<Measurer>, width: Double) {
    let text = setter.style(17, .medium)
    let dayText = setter.style(17, .semibold)
    let chanceText = setter.style(11, .bold)
    func widest(_ least: Double, _ style: TextStyle, _ words: (DayRow) -> String?) -> Double {
      rows.lazy.compactMap(words).map { setter.extent($0, style).width }.reduce(least, max)
    }
    self.text = text
    self.dayText = dayText
    self.chanceText = chanceText
    lowAlpha = setter.faint(0.72)
    self.width = width
    symbolHeight = DailyCard.symbolHeight * setter.scale
    // Wider than the least where a language or a font needs it, as a cut "Today" helps nobody.
    day = widest(DailyCard.dayWidth, dayText) { $0.name }
    symbol = widest(DailyCard.symbolWidth, chanceText) { $0.chance }
    low = widest(DailyCard.temperatureWidth, text) { $0.low }
    high = widest(DailyCard.temperatureWidth, text) { $0.high }
    let gaps = 4 * DailyCard.betweenParts
    takesTwoLines =
      setter.scale >= DailyCard.twoLineScale
      || width < day + symbol + low + high + gaps + DailyCard.shortestBar
    if takesTwoLines {
      // Where there is little room temperatures shrink beside the shortest bar; where there is less the bar goes.
      let share = TextSetter<Measurer>.smallestShare
      let room = width - 2 * DailyCard.betweenParts - DailyCard.shortestBar
      hasBar = room >= share * (low + high)
      let each = max(0, hasBar ? room : width - DailyCard.betweenParts) / 2
      low = min(low, max(each, 2 * each - high))
      high = min(high, 2 * each - low)
      symbol = min(symbol, max(0, width - DailyCard.betweenParts) / 2)
      day = min(day, max(0, width - DailyCard.betweenParts - symbol))
    }
  }

  /// Adds a row's items from its top left corner on, and tells its height.
  func add(
    _ row: DayRow, to items: inout [DisplayItem], _ setter: TextSetter<some TextMeasurer>, x: Double,
    y: Double
  ) -> Double {
    let textHeight = max(setter.extent("0", text).height, setter.extent("0", dayText).height)
    let chanceHeight = row.chance == nil ? 0 : DailyCard.chanceGap + setter.extent("0", chanceText).height
    let stack = symbolHeight + chanceHeight
    let first = max(textHeight, stack)
    let gap = DailyCard.betweenParts

    func centered(_ height: Double, _ lineTop: Double, _ line: Double) -> Double {
      lineTop + (line - height) / 2
    }
    items.append(
      .text(setter.item(row.name, dayText, x: x, y: centered(textHeight, y, first), width: day)))
    let symbolX = x + day + gap
    let symbolY = centered(stack, y, first)
    items.append(
      .symbol(
        SymbolItem(
          symbol: ForecastSymbol(row.day.condition, daylight: true),
          box: Rectangle(x: symbolX, y: symbolY, width: symbol, height: symbolHeight), alpha: 1)))
    if let chance = row.chance {
      items.append(
        .text(
          setter.item(
            chance, chanceText, x: symbolX, y: symbolY + symbolHeight + DailyCard.chanceGap, width: symbol,
            alignment: .center, color: DailyCard.chanceColor)))
    }

    let lowX = takesTwoLines ? x : symbolX + symbol + gap
    let lineTop = takesTwoLines ? y + first + DailyCard.betweenLines : y
    let line = takesTwoLines ? textHeight : first
    let textTop = centered(textHeight, lineTop, line)
    items.append(
      .text(
        setter.item(row.low, text, x: lowX, y: textTop, width: low, alignment: .right, alpha: lowAlpha)))
    let barX = lowX + low + gap
    let highX = x + width - high
    let track = Rectangle(
      x: barX, y: centered(DailyCard.barHeight, lineTop, line), width: highX - gap - barX,
      height: DailyCard.barHeight)
    if hasBar { items.append(.rangeBar(bar(row, track))) }
    items.append(
      .text(setter.item(row.high, text, x: highX, y: textTop, width: high, alignment: .right)))
    return lineTop + line - y
  }

  private func bar(_ row: DayRow, _ track: Rectangle) -> RangeBarItem {
    var item = RangeBarItem(track: track, trackAlpha: 0.15, part: nil, colors: row.colors, marker: nil)
    guard let span = row.span else { return item }
    if let low = row.day.low, let high = row.day.high {
      let bar = RangeBar(low: low, high: high, span: span, track: track.width)
      item.part = Rectangle(x: track.x + bar.start, y: track.y, width: bar.length, height: track.height)
    }
    if let temperature = row.marker {
      item.marker = MarkerItem(
        x: track.x + track.width * span.fraction(temperature), y: track.y + track.height / 2, diameter: 7,
        outline: 1.5, outlineAlpha: 0.35)
    }
    return item
  }
}
