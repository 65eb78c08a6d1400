/// What `welkin bench` was asked for.
public struct BenchOptions: Equatable, Sendable {
  /// The scenes in the order given; empty means all.
  public var scenes: [SceneName] = []
  /// Whether the forecast screen is measured, after the scenes.
  public var measuresScreen = false
  /// The picture's choices: size, scale, density and API.
  public var picture = PictureOptions()
  /// How long each scene is measured, in seconds, over 0.
  public var seconds: Double?
  /// How many frames of each scene are measured, at least 1.
  public var frames: Int?
  /// Whether it measures in a window rather than without a display.
  public var inWindow = false
  /// Whether the window waits for the monitor's refresh.
  public var vsync = false
  /// Where the figures go as JSON.
  public var json: FileArgument?
  /// The earlier figures to compare with.
  public var compare: FileArgument?
  /// The ratio to the earlier figures above which the run counts as failed.
  public var failAbove: Double?

  /// Nothing chosen.
  public init() {}
}
