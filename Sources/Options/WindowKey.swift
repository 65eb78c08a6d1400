/// A key of the window and what it does, as help lists them.
public struct WindowKey: Equatable, Sendable {
  /// The key, or keys that do the same.
  public let keys: String
  /// What it does.
  public let action: String
  /// Where it does it.
  public let places: Places

  /// What a window shows.
  public struct Places: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A sky or a background.
    public static let sky = Places(rawValue: 1)
    /// Cards over one.
    public static let cards = Places(rawValue: 2)
    /// The forecast screen.
    public static let forecast = Places(rawValue: 4)
    /// Whatever is shown.
    public static let everywhere: Places = [.sky, .cards, .forecast]
  }

  private init(_ keys: String, _ action: String, in places: Places = .everywhere) {
    self.keys = keys
    self.action = action
    self.places = places
  }

  /// Every key, in the order of the list.
  public static let all = [
    WindowKey("1 to 7", "that weather", in: .sky),
    WindowKey("Left, Right", "the weather before, the next one", in: .sky),
    WindowKey("Left, Right", "earlier hours, later hours", in: .forecast),
    WindowKey("Up, Down", "scroll", in: [.cards, .forecast]),
    WindowKey("Page Up, Page Down", "a page up, a page down", in: [.cards, .forecast]),
    WindowKey("Home, End", "to the beginning, to the end", in: [.cards, .forecast]),
    WindowKey("Space", "pause"),
    WindowKey("F, F11", "full screen"),
    WindowKey("M", "reduced motion"),
    WindowKey("H", "frame figures"),
    WindowKey("S", "save a screenshot"),
    WindowKey("P", "show or hide the weather menu", in: .sky),
    WindowKey("?", "the list of keys"),
    WindowKey("Esc, Q", "quit"),
  ]
}
