/// How fast a drag was when it was let go.
public struct DragTracker: Equatable, Sendable {
  /// What is older than so many seconds says nothing about the speed at the end.
  public static let memory = 0.1

  private var samples: [SIMD2<Double>] = []

  /// A drag that has not begun.
  public init() {}

  /// Notes where the pointer is, in points, at a time in seconds.
  public mutating func add(_ position: Double, at clock: Double) {
    guard position.isFinite, clock.isFinite else { return }
    samples.removeAll { clock - $0.y > DragTracker.memory || $0.y > clock }
    samples.append(SIMD2(position, clock))
    if samples.count > 64 { samples.removeFirst() }
  }

  /// The pointer's speed in points a second; 0 where it rested before it was let go.
  public func velocity(at clock: Double) -> Double {
    let recent = samples.filter { clock - $0.y <= DragTracker.memory }
    guard let first = recent.first, let last = recent.last, last.y - first.y > 0.001 else { return 0 }
    return (last.x - first.x) / (last.y - first.y)
  }
}
