/// Words on one line, as they are to be laid out.
public struct TextBox: Hashable, Sendable {
  /// The words; nothing in them is a command, and what cannot stand on a line counts as a blank.
  public var text: String
  /// How they look.
  public var style: TextStyle
  /// The width in points that they have, and stand in as `alignment` says; nil for as much as they need.
  public var width: Double?
  /// To which share of the style's size they may shrink before their end is cut, over 0 … 1.
  public var smallestShare: Double
  /// Where they stand in the width.
  public var alignment: Alignment
  /// Which way the layout runs.
  public var direction: LayoutDirection
  /// Whether words run as their own first letter does, and as the layout only where there is none; else always as the
  /// layout.
  public var readsItself: Bool

  /// Words in a style.
  public init(
    _ text: String, _ style: TextStyle, width: Double? = nil, smallestShare: Double = 1,
    alignment: Alignment = .leading, direction: LayoutDirection = .leftToRight, readsItself: Bool = true
  ) {
    self.text = text
    self.style = style
    self.width = width
    self.smallestShare = smallestShare
    self.alignment = alignment
    self.direction = direction
    self.readsItself = readsItself
  }

  /// Where words stand in their width.
  public enum Alignment: Sendable {
    /// Where the layout's direction begins.
    case leading
    /// In the middle.
    case center
    /// Where the layout's direction ends.
    case trailing
  }
}
