import Scene
import Weather

/// The sky behind the forecast: a gradient, and what falls before it.
public struct ScreenSky: Equatable, Sendable {
  /// The gradient.
  public var colors: SkyColors
  /// What falls; nothing in most skies.
  public var falling: Falling?

  /// The sky of a condition by day or night.
  public init(_ condition: Condition, daylight: Bool) {
    colors = daylight ? Self.day(condition) : SkyColors(top: [0.03, 0.05, 0.16], bottom: [0.13, 0.17, 0.36])
    falling = Falling(condition)
  }

  /// The sky of the weather now; without one that of a clear day.
  public init(_ now: CurrentConditions?) {
    self.init(now?.condition ?? .clear, daylight: now?.daylight ?? true)
  }

  private static func day(_ condition: Condition) -> SkyColors {
    switch condition {
    case .clear: SkyColors(top: [0.12, 0.36, 0.74], bottom: [0.33, 0.58, 0.89])
    case .partlyCloudy: SkyColors(top: [0.17, 0.36, 0.64], bottom: [0.47, 0.62, 0.80])
    case .cloudy: SkyColors(top: [0.24, 0.31, 0.41], bottom: [0.52, 0.58, 0.66])
    case .rain, .thunderstorm: SkyColors(top: [0.15, 0.20, 0.29], bottom: [0.33, 0.40, 0.50])
    case .snow: SkyColors(top: [0.24, 0.32, 0.45], bottom: [0.58, 0.66, 0.78])
    case .fog: SkyColors(top: [0.30, 0.33, 0.40], bottom: [0.52, 0.55, 0.60])
    }
  }
}
