import Scene

extension Frame {
  /// Lays a forecast screen over what the frame holds: its cards' grounds as materials, all else as the overlay.
  ///
  /// - Parameters:
  ///   - items: what the layout says is drawn.
  ///   - direction: which way texts run that have no letter to tell it by.
  ///   - glass: how much the cards hide of the sky.
  public mutating func show(
    _ items: [DisplayItem], direction: LayoutDirection, glass: Material.Strength = .regular
  ) {
    var drawing = ScreenDrawing(direction: direction, glass: glass, scale: size.scale)
    overlay = drawing.overlay(of: items, clip: nil)
    // Nothing on the screen lies over what is of another kind, and what is alike is drawn at once.
    overlay.items.sortByKind()
    materials = drawing.materials
  }
}

/// Turns a screen's items into what a frame can hold.
struct ScreenDrawing {
  let direction: LayoutDirection
  let glass: Material.Strength
  /// Pixels a point: edges that are to be sharp lie between pixels.
  let scale: Double
  private(set) var materials: [PlacedMaterial] = []

  init(direction: LayoutDirection, glass: Material.Strength, scale: Double) {
    self.direction = direction
    self.glass = glass
    self.scale = scale
  }

  /// The items as an overlay; grounds of cards go to the materials.
  ///
  /// Cards are in groups that only clip: nothing scales or fades them.
  mutating func overlay(of items: [DisplayItem], clip: Rectangle?) -> Overlay {
    var overlay = Overlay()
    overlay.items.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .text(let text):
        overlay.add(
          box(text), x: text.box.x, y: text.box.y, color: Color(text.color, alpha: text.alpha),
          hasShadow: text.shadow != nil)
      case .symbol(let symbol):
        overlay.add(symbol.symbol.drawing, in: symbol.box, color: .white(symbol.alpha))
      case .rectangle(let line):
        overlay.add(Panel(line.box, color: Color(line.color, alpha: line.alpha)))
      case .card(let card): add(card, clip)
      case .rangeBar(let bar): add(bar, to: &overlay)
      case .group(let group):
        let inner = group.clip.map { own in clip?.intersection(own) ?? own } ?? clip
        overlay.add(
          self.overlay(of: group.items, clip: inner), opacity: group.opacity,
          clip: group.clip,
          placement: Overlay.Placement(scale: group.scale, aboutX: group.anchorX, y: group.anchorY))
      }
    }
    return overlay
  }

  private func box(_ item: TextItem) -> TextBox {
    let direction = item.direction ?? direction
    let alignment: TextBox.Alignment =
      switch item.alignment {
      case .center: .center
      case .left: direction == .leftToRight ? .leading : .trailing
      case .right: direction == .leftToRight ? .trailing : .leading
      }
    // What was measured to fit is not cut for a rounding.
    return TextBox(
      item.text, item.style, width: item.box.width,
      smallestShare: item.isCut ? item.smallestShare : min(item.smallestShare, 0.95),
      alignment: alignment, direction: direction, readsItself: item.direction == nil)
  }

  private func snapped(_ points: Double) -> Double { (points * scale).rounded() / scale }

  private mutating func add(_ card: CardItem, _ clip: Rectangle?) {
    let (left, top) = (snapped(card.box.x), snapped(card.box.y))
    let rectangle = Rectangle(
      x: left, y: top, width: snapped(card.box.right) - left, height: snapped(card.box.bottom) - top)
    let radius = max(0, min(card.radius, rectangle.width / 2, rectangle.height / 2))
    var material = PlacedMaterial(
      strength: glass, appearance: .dark, rectangle: rectangle, cornerRadius: radius)
    material.shade = card.shade
    material.clip = clip
    materials.append(material)
  }

  private func add(_ bar: RangeBarItem, to overlay: inout Overlay) {
    var track = bar.track
    track.y = snapped(track.y)
    track.height = max(1 / scale, snapped(track.height))
    overlay.add(.capsule(track, color: .white(bar.trackAlpha)))
    if var part = bar.part, !bar.colors.isEmpty {
      (part.y, part.height) = (track.y, track.height)
      let colors = bar.colors.map { Color($0) }
      overlay.add(
        Panel(
          part, radius: min(part.width, part.height) / 2,
          fill: .gradient(colors, from: track.x, to: track.right)))
    }
    guard let marker = bar.marker else { return }
    func dot(_ diameter: Double, _ color: Color) {
      overlay.add(
        .capsule(
          Rectangle(
            x: marker.x - diameter / 2, y: track.middleY - diameter / 2, width: diameter, height: diameter),
          color: color))
    }
    dot(marker.diameter + 2 * marker.outline, .black(marker.outlineAlpha))
    dot(marker.diameter, .white)
  }
}

extension [Overlay.Item] {
  /// Puts panels first, then symbols, then texts, each in the order they had.
  fileprivate mutating func sortByKind() {
    var panels: [Overlay.Item] = []
    var symbols: [Overlay.Item] = []
    var texts: [Overlay.Item] = []
    panels.reserveCapacity(count)
    for item in self {
      switch item.content {
      case .panel: panels.append(item)
      case .symbol: symbols.append(item)
      case .text: texts.append(item)
      }
    }
    self = panels + symbols + texts
  }
}

extension ForecastSymbol {
  /// The drawing that stands for it.
  public var drawing: Symbol {
    switch self {
    case .clearDay: .sun
    case .clearNight: .moonStars
    case .partlyCloudyDay: .sunCloud
    case .partlyCloudyNight: .moonCloud
    case .cloudy: .cloud
    case .rain: .rain
    case .snow: .snow
    case .thunderstorm: .thunderstorm
    case .fog: .fog
    case .clock: .clock
    case .calendar: .calendar
    }
  }
}
