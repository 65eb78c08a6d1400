import Scene

/// The choices about a picture that every drawing command shares; nil is the command's own default.
public struct PictureOptions: Equatable, Sendable {
  /// The frame in points.
  public var size: PointSize?
  /// Pixels a point, 0.1 … 8.
  public var scale: Double?
  /// The moment to draw, in seconds: any finite number.
  public var time = 0.0
  /// How full the sky is.
  public var density: Density?
  /// How fast the scene moves, 0 … 100.
  public var speed = 1.0
  /// Whether motion is reduced.
  public var reduceMotion: Bool?
  /// Which way the layout runs.
  public var direction: LayoutDirection?
  /// Whether the output is dithered.
  public var dither = true
  /// Whether the sky is drawn under its effects.
  public var sky = true
  /// Which GL to ask for; nil asks for one after the other.
  public var api: GraphicsAPI?
  /// The folder whose shaders go before those built in.
  public var shadersFolder: String?
  /// The moment that counts as now for a forecast, as it was spelled.
  public var now: String?

  /// The words over a snowfall; nil for the command's own, none where empty.
  public var title: String?

  /// What is changed about the scene's look.
  public var look = LookOptions()

  /// What is chosen about the forecast screen.
  public var screen = ScreenChoices()

  /// Folders and files whose images are shown as cards.
  public var cards: [String] = []
  /// Whether the cards scroll by themselves.
  public var autoscrolls = false
  /// How far the cards or the forecast screen are scrolled, in points, 0 or more.
  public var scroll = 0.0

  /// Nothing chosen.
  public init() {}
}
