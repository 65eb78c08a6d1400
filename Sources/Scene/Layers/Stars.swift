/// Stars that twinkle over the upper seven tenths of the frame.
public struct Stars: Equatable, Sendable {
  /// How many.
  public var count: Int
  /// The time.
  public var clock: PhaseClock

  /// The stars at a time in seconds.
  public init(time: Double, density: Double) {
    count = scaled(120, by: density)
    clock = PhaseClock(time)
  }

  /// What does not change about a star.
  public struct Star: Equatable, Sendable {
    /// Across the frame, 0 ..< 1.
    public let x: Double
    /// Down the frame, 0 ..< .7.
    public let y: Double
    /// Points.
    public let radius: Double
    /// Radians a second of its twinkling.
    public let frequency: Double
    /// Radians of its twinkling at time 0.
    public let phase: Double

    /// The star of an index.
    public init(_ index: Int) {
      x = noise(index, .x)
      y = 0.7 * noise(index, .y)
      radius = 0.5 + 1.3 * noise(index, .size)
      frequency = 0.8 + 1.6 * noise(index, .speed)
      phase = Double(index)
    }
  }
}

/// A particle count multiplied by a density and rounded down; never negative.
func scaled(_ count: Int, by density: Double) -> Int {
  let product = (Double(count) * density).rounded(.down)
  return product > 0 ? Int(min(product, 1e7)) : 0
}
