/// Numbers that look random and are the same every time.
public struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// Dice that always roll the same for a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number (SplitMix64 after Sebastiano Vigna).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of 0 ..< sides.
  public mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
}
