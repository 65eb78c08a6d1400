/// A colour laid over a whole picture.
public struct Veil: Equatable, Sendable {
  /// The colour; how much it hides is its alpha.
  public var color: Color

  /// A veil of a colour at an opacity, 0 … 1, which its own alpha is multiplied with.
  public init(_ color: Color, opacity: Double = 1) {
    self.color = color.faded(opacity)
  }
}
