/// The temperatures from the lowest low to the highest high of all days, °C.
public struct WeekSpan: Equatable, Sendable {
  /// The lowest.
  public let low: Double
  /// The highest, not under the lowest.
  public let high: Double

  /// A span between two temperatures, in whichever order they come; none where one is no number.
  public init?(_ one: Double, _ other: Double) {
    guard one.isFinite, other.isFinite else { return nil }
    low = min(one, other)
    high = max(one, other)
  }

  /// The span of some days; none where no temperature is known.
  public init?(_ days: [DayEntry]) {
    let known = days.flatMap { [$0.low, $0.high] }.compactMap { $0 }.filter { $0.isFinite }
    guard let low = known.min(), let high = known.max() else { return nil }
    self.low = low
    self.high = high
  }

  /// How many degrees it spans; 0 where it has no width.
  public var width: Double { high - low }

  /// Where a temperature stands in the span, 0 … 1; ½ in a span without width.
  public func fraction(_ temperature: Double) -> Double {
    guard width > 0 else { return 0.5 }
    let fraction = (temperature - low) / width
    return fraction.isNaN ? 0.5 : min(1, max(0, fraction))
  }

  /// The colours of so many temperatures evenly over the span, the ends among them.
  public func colors(samples: Int = 5) -> [SIMD3<Double>] {
    guard samples > 1 else { return [TemperaturePalette.color(low + width / 2)] }
    return (0..<samples).map { TemperaturePalette.color(low + width * Double($0) / Double(samples - 1)) }
  }
}
