/// What `welkin render` was asked for.
public struct RenderOptions: Equatable, Sendable {
  /// The scene.
  public var source: PictureSource
  /// Where the picture goes.
  public var output: FileArgument
  /// The change that the picture is a moment of, if any.
  public var change: SceneChange?
  /// The picture's choices.
  public var picture: PictureOptions

  /// One picture of `source` for `output`.
  public init(
    source: PictureSource, output: FileArgument, change: SceneChange? = nil,
    picture: PictureOptions = PictureOptions()
  ) {
    self.source = source
    self.output = output
    self.change = change
    self.picture = picture
  }
}
