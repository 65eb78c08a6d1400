extension Overlay {
  /// Figures about frames: lines on a small panel in the corner where reading begins.
  ///
  /// - Parameter shade: how much the panel hides of what is under it, 0 … 1.
  public static func figures(
    _ lines: [String], in size: FrameSize, shade: Double = 0.66, direction: LayoutDirection = .leftToRight,
    measurer: any LineMeasurer
  ) -> Overlay {
    let margin = 12.0
    let padding = 8.0
    let style = TextStyle(size: 12, weight: .medium, hasTabularDigits: true)
    let room = max(1, size.width - 2 * (margin + padding))
    let boxes = lines.map { TextBox($0, style, width: room, direction: direction) }
    let metrics = boxes.map { measurer.measure($0) }
    var overlay = Overlay()
    guard let height = metrics.first?.height, let width = metrics.map(\.width).max(), width > 0 else {
      return overlay
    }
    let panel = Rectangle(
      x: margin, y: margin, width: width + 2 * padding, height: height * Double(lines.count) + 2 * padding)
    let placed = direction == .leftToRight ? panel : panel.mirrored(in: size.width)
    overlay.add(Panel(placed, radius: 8, color: .black(shade)))
    for (index, var box) in boxes.enumerated() {
      box.width = width + 1
      let x = direction == .leftToRight ? placed.x + padding : placed.right - padding - width - 1
      overlay.add(box, x: x, y: placed.y + padding + height * Double(index))
    }
    return overlay
  }

  /// A short notice: words on a capsule in the middle, near the top, or where else there is room for it.
  ///
  /// - Parameters:
  ///   - taken: what it is not to lie on, in points.
  ///   - shade: how much the capsule hides of what is under it, 0 … 1.
  ///   - opacity: how much of it is seen, 0 … 1, as it comes and goes.
  public static func notice(
    _ words: String, in size: FrameSize, besides taken: [Rectangle] = [], shade: Double = 0.66,
    opacity: Double = 1, direction: LayoutDirection = .leftToRight, measurer: any LineMeasurer
  ) -> Overlay {
    let padding = SIMD2(18.0, 10.0)
    let margin = 40.0
    let room = size.width - 2 * (16 + padding.x)
    let box = TextBox(
      words, TextStyle(size: 15, weight: .medium, hasTabularDigits: true), width: max(1, room),
      direction: direction)
    let metrics = measurer.measure(box)
    var overlay = Overlay()
    guard metrics.width > 0 else { return overlay }
    let left = ((size.width - metrics.width) / 2).rounded()
    var capsule = Rectangle(
      x: left - padding.x, y: margin, width: metrics.width + 2 * padding.x,
      height: metrics.height + 2 * padding.y)
    let places = [margin] + taken.map { $0.bottom + 8 } + [size.height - margin - capsule.height]
    let free = places.first { top in
      let place = Rectangle(x: capsule.x, y: top, width: capsule.width, height: capsule.height)
      return top >= 0 && place.bottom <= size.height && taken.allSatisfy { place.intersection($0).isEmpty }
    }
    capsule.y = free ?? margin
    overlay.add(.capsule(capsule, color: .black(shade)))
    overlay.add(box, x: left - metrics.offset, y: capsule.y + padding.y)
    var faded = Overlay()
    faded.add(overlay, opacity: opacity)
    return faded
  }

  /// The title over snowfall: a snowflake above large words, in the middle; nothing where there are no words.
  public static func snowTitle(
    _ words: String, in size: FrameSize, direction: LayoutDirection = .leftToRight,
    measurer: any LineMeasurer
  ) -> Overlay {
    let symbolSide = 64.0
    let gap = 12.0
    var overlay = Overlay()
    guard words.contains(where: { !$0.isWhitespace }) else { return overlay }
    let box = TextBox(
      words, TextStyle(size: 34, weight: .bold, face: .rounded), width: max(1, size.width - 32),
      smallestShare: 0.5, alignment: .center, direction: direction)
    let height = measurer.measure(box).height
    let top = (size.height - symbolSide - gap - height) / 2
    overlay.add(
      .snowflake,
      in: Rectangle(x: (size.width - symbolSide) / 2, y: top, width: symbolSide, height: symbolSide))
    overlay.add(box, x: 16, y: top + symbolSide + gap)
    return overlay
  }
}
