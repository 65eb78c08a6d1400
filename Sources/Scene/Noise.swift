import Glibc

/// What a particle's random value decides; the raw value is the trait's number in `noise`.
public enum Trait: Double, Sendable {
  case x = 1
  case y = 2
  case size = 3
  case speed = 4
  case phase = 5
  case offset = 6
  case extra = 7
}

/// The value in 0 ..< 1 that a particle's trait comes from.
///
/// It is the fractional part of `sin(127.1·index + 311.7·trait) · 43758.5453`, in Double all the way: a GPU's
/// float sine gives other numbers.
public func noise(_ index: Int, _ trait: Trait) -> Double {
  noise(Double(index), trait)
}

/// The same for an index too large for an integer; 0 where it is beyond what a sine can take.
public func noise(_ index: Double, _ trait: Trait) -> Double {
  let value = sin(127.1 * index + 311.7 * trait.rawValue) * 43758.5453
  return value.isFinite ? value - value.rounded(.down) : 0
}

/// Brings a position into `0 ..< travel`.
///
/// 0 where `travel` is not over 0, and where the position is not finite.
public func wrap(_ position: Double, _ travel: Double) -> Double {
  guard travel > 0, position.isFinite else { return 0 }
  let rest = fmod(position, travel)
  guard rest < 0 else { return rest }
  let lifted = rest + travel
  return lifted < travel ? lifted : 0
}
