import Scene

/// Measures texts and places them, in a layout from left to right.
struct TextSetter<Measurer: TextMeasurer> {
  let measurer: Measurer
  /// What sizes are multiplied by.
  let scale: Double
  /// The direction of the language.
  let direction: LayoutDirection
  /// Whether faint texts are as white as the others.
  let increasesContrast: Bool

  func style(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle { TextStyle(size * scale, weight) }

  /// The alpha of a text that is fainter than others.
  func faint(_ alpha: Double) -> Double { increasesContrast ? 1 : alpha }

  /// A text's size; what is no size is 0, so that no font can break the layout.
  func extent(_ text: String, _ style: TextStyle) -> TextExtent {
    func sane(_ value: Double) -> Double { value > 0 && value < 1e7 ? value : 0 }
    let extent = measurer.extent(of: text, in: style)
    return TextExtent(
      width: sane(extent.width), height: sane(extent.height), baseline: sane(extent.baseline))
  }

  /// To which share of its size a text shrinks before it is cut: a part of a number is worse than small digits.
  static var smallestShare: Double { 0.6 }

  /// A text with its top left corner at a point, in room so wide.
  func item(
    _ text: String, _ style: TextStyle, x: Double, y: Double, width: Double,
    alignment: TextItem.Alignment = .left, color: SIMD3<Double> = SIMD3(1, 1, 1), alpha: Double = 1,
    shadow: TextShadow? = nil, readsItself: Bool = false, shrinks: Bool = true
  ) -> TextItem {
    let extent = extent(text, style)
    return TextItem(
      text: text, style: style, box: Rectangle(x: x, y: y, width: width, height: extent.height),
      baseline: extent.baseline, alignment: alignment, direction: readsItself ? nil : direction,
      color: color, alpha: alpha, shadow: shadow, naturalWidth: extent.width,
      smallestShare: shrinks ? Self.smallestShare : 1)
  }

  /// The largest style, from one down to half its size, in which a text fits.
  func shrunk(_ style: TextStyle, _ text: String, to width: Double) -> TextStyle {
    let natural = extent(text, style).width
    guard natural > width else { return style }
    var style = style
    style.size *= max(0.5, width / natural)
    return style
  }
}
