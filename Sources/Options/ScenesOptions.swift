/// What `welkin scenes` is asked for.
public struct ScenesOptions: Equatable, Sendable {
  /// Where a picture of all the weathers goes; nil for the list.
  public var sheet: FileArgument?

  /// The scene to print as a scene file; nil for the list.
  public var described: SceneName?

  /// The list.
  public init() {}
}
