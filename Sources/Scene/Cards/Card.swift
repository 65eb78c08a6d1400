/// A card at its place in a frame.
public struct Card: Equatable, Sendable {
  /// The left edge, in pixels of the frame.
  public var left: Int
  /// The top edge, in pixels of the frame.
  public var top: Int
  /// Columns of pixels, at least 1.
  public var width: Int
  /// Rows of pixels, at least 1.
  public var height: Int
  /// What is on it; nil for a blank one.
  public var picture: CardPicture?
  /// How much of the picture is seen, 0 … 1; the rest is a blank card.
  public var fade: Double

  /// A card at a place, blank or with a picture.
  public init(
    left: Int, top: Int, width: Int, height: Int, picture: CardPicture? = nil, fade: Double = 1
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.picture = picture
    self.fade = fade
  }

  /// The radius of the corners, in points.
  public static let cornerRadius = 24.0
  /// How far down the shadow lies, in points.
  public static let shadowDrop = 6.0
  /// The standard deviation of the shadow's blur, in points.
  ///
  /// The shadow ends before the next card begins, so that none lies on a card.
  public static let shadowBlur = 10.0
  /// How far the shadow reaches beyond the card, in points.
  public static let shadowReach = shadowDrop + 2.34 * shadowBlur
}
