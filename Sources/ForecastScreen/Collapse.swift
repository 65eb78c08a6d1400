/// How far the header has given way to its single line.
public struct Collapse: Equatable, Sendable {
  /// The scroll offset at which it has done so wholly, in points.
  public static let distance = 120.0

  /// 0 where the header stands whole, 1 where only the single line is seen.
  public let progress: Double

  /// The collapse at a scroll offset.
  ///
  /// With a distance of 0 or less it is whole as soon as the offset is over 0.
  public init(offset: Double, distance: Double = Collapse.distance) {
    guard distance > 0 else {
      progress = offset > 0 ? 1 : 0
      return
    }
    let share = offset / distance
    progress = share.isNaN ? 0 : min(1, max(0, share))
  }

  /// The header's opacity.
  public var headerOpacity: Double { 1 - progress }
  /// The header's scale about its top.
  public var headerScale: Double { 1 - 0.12 * progress }
  /// The single line's opacity.
  public var lineOpacity: Double { progress }
}
