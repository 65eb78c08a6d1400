import Scene

extension Draft {
  private static let snowfallOptions = ["color", "title"]
  private static let gradientOptions = [
    "kind", "colors", "points", "interval", "easing", "radius", "angle", "line", "area",
  ]
  private static let overOptions = ["veil", "material", "material-area"]

  /// Refuses options that the chosen scene has no use for, or that contradict each other.
  func checkLook(of name: CommandName, _ source: PictureSource?) throws(UsageError) {
    if case .file = source {
      if firstGiven(["title"]) != nil {
        throw UsageError("--title", "a scene file does not take it: it belongs to snowfall", in: name)
      }
      if let option = firstGiven(Draft.snowfallOptions + Draft.gradientOptions + Draft.overOptions) {
        throw UsageError(option, "the file of --scene says that itself: leave out one of the two", in: name)
      }
      return
    }
    var scene = ""
    var takes: [String] = []
    switch source {
    case .scene(.snowfall): (scene, takes) = ("snowfall", Draft.snowfallOptions)
    case .scene(.gradient(let gradient)): (scene, takes) = (gradient.rawValue, Draft.gradientOptions)
    case .scene(.weather(let weather)): scene = weather.rawValue
    case .screen: scene = "the forecast screen"
    case .forecast, .file: scene = "a forecast"
    case nil: scene = "the tour of the weathers"
    }
    for (options, owner) in [(Draft.snowfallOptions, "snowfall"), (Draft.gradientOptions, "gradient")]
    where options != takes {
      guard let option = firstGiven(options) else { continue }
      throw UsageError(option, "\(scene) does not take it: it belongs to \(owner)", in: name)
    }
    try checkGradient(of: name, source)
    if changeTo != nil {
      switch source {
      case .scene(.snowfall), .scene(.gradient), .screen: throw onlyWeathersChange(scene, in: name)
      default: break
      }
    }
    switch changeTo {
    case .snowfall, .gradient: throw onlyWeathersChange(changeTo?.name ?? "", in: name)
    case .weather, nil: break
    }
  }

  private static let screenOptions = [
    "demo", "place", "locale", "units", "text-scale", "contrast", "sky", "scroll-hours",
  ]
  /// What the forecast screen has no use for: it has its own sky and its own cards.
  private static let notForScreen = overOptions + ["to", "cards", "autoscroll", "no-sky"]

  /// Refuses options of the forecast screen where there is none, and options that it has no use for.
  func checkScreen(of name: CommandName) throws(UsageError) {
    if showsScreen, let option = firstGiven(Draft.notForScreen) {
      throw UsageError(option, "the forecast screen does not take it", in: name)
    }
    if name == .bench, showsScreen, scenes.isEmpty,
      let option = firstGiven(Draft.snowfallOptions + Draft.gradientOptions)
    {
      throw UsageError(option, "the forecast screen does not take it", in: name)
    }
    if !showsScreen, let option = firstGiven(Draft.screenOptions) {
      throw UsageError(
        option, "it belongs to the forecast screen: \(name.call) forecast", in: name)
    }
  }

  private func onlyWeathersChange(_ scene: String, in name: CommandName) -> UsageError {
    UsageError("--to", "only one weather changes into another: \(scene) is none", in: name)
  }

  private func checkGradient(of name: CommandName, _ source: PictureSource?) throws(UsageError) {
    let look = picture.look
    for (option, kind) in [("radius", LookOptions.Kind.radial), ("angle", .linear), ("line", .linear)] {
      if let chosen = look.kind, chosen != kind, firstGiven([option]) != nil {
        throw UsageError("--\(option)", "it belongs to --kind \(kind.rawValue)", in: name)
      }
    }
    if firstGiven(["radius"]) != nil, let line = firstGiven(["angle", "line"]) {
      throw UsageError(line, "it belongs to --kind linear: leave out --radius", in: name)
    }
    guard case .scene(let scene) = source,
      case .gradient(let gradient) = look.applied(to: scene.look).background
    else { return }
    if gradient.easing > MovingGradient.mostSteps * gradient.interval {
      let most = Int(MovingGradient.mostSteps)
      throw UsageError(
        "--easing",
        "\(gradient.easing.plain) s are more than \(most) intervals of \(gradient.interval.plain) s", in: name
      )
    }
  }

  private func firstGiven(_ names: [String]) -> String? {
    given.first { names.contains($0.name) }.map { "--" + $0.name }
  }
}
