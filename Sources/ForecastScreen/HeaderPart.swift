import Scene

/// The header, whole and as a single line.
enum HeaderPart {
  static let top = 16.0
  static let bottom = 24.0
  static let betweenLines = 2.0
  static let linePadding = 8.0
  static let faint = 0.85

  /// The lines of the header, one under the other.
  static func header(
    _ model: ForecastModel, _ locale: ScreenLocale, _ setter: TextSetter<some TextMeasurer>,
    notice: String?, x: Double, width: Double
  ) -> (items: [DisplayItem], height: Double) {
    var items: [DisplayItem] = []
    var y = top
    func add(
      _ text: String, _ style: TextStyle, alpha: Double = 1, readsItself: Bool = false, shrinks: Bool = true
    ) {
      if !items.isEmpty { y += betweenLines }
      let item = setter.item(
        text, style, x: x, y: y, width: width, alignment: .center, alpha: alpha, shadow: .header,
        readsItself: readsItself, shrinks: shrinks)
      items.append(.text(item))
      y = item.box.bottom
    }
    if let place = model.place { add(place, setter.style(28, .medium), readsItself: true) }
    let temperature = locale.temperature(model.now?.temperature)
    add(temperature, setter.shrunk(setter.style(96, .thin), temperature, to: width), shrinks: false)
    add(condition(model, locale), setter.style(20, .medium), alpha: setter.faint(faint))
    if let text = locale.highAndLow(model.today) { add(text, setter.style(20, .medium)) }
    if let notice { add(notice, setter.style(15, .medium), alpha: setter.faint(faint)) }
    return (items, y + bottom)
  }

  /// The place over the temperature and condition, for when the header has gone.
  static func singleLine(
    _ model: ForecastModel, _ locale: ScreenLocale, _ setter: TextSetter<some TextMeasurer>, x: Double,
    width: Double
  ) -> (items: [DisplayItem], height: Double) {
    let place = model.place.map {
      setter.item(
        $0, setter.style(20, .medium), x: x, y: linePadding, width: width, alignment: .center,
        readsItself: true)
    }
    let condition = condition(model, locale)
    let words = model.now.map { "\(locale.temperature($0.temperature)) · \(condition)" }
    let weather = setter.item(
      words ?? condition, setter.style(15, .medium), x: x, y: place?.box.bottom ?? linePadding, width: width,
      alignment: .center, alpha: setter.faint(faint))
    return ([place, weather].compactMap { $0.map(DisplayItem.text) }, weather.box.bottom + linePadding)
  }

  private static func condition(_ model: ForecastModel, _ locale: ScreenLocale) -> String {
    locale.words(model.now.map { Phrase($0.condition) } ?? .noCurrentWeather)
  }
}
