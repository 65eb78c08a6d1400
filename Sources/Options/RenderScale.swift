/// How much smaller than the window its sky is drawn.
public enum RenderScale: Equatable, Sendable {
  /// A factor on each side, 0.25 … 1.
  case factor(Double)
  /// As large as the machine draws in time.
  case automatic
}
