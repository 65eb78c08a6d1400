import Scene

extension Draft {
  /// The finished command, once what belongs together has come together.
  func command(_ name: CommandName) throws(UsageError) -> Command {
    try checkNeeds(of: name)
    try checkPixels(of: name)
    switch name {
    case .window:
      var options = window
      options.source = try source(for: name)
      try checkLook(of: name, options.source)
      options.demo = isDemo
      if options.demo, options.source != nil {
        throw UsageError("--demo", "it plays all the weathers: leave out SCENE and --forecast", in: name)
      }
      options.picture = picture
      return .window(options)
    case .render:
      return .render(try renderOptions())
    case .forecast:
      return .forecast(try forecastOptions())
    case .scenes:
      return .scenes(listing)
    case .info:
      var options = InfoOptions()
      options.api = picture.api
      return .info(options)
    case .bench:
      var options = bench
      options.scenes = scenes
      options.measuresScreen = showsScreen
      try checkScreen(of: name)
      options.picture = picture
      return .bench(options)
    }
  }

  private func renderOptions() throws(UsageError) -> RenderOptions {
    try checkScreen(of: .render)
    guard let source = try source(for: .render) else {
      throw UsageError(
        "render", "SCENE is missing: one of \(SceneName.list), or --forecast FILE, or --scene FILE",
        in: .render)
    }
    try checkLook(of: .render, source)
    guard let output else {
      throw UsageError("render", "--output is missing: -o FILE, or -o - for standard output", in: .render)
    }
    var options = RenderOptions(source: source, output: output, picture: picture)
    if let changeTo, let progress { options.change = SceneChange(to: changeTo, progress: progress) }
    return options
  }

  private func forecastOptions() throws(UsageError) -> ForecastOptions {
    var options = screen
    options.window = window
    options.window.picture = picture
    guard case .screen(let file) = try screenSource(for: .forecast) else { return options }
    options.file = file
    let outputs = given.filter { $0.name == "text" || $0.name == "json" }
    if let first = outputs.first, let other = outputs.first(where: { $0.name != first.name }) {
      throw UsageError(
        "--\(other.name)", "it stands in place of --\(first.name): leave out one", in: .forecast)
    }
    return options
  }

  /// The forecast screen's forecast.
  private func screenSource(for name: CommandName) throws(UsageError) -> PictureSource {
    if isDemo, forecast != nil {
      throw UsageError("--demo", "it shows a forecast of its own: leave out --forecast", in: name)
    }
    if !isDemo, forecast == nil {
      throw UsageError("forecast", "--forecast FILE is missing, or --demo", in: name)
    }
    return .screen(forecast)
  }

  private func source(for name: CommandName) throws(UsageError) -> PictureSource? {
    if showsScreen {
      if sceneFile != nil {
        throw UsageError("--scene", "it stands in place of SCENE: leave out forecast", in: name)
      }
      return try screenSource(for: name)
    }
    let files = [
      forecast.map { ("--forecast", PictureSource.forecast($0)) }, sceneFile.map { ("--scene", .file($0)) },
    ]
    .compactMap { $0 }
    guard let (option, source) = files.first else { return scenes.first.map(PictureSource.scene) }
    if let scene = scenes.first {
      throw UsageError(option, "it stands in place of SCENE: leave out \(scene.name)", in: name)
    }
    if files.count > 1 {
      throw UsageError("--scene", "it stands in place of --forecast: leave out one", in: name)
    }
    return source
  }

  private func checkNeeds(of name: CommandName) throws(UsageError) {
    for option in given {
      // What scrolls cards scrolls the forecast screen too, and the demo's moment is now as well.
      if showsScreen && name == .render && option.name == "scroll" || isDemo && option.name == "now" {
        continue
      }
      guard let needed = option.needs, !given.contains(where: { $0.name == needed }) else { continue }
      let value = Option.taken(by: name).first { $0.name == needed }?.placeholder ?? ""
      let call = value.isEmpty ? "--\(needed)" : "--\(needed) \(value)"
      throw UsageError("--\(option.name)", "it needs \(call) as well", in: name)
    }
  }

  private func checkPixels(of name: CommandName) throws(UsageError) {
    guard let size = picture.size, let scale = picture.scale,
      FrameSize(width: size.width, height: size.height, scale: scale) == nil
    else { return }
    let frame = "\(size.width.plain)x\(size.height.plain)"
    throw UsageError("--scale", "\(frame) points at scale \(scale.plain) are under one pixel", in: name)
  }
}
