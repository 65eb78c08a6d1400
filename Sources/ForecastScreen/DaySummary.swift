import Weather

/// What the hours of a day say of it.
struct DaySummary {
  private(set) var low: Double?
  private(set) var high: Double?
  private(set) var chance: Double?
  private(set) var condition: Condition?
  private var temperatures = 0

  /// Whether so much is known of the day that its lowest and highest hours are its low and high.
  var coversDay: Bool { temperatures >= 4 }

  mutating func add(_ hour: Measurements) {
    if let temperature = hour.temperature, temperature.isFinite {
      temperatures += 1
      low = min(low ?? temperature, temperature)
      high = max(high ?? temperature, temperature)
    }
    if let value = hour.chance, value.isFinite { chance = max(chance ?? 0, min(1, max(0, value))) }
    let outlook = hour.outlook
    guard outlook.from != .nothing else { return }
    if Self.weight(outlook.condition) > condition.map({ Self.weight($0) }) ?? -1 {
      condition = outlook.condition
    }
  }

  /// How bad a condition is: a day is worded by its worst, as feeds do it.
  private static func weight(_ condition: Condition) -> Int {
    switch condition {
    case .clear: 0
    case .partlyCloudy: 1
    case .cloudy: 2
    case .fog: 3
    case .rain: 4
    case .snow: 5
    case .thunderstorm: 6
    }
  }
}
