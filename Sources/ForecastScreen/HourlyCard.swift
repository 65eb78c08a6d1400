import Scene

/// The card of the coming hours: columns in a strip that scrolls sideways.
struct HourlyCard {
  static let betweenColumns = 22.0
  static let betweenParts = 10.0
  static let padding = 4.0
  static let symbolHeight = 28.0

  /// What does not move with the strip.
  let items: [DisplayItem]
  /// Where the hours are seen.
  let strip: Rectangle
  let columns: [HourColumn]
  let bottom: Double

  init(
    _ model: ForecastModel, _ locale: ScreenLocale, _ setter: TextSetter<some TextMeasurer>, x: Double,
    y: Double, width: Double
  ) {
    let card = CardFrame(locale.words(.hourlyForecast), .clock, setter, x: x, y: y, width: width)
    let hourStyle = setter.style(15, .semibold)
    let temperatureStyle = setter.style(20, .medium)
    let side = Self.symbolHeight * setter.scale
    let hourHeight = setter.extent("0", hourStyle).height
    let symbolTop = Self.padding + hourHeight + Self.betweenParts
    let temperatureTop = symbolTop + side + Self.betweenParts

    var columns: [HourColumn] = []
    var left = ForecastLayout.Space.cardPadding
    for (index, hour) in model.hours.enumerated() {
      let label =
        index == 0 && model.now != nil
        ? locale.words(.now) : locale.hour(hour.start, utcOffsetSeconds: model.utcOffsetSeconds)
      let temperature = locale.temperature(hour.temperature)
      let columnWidth = max(
        side, setter.extent(label, hourStyle).width, setter.extent(temperature, temperatureStyle).width)
      let symbol = SymbolItem(
        symbol: ForecastSymbol(hour.condition, daylight: hour.daylight),
        box: Rectangle(x: 0, y: symbolTop, width: columnWidth, height: side), alpha: 1)
      columns.append(
        HourColumn(
          x: left, width: columnWidth,
          items: [
            .text(
              setter.item(
                label, hourStyle, x: 0, y: Self.padding, width: columnWidth, alignment: .center)),
            .symbol(symbol),
            .text(
              setter.item(
                temperature, temperatureStyle, x: 0, y: temperatureTop, width: columnWidth,
                alignment: .center)),
          ]))
      left += columnWidth + Self.betweenColumns
    }
    let height = temperatureTop + setter.extent("0", temperatureStyle).height + Self.padding
    // Hours run off the card at its edges: one that is cut within it would pass for a whole one.
    strip = Rectangle(x: x, y: card.contentTop, width: width, height: height)
    self.columns = columns
    items = card.items(contentBottom: strip.bottom)
    bottom = card.bottom(contentBottom: strip.bottom)
  }
}
