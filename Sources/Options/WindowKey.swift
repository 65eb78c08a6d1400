/// A key of the window and what it does, as help lists them.
public struct WindowKey: Equatable, Sendable {
  /// The key, or keys that do the same.
  public let keys: String
  /// What it does.
  public let action: String
  /// Whether it moves cards, and so does something only where there are some.
  public let movesCards: Bool

  private init(keys: String, action: String, movesCards: Bool = false) {
    self.keys = keys
    self.action = action
    self.movesCards = movesCards
  }

  /// Every key, in the order of the list.
  public static let all = [
    WindowKey(keys: "1 to 7", action: "that weather"),
    WindowKey(keys: "Left, Right", action: "the weather before, the next one"),
    WindowKey(keys: "Up, Down", action: "scroll", movesCards: true),
    WindowKey(keys: "Page Up, Page Down", action: "a page up, a page down", movesCards: true),
    WindowKey(keys: "Home, End", action: "to the beginning, to the end", movesCards: true),
    WindowKey(keys: "Space", action: "pause"),
    WindowKey(keys: "F, F11", action: "full screen"),
    WindowKey(keys: "M", action: "reduced motion"),
    WindowKey(keys: "H", action: "frame figures"),
    WindowKey(keys: "S", action: "save a screenshot"),
    WindowKey(keys: "P", action: "show or hide the weather menu"),
    WindowKey(keys: "?", action: "the list of keys"),
    WindowKey(keys: "Esc, Q", action: "quit"),
  ]
}
