/// The picture of a card, as large as the card is in pixels.
///
/// It never changes, and is equal to itself alone: what draws it may keep it by its identity.
public final class CardPicture: Equatable, Sendable {
  /// Columns, at least 1.
  public let width: Int
  /// Rows, at least 1.
  public let height: Int
  /// `width * height * 4` bytes of premultiplied sRGB, the top row first.
  public let bytes: [UInt8]
  /// Whether nothing shines through.
  public let isOpaque: Bool

  /// A picture of the given bytes.
  ///
  /// - Precondition: both sides are at least 1, and there are `width * height * 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4, "bytes that make no picture")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isOpaque = isOpaque
  }

  /// Whether both are the same object.
  public static func == (a: CardPicture, b: CardPicture) -> Bool { a === b }
}
