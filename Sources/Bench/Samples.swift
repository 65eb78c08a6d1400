/// Times of many frames, in milliseconds, and what they say together.
public struct Samples: Equatable, Sendable {
  private var sorted: [Double] = []

  /// The samples in any order; those that are not finite or negative are left out.
  public init(_ values: [Double]) {
    sorted = values.filter { $0.isFinite && $0 >= 0 }.sorted()
  }

  /// How many there are.
  public var count: Int { sorted.count }

  /// All of them together; 0 where there are none.
  public var sum: Double { sorted.reduce(0, +) }

  /// The mean; 0 where there are none.
  public var mean: Double { sorted.isEmpty ? 0 : sum / Double(sorted.count) }

  /// The value that a share of the samples, 0 … 1, does not exceed, mixed between neighbours.
  public func quantile(_ share: Double) -> Double {
    guard let last = sorted.last else { return 0 }
    let place = (share.isNaN ? 0 : min(max(share, 0), 1)) * Double(sorted.count - 1)
    let lower = Int(place)
    guard lower + 1 < sorted.count else { return last }
    return sorted[lower] + (sorted[lower + 1] - sorted[lower]) * (place - Double(lower))
  }

  /// The middle one.
  public var median: Double { quantile(0.5) }

  /// The mean of the worst hundredth, at least one sample.
  public var worstHundredth: Double {
    let worst = sorted.suffix(max(1, sorted.count / 100))
    return worst.isEmpty ? 0 : worst.reduce(0, +) / Double(worst.count)
  }

  /// The mean without the tenth that is lowest and the tenth that is highest.
  ///
  /// What a shared machine does to single frames falls away; frames of two kinds by turns both count.
  public var trimmedMean: Double {
    let cut = sorted.count / 10
    let middle = sorted.dropFirst(cut).dropLast(cut)
    return middle.isEmpty ? 0 : middle.reduce(0, +) / Double(middle.count)
  }
}
