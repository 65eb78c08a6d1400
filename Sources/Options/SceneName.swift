import Scene
import Weather

/// What a SCENE on the command line can name.
public enum SceneName: Hashable, Sendable {
  /// One of the weathers.
  case weather(Weather)
  /// Snow in three depths.
  case snowfall
  /// A gradient whose centre wanders.
  case gradient(GradientName)

  /// Every scene, in the order in which help lists them.
  public static let all: [SceneName] =
    Weather.allCases.map(SceneName.weather) + [.snowfall] + GradientName.allCases.map(SceneName.gradient)

  /// The scene of that name, spelled exactly; nil where there is none.
  public init?(_ name: String) {
    guard let scene = SceneName.all.first(where: { name.isExactly($0.name) }) else { return nil }
    self = scene
  }

  /// The name that the command line takes.
  public var name: String {
    switch self {
    case .weather(let weather): weather.rawValue
    case .snowfall: "snowfall"
    case .gradient(let gradient): gradient.rawValue
    }
  }

  /// The title in English, as a person reads it.
  public var title: String {
    switch self {
    case .weather(let weather): weather.title
    case .snowfall: "Snowfall"
    case .gradient(let gradient): gradient.title
    }
  }

  /// What it looks like, as it comes.
  public var look: Look {
    switch self {
    case .weather(let weather): Look(.weather(WeatherNow(weather: weather)))
    case .snowfall: Look(.snowfall(color: .white))
    case .gradient(let gradient): gradient.look
    }
  }

  static let list = all.map(\.name).joined(separator: ", ")
}
