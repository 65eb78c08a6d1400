import Weather

/// Which weather is seen, and the change from one to the next, changes of changes included.
///
/// A change fades what is on screen to the new weather over a second. Changing again goes on from what is
/// there: the sky from its present colours, every weather still visible from its present fade.
public struct WeatherShow: Equatable, Sendable {
  /// A weather and how much of it is seen, 0 … 1.
  public struct FadedWeather: Equatable, Sendable {
    /// The weather.
    public let now: WeatherNow
    /// How much of it.
    public let fade: Double
  }

  /// How long a change takes, in seconds.
  public static let duration = 1.0

  // How often what materials blur moves, in steps a second: sun and clouds go a point or two in one.
  private static let blurredSteps = 10.0
  // The largest fade that shows nothing, and how many weathers may be visible before those are looked for.
  private static let faintest = 1.0 / 512
  private static let most = 16

  private struct Visible: Equatable {
    var now: WeatherNow
    var from: Double
    var to: Double

    func fade(_ progress: Double) -> Double { from + (to - from) * progress }
  }

  private var visible: [Visible]
  private var skyFrom: SkyColors
  private var skyTo: SkyColors
  private var start: Double

  /// A show that stands at one weather.
  public init(_ now: WeatherNow) {
    visible = [Visible(now: now, from: 1, to: 1)]
    skyFrom = now.weather.sky
    skyTo = now.weather.sky
    start = -.infinity
  }

  /// The weather that is shown, or is being changed to.
  public var target: WeatherNow { (visible.last { $0.to == 1 } ?? visible[visible.count - 1]).now }

  /// Whether a change is under way at a time on the show's clock.
  public func isChanging(at clock: Double) -> Bool {
    clock - start < WeatherShow.duration
  }

  /// Begins a change.
  ///
  /// - Parameters:
  ///   - now: the weather to change to; nothing happens where it is the target already.
  ///   - clock: the time on the show's clock, in seconds; a clock of its own that runs while scenes stand still.
  public mutating func change(to now: WeatherNow, at clock: Double) {
    guard now != target else { return }
    let progress = progress(at: clock)
    skyFrom = skyFrom.mixed(with: skyTo, progress)
    skyTo = now.weather.sky
    var isThere = false
    for index in visible.indices {
      let isTarget = visible[index].now == now
      visible[index].from = visible[index].fade(progress)
      visible[index].to = isTarget ? 1 : 0
      isThere = isThere || isTarget
    }
    // One that is faded in again keeps its place: to move it up would be a jump.
    visible.removeAll { $0.from <= 0 && $0.to <= 0 }
    // The seven weathers are few; of any number of strengths in quick succession, the unseen ones go.
    if visible.count > WeatherShow.most { visible.removeAll { $0.from < WeatherShow.faintest && $0.to <= 0 } }
    if !isThere { visible.append(Visible(now: now, from: 0, to: 1)) }
    start = clock
  }

  /// How far the change has come at a time on the show's clock, eased, 0 … 1.
  public func progress(at clock: Double) -> Double {
    ease((clock - start) / WeatherShow.duration)
  }

  /// The sky's colours at a time on the show's clock.
  public func sky(at clock: Double) -> SkyColors { skyFrom.mixed(with: skyTo, progress(at: clock)) }

  /// The weathers that are seen at a time on the show's clock, from the bottom to the top, and how much of each.
  public func visible(at clock: Double) -> [FadedWeather] {
    let progress = progress(at: clock)
    return visible.map { FadedWeather(now: $0.now, fade: $0.fade(progress)) }
  }

  /// Writes the picture of a moment into a frame, whose storage is used again.
  ///
  /// - Parameters:
  ///   - clock: the time on the show's clock, in seconds.
  ///   - moment: the time of what moves.
  public func write(into frame: inout Frame, at clock: Double, moment: SceneTime, on stage: Stage) {
    let progress = progress(at: clock)
    frame.size = stage.size
    frame.sky = stage.showsSky ? sky(at: clock) : nil
    frame.dithers = stage.dithers
    frame.layers.removeAll(keepingCapacity: true)
    for weather in visible {
      frame.append(weather.now, fade: weather.fade(progress), at: moment, on: stage)
    }
  }

  /// Writes what materials blur of a moment into a frame: its soft layers, in steps of the clock.
  public func writeBlurred(into frame: inout Frame, at clock: Double, moment: SceneTime, on stage: Stage) {
    let progress = progress(at: clock)
    var moment = moment
    moment.motion = stepped(moment.motion, WeatherShow.blurredSteps)
    var blurred = frame.blurredLayers ?? []
    frame.blurredLayers = nil
    blurred.removeAll(keepingCapacity: true)
    swap(&frame.layers, &blurred)
    for weather in visible {
      frame.append(weather.now, fade: weather.fade(progress), at: moment, on: stage)
    }
    frame.layers.removeAll { $0.layer.isParticles }
    swap(&frame.layers, &blurred)
    frame.blurredLayers = blurred
  }

  /// How often a display needs a new frame, in frames a second, at a time on the show's clock; 0 when nothing moves.
  ///
  /// - Parameter speed: how fast it plays; lightning keeps its own pace.
  public func framesPerSecond(at clock: Double, reducesMotion: Bool, speed: Double = 1) -> Int {
    if isChanging(at: clock) { return 60 }
    return target.weather.framesPerSecond(reducesMotion: reducesMotion, speed: speed)
  }
}
