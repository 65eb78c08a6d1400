/// What lies sharp over a picture, from the bottom to the top: panels, symbols and words.
public struct Overlay: Equatable, Sendable {
  /// Its parts, in the order in which they are drawn.
  public var items: [Item]

  /// An overlay of parts.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// One part.
  public struct Item: Equatable, Sendable {
    /// What is drawn.
    public var content: Content
    /// How much of it is seen, 0 … 1.
    public var opacity: Double
    /// Where it is seen, in points of the frame; nil for everywhere.
    public var clip: Rectangle?
    /// Where its points lie in the frame.
    public var placement: Placement

    /// A part.
    public init(
      _ content: Content, opacity: Double = 1, clip: Rectangle? = nil, placement: Placement = Placement()
    ) {
      self.content = content
      self.opacity = opacity
      self.clip = clip
      self.placement = placement
    }
  }

  /// What a part is.
  public enum Content: Equatable, Sendable {
    case panel(Panel)
    case symbol(PlacedSymbol)
    case text(PlacedText)
  }

  /// Points scaled, then moved: p becomes `scale`·p + (`x`, `y`).
  public struct Placement: Equatable, Sendable {
    /// How large a point becomes.
    public var scale: Double
    /// How far all moves to the right, in points.
    public var x: Double
    /// How far all moves down, in points.
    public var y: Double

    /// A placement; nothing is moved unless told.
    public init(scale: Double = 1, x: Double = 0, y: Double = 0) {
      self.scale = scale
      self.x = x
      self.y = y
    }

    /// Where a rectangle comes to lie.
    public func applied(to rectangle: Rectangle) -> Rectangle {
      Rectangle(
        x: scale * rectangle.x + x, y: scale * rectangle.y + y, width: scale * rectangle.width,
        height: scale * rectangle.height)
    }
  }

  /// Adds a panel on top.
  public mutating func add(_ panel: Panel) { items.append(Item(.panel(panel))) }

  /// Adds a symbol on top, as large as fits into a rectangle.
  public mutating func add(_ symbol: Symbol, in rectangle: Rectangle, color: Color = .white) {
    items.append(Item(.symbol(PlacedSymbol(symbol, in: rectangle, color: color))))
  }

  /// Adds words on top.
  public mutating func add(
    _ box: TextBox, x: Double, y: Double, color: Color = .white, hasShadow: Bool = false
  ) {
    items.append(Item(.text(PlacedText(box, x: x, y: y, color: color, hasShadow: hasShadow))))
  }

  /// Adds another overlay on top, as a group.
  ///
  /// - Parameters:
  ///   - opacity: what the opacity of each part is multiplied by.
  ///   - clip: where the group is seen, in points of this overlay; nil for everywhere.
  ///   - placement: where the group's points lie.
  public mutating func add(
    _ group: Overlay, opacity: Double = 1, clip: Rectangle? = nil, placement: Placement = Placement()
  ) {
    guard opacity > 0 else { return }
    items.reserveCapacity(items.count + group.items.count)
    for var item in group.items {
      item.opacity *= opacity
      let inner = item.clip.map { placement.applied(to: $0) }
      item.clip = clip.map { inner?.intersection($0) ?? $0 } ?? inner
      let own = item.placement
      item.placement = Placement(
        scale: placement.scale * own.scale, x: placement.scale * own.x + placement.x,
        y: placement.scale * own.y + placement.y)
      items.append(item)
    }
  }
}

extension Overlay.Placement {
  /// Scales about a point that stays where it is.
  public init(scale: Double, aboutX x: Double, y: Double) {
    self.init(scale: scale, x: x - scale * x, y: y - scale * y)
  }
}

/// A symbol and where it is drawn.
public struct PlacedSymbol: Equatable, Sendable {
  /// Which one.
  public var symbol: Symbol
  /// The room it has, in points; it is drawn square in the middle.
  public var rectangle: Rectangle
  /// What its own colours are multiplied by, alpha included; white leaves them as they are.
  public var color: Color

  /// A symbol in a rectangle.
  public init(_ symbol: Symbol, in rectangle: Rectangle, color: Color = .white) {
    self.symbol = symbol
    self.rectangle = rectangle
    self.color = color
  }
}

/// Words and where they are drawn.
public struct PlacedText: Equatable, Sendable {
  /// The words and how they are laid out.
  public var box: TextBox
  /// The box's left edge, in points.
  public var x: Double
  /// The top of the line, in points.
  public var y: Double
  /// Red, green, blue, alpha; sRGB 0 … 1, not premultiplied.
  public var color: Color
  /// Whether a soft shadow lies under them.
  public var hasShadow: Bool

  /// What shadows are like: black at `alpha`, blurred by a Gaussian, moved down.
  ///
  /// `radius` is the Gaussian's standard deviation; it and `down` are points.
  public static let shadow = (alpha: 0.2, radius: 6.0, down: 2.0)

  /// Words at a place.
  public init(
    _ box: TextBox, x: Double, y: Double, color: Color = .white, hasShadow: Bool = false
  ) {
    self.box = box
    self.x = x
    self.y = y
    self.color = color
    self.hasShadow = hasShadow
  }
}
