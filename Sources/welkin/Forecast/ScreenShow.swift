import ForecastScreen
import Options
import Scene
import Weather

/// The forecast screen: what it shows, where it stands, and the sky behind it.
struct ScreenShow {
  /// How words and numbers are written.
  let locale: ScreenLocale
  /// How far it is scrolled.
  var scroll = ForecastScroll()
  private(set) var model: ForecastModel
  private(set) var layout: ForecastLayout
  private let measurer: CachedMeasurer
  private var options: ScreenOptions
  private var sky: Sky
  /// The scrim's strength for a gradient that is kept.
  private var kept: (colors: SkyColors, strength: Double)?
  /// The scrims' strengths that a change of weathers goes from and to.
  private var strengths = (from: 0.0, to: 0.0)

  private enum Sky {
    case gradient(ScreenSkyShow)
    case weather(WeatherShow)
  }

  /// A screen of a model as the options want it.
  init(_ model: ForecastModel, _ picture: PictureOptions, size: FrameSize, measurer: any LineMeasurer) {
    let choices = picture.screen
    self.model = model
    locale = ScreenShow.locale(choices)
    self.measurer = CachedMeasurer(ScreenMeasurer(measurer))
    options = ScreenOptions(
      size: size, textScale: choices.textScale, direction: picture.direction ?? locale.direction,
      increasesContrast: choices.increasesContrast)
    layout = ForecastLayout(model, locale: locale, options: options, measurer: self.measurer)
    sky =
      switch choices.sky {
      case .gradient: .gradient(ScreenSkyShow(ScreenSky(model.now)))
      case .weather: .weather(WeatherShow(ScreenShow.weather(model)))
      }
    scroll.fit(layout)
    strengths = (weatherStrength, weatherStrength)
  }

  /// The locale that the options name, else the environment's.
  static func locale(_ choices: ScreenChoices) -> ScreenLocale {
    let units = choices.units.flatMap { Units(rawValue: $0.rawValue) }
    return ScreenLocale(LocaleName(option: choices.locale, environment: Terminal.environment), units: units)
  }

  /// Which way it runs.
  var direction: LayoutDirection { options.direction }

  /// Lays it out for another size.
  mutating func resize(to size: FrameSize) {
    guard size != options.size else { return }
    options.size = size
    layOut()
  }

  /// Shows another model; its sky comes as a change from a time on, in seconds on the show's clock.
  mutating func change(to model: ForecastModel, at clock: Double) {
    guard model != self.model else { return }
    self.model = model
    switch sky {
    case .gradient(var show):
      show.change(to: ScreenSky(model.now), at: clock)
      sky = .gradient(show)
    case .weather(var show):
      let strength = strength(show.progress(at: clock))
      show.change(to: ScreenShow.weather(model), at: clock)
      sky = .weather(show)
      strengths = (strength, weatherStrength)
    }
    layOut()
  }

  /// Writes the picture of a moment into a frame, whose storage is used again.
  ///
  /// - Parameters:
  ///   - clock: the time on the show's clock, in seconds.
  ///   - moment: the time of what moves in the sky.
  mutating func write(into frame: inout Frame, at clock: Double, moment: SceneTime, on stage: Stage) {
    let items = layout.items(offset: scroll.vertical.offset, stripOffset: scroll.strip.offset)
    switch sky {
    case .gradient(let show):
      show.write(into: &frame, at: clock, time: moment.motion, on: stage)
      frame.show(items, direction: direction)
      let colors = show.colors(at: clock)
      if kept?.colors != colors { kept = (colors, layout.scrim(over: colors)) }
      frame.scrim = scrim(kept?.strength ?? 0, over: colors, on: stage)
    case .weather(let show):
      show.write(into: &frame, at: clock, moment: moment, on: stage)
      frame.show(items, direction: direction, glass: .thick)
      let colors = show.target.weather.sky
      frame.scrim = scrim(strength(show.progress(at: clock)), over: colors, on: stage)
    }
  }

  private func scrim(_ strength: Double, over sky: SkyColors, on stage: Stage) -> Scrim? {
    stage.showsSky ? layout.scrim(strength, over: sky, offset: scroll.vertical.offset) : nil
  }

  private func strength(_ progress: Double) -> Double {
    strengths.from + (strengths.to - strengths.from) * progress
  }

  /// How strong the scrim over the weather's sky has to be.
  private var weatherStrength: Double {
    let now = ScreenShow.weather(model)
    return layout.scrim(over: now.weather.sky, light: { box in
      now.light(behind: box, width: layout.frame.width, direction: direction)
    })
  }

  /// How often a display needs a new frame of the sky, in frames a second; 0 where it stands.
  func framesPerSecond(at clock: Double, reducesMotion: Bool) -> Int {
    switch sky {
    case .gradient(let show): show.framesPerSecond(at: clock, reducesMotion: reducesMotion)
    case .weather(let show): show.framesPerSecond(at: clock, reducesMotion: reducesMotion)
    }
  }

  /// Whether the sky is on its way to another one.
  func isChanging(at clock: Double) -> Bool {
    switch sky {
    case .gradient(let show): show.isChanging(at: clock)
    case .weather(let show): show.isChanging(at: clock)
    }
  }

  private mutating func layOut() {
    layout = ForecastLayout(model, locale: locale, options: options, measurer: measurer)
    scroll.fit(layout)
    kept = nil
  }

  /// The weather that stands for what is known; a clear day where nothing is.
  private static func weather(_ model: ForecastModel) -> WeatherNow {
    model.now?.weatherNow ?? WeatherNow(weather: .clearDay)
  }
}
