/// Where the cards of a column lie: one under the other, in the middle of the frame.
public struct CardColumn: Equatable, Sendable {
  /// How many there are.
  public let count: Int
  /// The frame that they lie in.
  public let size: FrameSize

  /// The width of a card where there is room for it, in points.
  public static let fullWidth = 350.0
  /// The height of a card, in points.
  public static let height = 200.0
  /// What lies between two cards, and over the first and under the last, in points.
  public static let gap = 30.0
  /// The least that lies beside the cards, in points.
  public static let margin = 16.0
  private static let pitch = height + gap

  /// A column of `count` cards, 0 or more.
  public init(count: Int, size: FrameSize) {
    self.count = max(0, count)
    self.size = size
  }

  /// The cards' width in points.
  public var width: Double { max(1, min(CardColumn.fullWidth, size.width - 2 * CardColumn.margin)) }

  /// The cards' width in pixels.
  public var pixelWidth: Int { max(1, Int((width * size.scale).rounded())) }

  /// The cards' height in pixels.
  public var pixelHeight: Int { max(1, Int((CardColumn.height * size.scale).rounded())) }

  /// The height of all with what lies over and under them, in points.
  public var contentHeight: Double { Double(count) * CardColumn.pitch + CardColumn.gap }

  /// How far the column can be scrolled, in points; 0 where all of it is seen.
  public var furthest: Double { max(0, contentHeight - size.height) }

  /// An offset within the column's ends; what is no number is its beginning.
  public func clamped(_ offset: Double) -> Double {
    offset > 0 ? min(offset, furthest) : 0
  }

  // Where all is seen, it stands in the middle.
  private var start: Double { CardColumn.gap + max(0, size.height - contentHeight) / 2 }

  /// A card at its place when the column is scrolled by `offset` points; edges lie between pixels.
  public func card(_ index: Int, offset: Double) -> Card {
    let scale = size.scale
    // The offset is rounded for itself: cards keep their distance while they move.
    let top = ((start + Double(index) * CardColumn.pitch) * scale).rounded()
    let scrolled = (clamped(offset) * scale).rounded()
    return Card(
      left: (size.pixelWidth - pixelWidth) / 2, top: Int(min(max(top - scrolled, -0x1p40), 0x1p40)),
      width: pixelWidth, height: pixelHeight)
  }

  /// The cards that are seen, their shadows included.
  ///
  /// - Parameter more: points over and under the frame that count too.
  public func visible(offset: Double, more: Double = 0) -> Range<Int> {
    let offset = clamped(offset)
    // Rounding may move a card by half a pixel.
    let reach = Card.shadowReach + max(0, more) + 1 / size.scale
    let first = ((offset - start - CardColumn.height - reach) / CardColumn.pitch).rounded(.down) + 1
    let last = ((offset - start + size.height + reach) / CardColumn.pitch).rounded(.up)
    let limits = 0...Double(count)
    let from = Int(min(max(first, limits.lowerBound), limits.upperBound))
    let to = Int(min(max(last, limits.lowerBound), limits.upperBound))
    return from..<max(from, to)
  }
}
