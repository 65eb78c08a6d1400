import Scene

/// Measures a layout's texts with what sets the words of overlays.
public struct ScreenMeasurer: TextMeasurer {
  private let measurer: any LineMeasurer

  /// A measurer of what draws them.
  public init(_ measurer: any LineMeasurer) {
    self.measurer = measurer
  }

  /// The size of a text in one line, never cut.
  public func extent(of text: String, in style: TextStyle) -> TextExtent {
    let metrics = measurer.measure(TextBox(text, style))
    return TextExtent(width: metrics.width, height: metrics.height, baseline: metrics.baseline)
  }
}
