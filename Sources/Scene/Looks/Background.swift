import Weather

/// What a picture shows at its back.
public enum Background: Equatable, Sendable {
  /// The sky of a weather.
  case weather(WeatherNow)
  /// Snow in three depths, of a colour, over a sky of its own.
  case snowfall(color: Color)
  /// A gradient whose centre wanders.
  case gradient(MovingGradient)

  /// The sky over which a snowfall falls.
  public static let snowfallSky = SkyColors(top: [0.07, 0.11, 0.27], bottom: [0.30, 0.40, 0.60])

  /// How often a display needs a new frame of it at a speed, in frames a second; 0 when nothing moves.
  public func framesPerSecond(reducesMotion: Bool, speed: Double = 1) -> Int {
    let moves = !reducesMotion && speed > 0
    return switch self {
    case .weather(let now): now.weather.framesPerSecond(reducesMotion: reducesMotion, speed: speed)
    case .snowfall: moves ? 60 : 0
    case .gradient(let gradient): moves && gradient.moves ? 60 : 0
    }
  }
}
