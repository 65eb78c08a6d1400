import Scene

/// One thing to draw, at its place in the frame, in points.
public indirect enum DisplayItem: Equatable, Sendable {
  case text(TextItem)
  case symbol(SymbolItem)
  case rectangle(RectangleItem)
  case card(CardItem)
  case rangeBar(RangeBarItem)
  case group(GroupItem)
}

/// A line of plain text.
public struct TextItem: Equatable, Sendable {
  /// To which side of its box it keeps.
  public enum Alignment: Equatable, Sendable {
    case left
    case center
    case right
  }

  /// The text, in which nothing is markup.
  public var text: String
  /// How it is set.
  public var style: TextStyle
  /// Where it has room; where it is wider it becomes smaller, then is cut with an ellipsis.
  public var box: Rectangle
  /// The baseline, from the box's top.
  public var baseline: Double
  /// Where in the box it stands.
  public var alignment: Alignment
  /// The direction it is read in; none where its own first letter says.
  public var direction: LayoutDirection?
  /// Its colour, sRGB 0 … 1.
  public var color: SIMD3<Double>
  /// How opaque it is, 0 … 1.
  public var alpha: Double
  /// The shadow under it.
  public var shadow: TextShadow?
  /// How wide it is, or would be if it were not cut.
  public var naturalWidth: Double
  /// The share of its size to which it shrinks before it is cut.
  public var smallestShare: Double
  /// Whether it is wider than its box even at its smallest.
  public var isCut: Bool { naturalWidth * smallestShare > box.width }

  /// A text out of its parts; white, with no shadow, where nothing else is said.
  public init(
    text: String, style: TextStyle, box: Rectangle, baseline: Double, alignment: Alignment = .left,
    direction: LayoutDirection? = nil, color: SIMD3<Double> = SIMD3(1, 1, 1), alpha: Double = 1,
    shadow: TextShadow? = nil, naturalWidth: Double = 0,
    smallestShare: Double = 1
  ) {
    self.text = text
    self.style = style
    self.box = box
    self.baseline = baseline
    self.alignment = alignment
    self.direction = direction
    self.color = color
    self.alpha = alpha
    self.shadow = shadow
    self.naturalWidth = naturalWidth
    self.smallestShare = smallestShare
  }
}

/// A soft black shadow under a text.
public struct TextShadow: Equatable, Sendable {
  /// How opaque it is.
  public var alpha: Double
  /// The standard deviation of its blur, in points.
  public var radius: Double
  /// How far down it falls, in points.
  public var down: Double

  /// A shadow.
  public init(alpha: Double, radius: Double, down: Double) {
    self.alpha = alpha
    self.radius = radius
    self.down = down
  }

  /// The shadow under the header.
  public static let header = TextShadow(alpha: 0.2, radius: 6, down: 2)
}

/// A symbol, drawn as large as fits in the middle of a box.
public struct SymbolItem: Equatable, Sendable {
  /// Which one.
  public var symbol: ForecastSymbol
  /// Where it has room.
  public var box: Rectangle
  /// How opaque it is, 0 … 1.
  public var alpha: Double

  /// A symbol in a box.
  public init(symbol: ForecastSymbol, box: Rectangle, alpha: Double = 1) {
    self.symbol = symbol
    self.box = box
    self.alpha = alpha
  }
}

/// A rectangle of one colour: a hairline.
public struct RectangleItem: Equatable, Sendable {
  /// Where it is.
  public var box: Rectangle
  /// Its colour, sRGB 0 … 1.
  public var color: SIMD3<Double>
  /// How opaque it is, 0 … 1.
  public var alpha: Double

  /// A rectangle, white where nothing else is said.
  public init(box: Rectangle, color: SIMD3<Double> = SIMD3(1, 1, 1), alpha: Double) {
    self.box = box
    self.color = color
    self.alpha = alpha
  }
}

/// The ground of a card: the sky behind blurred and toned dark, and black over that.
public struct CardItem: Equatable, Sendable {
  /// Where it is.
  public var box: Rectangle
  /// The radius of its corners.
  public var radius: Double
  /// The alpha of the black over the blurred sky.
  public var shade: Double

  /// The ground of a card.
  public init(box: Rectangle, radius: Double = 18, shade: Double = 0.18) {
    self.box = box
    self.radius = radius
    self.shade = shade
  }
}

/// A day's part of the week's temperatures, on its track.
public struct RangeBarItem: Equatable, Sendable {
  /// The track: white, with round ends.
  public var track: Rectangle
  /// The track's alpha.
  public var trackAlpha: Double
  /// The day's part, with round ends; none where its temperatures are not known.
  public var part: Rectangle?
  /// The colours evenly over the whole *track* from left to right, seen only inside the part.
  public var colors: [SIMD3<Double>]
  /// The marker of the temperature now; on today's bar only.
  public var marker: MarkerItem?

  /// A bar out of its parts.
  public init(
    track: Rectangle, trackAlpha: Double = 0.15, part: Rectangle? = nil, colors: [SIMD3<Double>] = [],
    marker: MarkerItem? = nil
  ) {
    self.track = track
    self.trackAlpha = trackAlpha
    self.part = part
    self.colors = colors
    self.marker = marker
  }
}

/// A white dot with an outline.
public struct MarkerItem: Equatable, Sendable {
  /// The centre.
  public var x: Double
  /// The centre.
  public var y: Double
  /// The dot's diameter.
  public var diameter: Double
  /// The width of the outline around it, black.
  public var outline: Double
  /// The outline's alpha.
  public var outlineAlpha: Double

  /// A dot about a centre.
  public init(x: Double, y: Double, diameter: Double = 7, outline: Double = 1.5, outlineAlpha: Double = 0.35)
  {
    self.x = x
    self.y = y
    self.diameter = diameter
    self.outline = outline
    self.outlineAlpha = outlineAlpha
  }
}

/// Items that are clipped, faded or scaled together; they do not cover each other.
public struct GroupItem: Equatable, Sendable {
  /// What is drawn, from the bottom to the top.
  public var items: [DisplayItem]
  /// What of the frame it may draw on; it is not scaled.
  public var clip: Rectangle?
  /// What the items' alphas are multiplied by.
  public var opacity: Double
  /// What lengths are multiplied by, about the anchor.
  public var scale: Double
  /// The point that stays where it is.
  public var anchorX: Double
  /// The point that stays where it is.
  public var anchorY: Double

  /// A group that changes nothing where nothing is said.
  public init(
    _ items: [DisplayItem], clip: Rectangle? = nil, opacity: Double = 1, scale: Double = 1,
    anchorX: Double = 0,
    anchorY: Double = 0
  ) {
    self.items = items
    self.clip = clip
    self.opacity = opacity
    self.scale = scale
    self.anchorX = anchorX
    self.anchorY = anchorY
  }
}
