/// What `welkin [SCENE]` was asked for.
public struct WindowOptions: Equatable, Sendable {
  /// The scene; nil plays all of them in turn.
  public var source: PictureSource?
  /// The picture's choices; with `inWindow`, its `size` is the window's.
  public var picture = PictureOptions()
  /// Whether it opens a window rather than fill a screen.
  public var inWindow = false
  /// The monitor to use, counted from 1; nil is the primary one.
  public var monitor: Int?
  /// Whether the tour of all scenes is the quick one.
  public var demo = false
  /// The most frames a second, 1 … 1000; nil follows the monitor.
  public var fps: Double?
  /// Whether frame figures are shown.
  public var stats = false
  /// How much smaller than the window the sky is drawn.
  public var renderScale: RenderScale?

  /// Nothing chosen.
  public init() {}
}
