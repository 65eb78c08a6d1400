/// How full a sky is: what multiplies a scene's particle counts.
public enum Density: Equatable, Sendable {
  /// A factor, 0 … 1000.
  case factor(Double)
  /// As full as a phone's 390 × 844 points, and never emptier: `max(1, w·h / (390·844))`.
  case automatic

  /// The factor for a frame of the given size.
  public func factor(for size: FrameSize) -> Double {
    switch self {
    case .factor(let value): value
    case .automatic: max(1, size.width * size.height / (390 * 844))
    }
  }
}
