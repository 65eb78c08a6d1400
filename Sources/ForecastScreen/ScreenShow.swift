import Scene
import Weather

/// The forecast screen: what it shows, where it stands, and the sky behind it.
public struct ScreenShow {
  /// The skies that there are behind it.
  public enum Background: Equatable, Sendable {
    /// A gradient of its own, and what falls.
    case gradient
    /// The sky of the matching one of the seven weathers.
    case weather
  }

  /// How far it is scrolled; its times are on the show's clock.
  public var scroll = ForecastScroll()
  /// What it shows.
  public private(set) var model: ForecastModel
  /// What it shows, laid out.
  public private(set) var layout: ForecastLayout
  private let locale: ScreenLocale
  private let measurer: CachedMeasurer
  private var options: ScreenOptions
  private var sky: Sky
  /// What was shown last, and how far it was scrolled.
  private var shown: (offsets: SIMD2<Double>, materials: [PlacedMaterial], overlay: Overlay)?
  /// The scrim's strength over a sky of these colours, which stands.
  private var kept: (colors: SkyColors, strength: Double)?

  private enum Sky {
    case gradient(ScreenSkyShow)
    case weather(WeatherShow)
  }

  /// A screen of a model.
  ///
  /// - Parameters:
  ///   - locale: how words and numbers are written.
  ///   - measurer: knows the sizes of texts.
  public init(
    _ model: ForecastModel, locale: ScreenLocale, options: ScreenOptions, over background: Background,
    measurer: any LineMeasurer
  ) {
    self.model = model
    self.locale = locale
    self.options = options
    self.measurer = CachedMeasurer(ScreenMeasurer(measurer))
    layout = ForecastLayout(model, locale: locale, options: options, measurer: self.measurer)
    sky =
      switch background {
      case .gradient: .gradient(ScreenSkyShow(ScreenSky(model.now)))
      case .weather: .weather(WeatherShow(ScreenShow.weather(model)))
      }
    scroll.fit(layout, at: 0)
  }

  /// Which way it runs.
  public var direction: LayoutDirection { options.direction }

  /// Where the hours are seen at a time, for the pointer; nil where they are scrolled away.
  public func stripBox(at clock: Double) -> Rectangle? {
    layout.stripBox(offset: scroll.vertical.offset(at: clock))
  }

  /// Lays it out for another size, at a time on the show's clock.
  public mutating func resize(to size: FrameSize, at clock: Double) {
    guard size != options.size else { return }
    options.size = size
    layOut(at: clock)
  }

  /// Shows another model; its sky comes as a change from a time on, in seconds on the show's clock.
  public mutating func change(to model: ForecastModel, at clock: Double) {
    guard model != self.model else { return }
    self.model = model
    layOut(at: clock)
    switch sky {
    case .gradient(var show):
      show.change(to: ScreenSky(model.now), at: clock)
      sky = .gradient(show)
    case .weather(var show):
      show.change(to: ScreenShow.weather(model), at: clock)
      sky = .weather(show)
    }
  }

  /// Writes the picture of a moment into a frame, whose storage is used again.
  ///
  /// - Parameters:
  ///   - clock: the time on the show's clock, in seconds.
  ///   - moment: the time of what moves in the sky.
  public mutating func write(into frame: inout Frame, at clock: Double, moment: SceneTime, on stage: Stage) {
    switch sky {
    case .gradient(let show):
      show.write(into: &frame, at: clock, time: moment.motion, on: stage)
      // Nothing but particles lies over these skies.
      frame.blurredLayers = []
      showItems(in: &frame, at: clock, glass: .regular)
      let colors = show.colors(at: clock)
      let strength = strength(over: colors, isChanging: show.isChanging(at: clock)) { _ in 0 }
      frame.scrim = stage.showsSky ? layout.scrim(strength, over: colors) : nil
    case .weather(let show):
      show.write(into: &frame, at: clock, moment: moment, on: stage)
      show.writeBlurred(into: &frame, at: clock, moment: moment, on: stage)
      // These skies have suns, clouds and flashes in them, which more of has to be hidden.
      showItems(in: &frame, at: clock, glass: .thick)
      let colors = show.sky(at: clock)
      let (width, direction) = (layout.frame.width, direction)
      let strength = strength(over: colors, isChanging: show.isChanging(at: clock)) { box in
        // All that is still seen, and all that is seen already, lights up what lies behind.
        1
          - show.visible(at: clock).reduce(1) { dark, weather in
            dark * (1 - weather.fade * weather.now.light(behind: box, width: width, direction: direction))
          }
      }
      frame.scrim = stage.showsSky ? layout.scrim(strength, over: colors) : nil
    }
  }

  /// How often a display needs a new frame of the sky, in frames a second; 0 where it stands.
  ///
  /// - Parameter speed: how fast the sky plays.
  public func framesPerSecond(at clock: Double, reducesMotion: Bool, speed: Double = 1) -> Int {
    switch sky {
    case .gradient(let show): show.framesPerSecond(at: clock, reducesMotion: reducesMotion || speed == 0)
    case .weather(let show): show.framesPerSecond(at: clock, reducesMotion: reducesMotion, speed: speed)
    }
  }

  private mutating func showItems(in frame: inout Frame, at clock: Double, glass: Material.Strength) {
    // By whole pixels: what is sharp, and what is not, would else move in steps of their own.
    var offsets = SIMD2(scroll.vertical.offset(at: clock), scroll.strip.offset(at: clock))
    let scale = options.size.scale
    offsets = (offsets * scale).rounded(.toNearestOrAwayFromZero) / scale
    // Where nothing has moved, what was laid out is handed over again as it is.
    if let shown, shown.offsets == offsets {
      frame.materials = shown.materials
      frame.overlay = shown.overlay
      return
    }
    frame.show(layout.items(offset: offsets.x, stripOffset: offsets.y), direction: direction, glass: glass)
    shown = (offsets, frame.materials, frame.overlay)
  }

  private mutating func layOut(at clock: Double) {
    shown = nil
    layout = ForecastLayout(model, locale: locale, options: options, measurer: measurer)
    scroll.fit(layout, at: clock)
    kept = nil
  }

  /// How strong the scrim has to be; for a sky that stands it is worked out once.
  private mutating func strength(
    over colors: SkyColors, isChanging: Bool, light: (Rectangle) -> Double
  ) -> Double {
    if let kept, kept.colors == colors, !isChanging { return kept.strength }
    let strength = layout.scrim(over: colors, light: light)
    kept = isChanging ? nil : (colors, strength)
    return strength
  }

  /// The weather that stands for what is known; a clear day where nothing is.
  private static func weather(_ model: ForecastModel) -> WeatherNow {
    model.now?.weatherNow ?? WeatherNow(weather: .clearDay)
  }
}
