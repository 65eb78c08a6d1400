import Scene

extension Phrase {
  /// The title of a gradient.
  public init(_ gradient: GradientName) {
    switch gradient {
    case .plain: self = .movingGradient
    case .warm: self = .warmGradient
    case .purple: self = .purpleGradient
    case .vivid: self = .vividGradient
    }
  }

  /// What a key is called that help names in English; none where that needs no translation.
  public init?(key: String) {
    let names: [Phrase] = [.spaceKey, .pageUpKey, .pageDownKey, .homeKey, .endKey, .escapeKey]
    guard let name = names.first(where: { Language.english.words($0) == key }) else { return nil }
    self = name
  }

  /// What the window's keys do, in the order of their list.
  public static let keyActions: [Phrase] = [
    .keyThatWeather, .keyNextWeather, .keyHours, .keyScroll, .keyPages, .keyEnds, .keyPause, .keyFullScreen,
    .keyReducedMotion, .keyFigures, .keyScreenshot, .keyMenu, .keyList, .keyQuit,
  ]
}
