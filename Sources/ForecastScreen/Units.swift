/// The units that temperatures are shown in.
public enum Units: String, CaseIterable, Sendable {
  /// Degrees Celsius.
  case metric
  /// Degrees Fahrenheit.
  case us

  /// The regions that give temperatures in °F, by CLDR's unit preferences and the territories of the United States.
  private static let fahrenheitRegions: Set<String> = [
    "US", "AS", "BS", "BZ", "GU", "KY", "MP", "PR", "PW", "UM", "VI",
  ]

  /// The units of a region such as `US`.
  public init(region: String?) {
    self = region.map { Units.fahrenheitRegions.contains($0) } ?? false ? .us : .metric
  }

  /// A temperature in whole degrees of the unit, rounded half away from zero; none for what is no temperature.
  public func degrees(_ celsius: Double?) -> Int? {
    guard let celsius, celsius.isFinite else { return nil }
    let value = self == .metric ? celsius : celsius * 1.8 + 32
    // A half that a feed sent in the other unit has come through a division, and must be one still.
    let exact = (value * 1e6).rounded() / 1e6
    guard abs(exact) < 1e6 else { return nil }
    return Int(exact.rounded())
  }
}
