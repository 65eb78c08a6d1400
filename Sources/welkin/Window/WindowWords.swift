import ForecastScreen
import Options
import Pacing
import Scene
import Weather

/// What the window says, in the language of a locale.
struct WindowWords {
  private let language: Language

  /// The words in the language that a locale names; English where the catalogue lacks it.
  ///
  /// Its name will do: nothing here needs numbers or dates, whose rules take long to load.
  init(_ locale: LocaleName) {
    language = Language(locale) ?? .english
  }

  /// The words of a phrase.
  func callAsFunction(_ phrase: Phrase, _ blanks: [String: String] = [:]) -> String {
    language.words(phrase, blanks)
  }

  /// What a weather is called.
  func title(_ weather: Weather) -> String { self(Phrase(weather)) }

  /// What a scene is called.
  func title(_ scene: SceneName) -> String {
    switch scene {
    case .weather(let weather): title(weather)
    case .snowfall: self(.snowfall)
    case .gradient(let gradient): self(Phrase(gradient))
    }
  }

  /// The keys that do something in a place, and what they do.
  func keys(in places: WindowKey.Places, _ direction: LayoutDirection) -> [(keys: String, action: String)] {
    zip(WindowKey.all, Phrase.keyActions).filter { !$0.0.places.isDisjoint(with: places) }.map {
      key, action in
      (keys: sign(key.keys, direction), action: self(action))
    }
  }

  // Signs that need no translation, where there are any; the first of two is the way back.
  private func sign(_ keys: String, _ direction: LayoutDirection) -> String {
    switch keys {
    case "1 to 7": "1 – 7"
    case "Left, Right": direction == .leftToRight ? "←  →" : "→  ←"
    case "Up, Down": "↑  ↓"
    default:
      keys.split(separator: ", ").map { key in Phrase(key: String(key)).map { self($0) } ?? String(key) }
        .joined(separator: self(.comma))
    }
  }

  /// Figures about frames, a line each.
  func figures(_ figures: [(figure: FrameCount.Figure, value: String)]) -> [String] {
    figures.map { figure, value in
      switch figure {
      case .drawn: "\(self(.figureDrawn)) \(value)"
      case .skipped: "\(self(.figureSkipped)) \(value)"
      case .dropped: "\(self(.figureDropped)) \(value)"
      case .milliseconds: "\(self(.figureMilliseconds)) \(value)"
      case .processor: "\(self(.figureProcessor)) \(value)"
      }
    }
  }
}
