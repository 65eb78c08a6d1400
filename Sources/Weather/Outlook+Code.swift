extension Outlook {
  /// What a WMO code means, in Open-Meteo's selection of table 4677.
  ///
  /// A code that the table lacks goes by its tens, and one that means nothing is cloudy: servers add codes, and no
  /// code is worth losing a forecast for.
  public init(code: Double) {
    // Out of this range lies nothing that means anything, and no larger number fits an Int.
    guard (0..<100).contains(code) else {
      self.init(.cloudy, from: .weatherCode)
      return
    }
    let (condition, strength) = Self.meaning(Int(code))
    self.init(condition, strength: strength, from: .weatherCode)
  }

  private static func meaning(_ code: Int) -> (Condition, Double) {
    switch code {
    case 0, 1: (.clear, 1)
    case 2: (.partlyCloudy, 1)
    case 3: (.cloudy, 1)
    case 40...49: (.fog, 1)
    case 51: (.rain, 0.4)
    case 53: (.rain, 0.6)
    case 55: (.rain, 0.8)
    case 56: (.rain, 0.5)
    case 57: (.rain, 0.8)
    case 61: (.rain, 0.7)
    case 63: (.rain, 1)
    case 65: (.rain, 1.8)
    case 66: (.rain, 0.7)
    case 67: (.rain, 1.6)
    case 71: (.snow, 0.6)
    case 73: (.snow, 1)
    case 75: (.snow, 1.8)
    case 77: (.snow, 0.5)
    case 80: (.rain, 0.7)
    case 81: (.rain, 1.2)
    case 82: (.rain, 2.2)
    case 85: (.snow, 0.8)
    case 86: (.snow, 1.6)
    case 95: (.thunderstorm, 1)
    case 96: (.thunderstorm, 1.3)
    case 97: (.thunderstorm, 1.6)
    case 99: (.thunderstorm, 1.8)
    // From here on by the tens: drizzle, rain, snow, showers, thunderstorms.
    case 50...69, 80...89: (.rain, 1)
    case 70...79: (.snow, 1)
    case 90...99: (.thunderstorm, 1)
    default: (.cloudy, 1)
    }
  }
}
