/// What `welkin info` was asked for.
public struct InfoOptions: Equatable, Sendable {
  /// Which GL to ask for; nil asks for one after the other.
  public var api: GraphicsAPI?

  /// Nothing chosen.
  public init() {}
}
