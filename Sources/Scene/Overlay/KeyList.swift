/// The list of keys: a panel in the middle of the frame.
public struct KeyList: Equatable, Sendable {
  /// What is seen of it.
  public let overlay: Overlay
  /// The panel, in points.
  public let panel: Rectangle

  private static let margin = 16.0
  private static let padding = 20.0
  private static let gap = 20.0

  /// The list in a frame; where it is too large for the frame, all of it is smaller.
  ///
  /// - Parameters:
  ///   - title: the words over the list.
  ///   - rows: each key, or keys that do the same, and what it does.
  ///   - shade: how much the panel hides of what is under it, 0 … 1.
  public init(
    in size: FrameSize, title: String, rows: [(keys: String, action: String)], shade: Double = 0.66,
    direction: LayoutDirection = .leftToRight, measurer: any LineMeasurer
  ) {
    var shrink = 1.0
    var list = Layout(size, title, rows, shade, direction, measurer, shrink)
    // Letters do not shrink quite in proportion: a second step makes sure.
    for _ in 0..<3 where list.excess > 1 && shrink > 0.2 {
      shrink = max(0.2, 0.99 * shrink / list.excess)
      list = Layout(size, title, rows, shade, direction, measurer, shrink)
    }
    overlay = list.overlay
    panel = list.panel
  }

  private struct Layout {
    var overlay = Overlay()
    var panel: Rectangle
    var excess: Double

    init(
      _ size: FrameSize, _ title: String, _ rows: [(keys: String, action: String)], _ shade: Double,
      _ direction: LayoutDirection, _ measurer: any LineMeasurer, _ shrink: Double
    ) {
      let padding = KeyList.padding * shrink
      let gap = KeyList.gap * shrink
      let room = max(1, size.width - 2 * KeyList.margin)
      let heading = TextBox(
        title, TextStyle(size: 17 * shrink, weight: .semibold), width: max(1, room - 2 * padding),
        direction: direction)
      let plain = TextStyle(size: 15 * shrink)
      let strong = TextStyle(size: 15 * shrink, weight: .semibold)
      let left = rows.map { measurer.measure(TextBox($0.keys, strong, direction: direction)) }
      let right = rows.map { measurer.measure(TextBox($0.action, plain, direction: direction)) }
      let keysWidth = left.map(\.width).max() ?? 0
      let actionsWidth = right.map(\.width).max() ?? 0
      let headingMetrics = measurer.measure(heading)
      let rowHeight = (left.first?.height ?? 0) + 7 * shrink

      let width = max(keysWidth + gap + actionsWidth, headingMetrics.width) + 2 * padding
      let height = 2 * padding + headingMetrics.height + 10 * shrink + rowHeight * Double(rows.count)
      excess = max(width / room, height / max(1, size.height - 2 * KeyList.margin))
      panel = Rectangle(
        x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
        height: height)
      overlay.add(
        Panel(
          panel, radius: 18 * shrink, color: .black(shade),
          outline: Panel.Outline(width: 1, color: .white(0.14))))
      let inner = panel.inset(x: padding, y: padding)
      func add(_ text: String, _ style: TextStyle, x: Double, y: Double, width: Double, alpha: Double = 1) {
        // A little more, so that nothing is cut for a rounding.
        let place = Rectangle(x: x, y: y, width: width + 1, height: 0)
        let box = TextBox(text, style, width: width + 1, direction: direction)
        let left = direction == .leftToRight ? place.x : place.mirrored(in: size.width).x
        overlay.add(box, x: left, y: y, color: .white(alpha))
      }
      add(title, heading.style, x: inner.x, y: inner.y, width: inner.width)
      var y = inner.y + headingMetrics.height + 10 * shrink
      for row in rows {
        add(row.keys, strong, x: inner.x, y: y, width: keysWidth)
        add(row.action, plain, x: inner.x + keysWidth + gap, y: y, width: actionsWidth, alpha: 0.85)
        y += rowHeight
      }
    }
  }
}
