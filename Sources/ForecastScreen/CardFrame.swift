import Scene

/// What every card has: its ground, title and hairline.
struct CardFrame {
  /// The left edge of the content.
  let x: Double
  /// The width of the content.
  let width: Double
  /// Where the content begins.
  let contentTop: Double
  private let box: Rectangle
  private let titleItems: [DisplayItem]

  private typealias Space = ForecastLayout.Space

  init(
    _ title: String, _ symbol: ForecastSymbol, _ setter: TextSetter<some TextMeasurer>, x: Double, y: Double,
    width: Double
  ) {
    box = Rectangle(x: x, y: y, width: width, height: 0)
    self.x = x + Space.cardPadding
    self.width = max(0, width - 2 * Space.cardPadding)
    let top = y + Space.cardPadding
    let style = setter.style(12, .semibold)
    let side = style.size
    let gap = 6.0
    let text = setter.item(
      title.uppercased(), style, x: self.x + side + gap, y: top, width: self.width - side - gap,
      alpha: setter.faint(0.7))
    let middle = top + text.box.height / 2
    let lineTop = max(text.box.bottom, middle + side / 2) + Space.cardParts
    let symbolItem = SymbolItem(
      symbol: symbol, box: Rectangle(x: self.x, y: middle - side / 2, width: side, height: side),
      alpha: setter.faint(0.7))
    // A card narrower than its symbol does without.
    titleItems =
      (side <= self.width ? [.symbol(symbolItem)] : []) + [
        .text(text),
        .rectangle(
          RectangleItem(
            box: Rectangle(x: self.x, y: lineTop, width: self.width, height: Space.hairline),
            color: SIMD3(1, 1, 1),
            alpha: 0.25)),
      ]
    contentTop = lineTop + Space.hairline + Space.cardParts
  }

  /// Where the card ends under content that ends there.
  func bottom(contentBottom: Double) -> Double { contentBottom + Space.cardPadding }

  /// The card's own items, the ground first.
  func items(contentBottom: Double) -> [DisplayItem] {
    var ground = box
    ground.height = max(0, bottom(contentBottom: contentBottom) - box.y)
    return [.card(CardItem(box: ground, radius: Space.cardRadius, shade: Space.cardShade))] + titleItems
  }
}
