/// A moment of the change from one scene to another.
public struct SceneChange: Equatable, Sendable {
  /// The scene that it changes to.
  public var scene: SceneName
  /// How far it has come, 0 … 1.
  public var progress: Double

  /// The moment at `progress` of the change to `scene`.
  public init(to scene: SceneName, progress: Double) {
    self.scene = scene
    self.progress = progress
  }
}
