import Glibc

/// A time split so that it stays exact in a shader's floats: an epoch, and the seconds since.
///
/// Epochs lie on multiples of `period`, so the split depends on the time alone. What differs from particle
/// to particle has its phase at the epoch baked in Double; shaders add the seconds.
public struct PhaseClock: Equatable, Sendable {
  /// Seconds between epochs.
  public static let period = 512.0

  /// The epoch, in seconds.
  public let epoch: Double
  /// Seconds since the epoch, 0 ..< period (0 where the time itself is coarser than that).
  public let seconds: Double

  /// Splits a time in seconds.
  public init(_ time: Double) {
    let seconds = wrap(time, PhaseClock.period)
    self.seconds = seconds
    epoch = time - seconds
  }

  /// The phase of an oscillation at the epoch, in turns, 0 ..< 1.
  ///
  /// - Parameters:
  ///   - frequency: radians a second.
  ///   - offset: radians at time 0.
  public func turns(frequency: Double, offset: Double) -> Double {
    let turn = 2 * Double.pi
    return wrap(wrap(epoch * frequency, turn) + offset, turn) / turn
  }
}
