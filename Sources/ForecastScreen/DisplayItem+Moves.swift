import Scene

extension DisplayItem {
  /// The item somewhere else.
  func moved(x: Double = 0, y: Double = 0) -> DisplayItem {
    changed(box: { $0.moved(x: x, y: y) }, point: { $0 + x }, down: { $0 + y }, mirrors: false)
  }

  /// The item in the mirror image of a frame so wide; letters and symbols are not turned round.
  func mirrored(in width: Double) -> DisplayItem {
    changed(box: { $0.mirrored(in: width) }, point: { width - $0 }, down: { $0 }, mirrors: true)
  }

  private func changed(
    box: (Rectangle) -> Rectangle, point: (Double) -> Double, down: (Double) -> Double, mirrors: Bool
  ) -> DisplayItem {
    switch self {
    case .text(var text):
      text.box = box(text.box)
      if mirrors { text.alignment = text.alignment.mirrored }
      return .text(text)
    case .symbol(var symbol):
      symbol.box = box(symbol.box)
      return .symbol(symbol)
    case .rectangle(var rectangle):
      rectangle.box = box(rectangle.box)
      return .rectangle(rectangle)
    case .card(var card):
      card.box = box(card.box)
      return .card(card)
    case .rangeBar(var bar):
      bar.track = box(bar.track)
      bar.part = bar.part.map(box)
      if mirrors { bar.colors.reverse() }
      if let marker = bar.marker {
        bar.marker?.x = point(marker.x)
        bar.marker?.y = down(marker.y)
      }
      return .rangeBar(bar)
    case .group(var group):
      group.items = group.items.map { $0.changed(box: box, point: point, down: down, mirrors: mirrors) }
      group.clip = group.clip.map(box)
      group.anchorX = point(group.anchorX)
      group.anchorY = down(group.anchorY)
      return .group(group)
    }
  }
}

extension TextItem.Alignment {
  /// The alignment in a mirror image.
  var mirrored: TextItem.Alignment {
    switch self {
    case .left: .right
    case .center: .center
    case .right: .left
    }
  }
}
