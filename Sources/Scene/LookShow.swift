import Weather

/// What is played: a look of any kind, and changes from it to weathers.
///
/// From weather to weather a change is a fade; any other look gives way at once, and does not come back.
public struct LookShow: Equatable, Sendable {
  /// What is played, or is being changed to.
  public private(set) var look: Look

  private let overWeathers: Look
  private var weathers: WeatherShow?

  /// A show that stands at a look.
  ///
  /// - Parameter overWeathers: what a weather that is changed to has over it, and how fast it moves; where the look
  ///   is a weather itself its own stays.
  public init(_ look: Look, overWeathers: Look) {
    self.look = look
    guard case .weather(let now) = look.background else {
      self.overWeathers = overWeathers
      return
    }
    self.overWeathers = look
    weathers = WeatherShow(now)
  }

  /// The weather that is shown, or is being changed to; nil while it is none.
  public var weather: WeatherNow? { weathers?.target }

  /// Whether a change is under way at a time on the show's clock.
  public func isChanging(at clock: Double) -> Bool { weathers?.isChanging(at: clock) ?? false }

  /// Begins a change; nothing happens where the weather is the target already.
  ///
  /// - Parameter clock: the time on the show's clock, in seconds; it runs while scenes stand still.
  public mutating func change(to now: WeatherNow, at clock: Double) {
    if weathers == nil { weathers = WeatherShow(now) } else { weathers?.change(to: now, at: clock) }
    look = overWeathers
    look.background = .weather(now)
  }

  /// Writes the picture of a moment into a frame, whose storage is used again.
  ///
  /// - Parameters:
  ///   - clock: the time on the show's clock, in seconds.
  ///   - moment: the time of what moves; the look's own speed comes on top.
  public func write(into frame: inout Frame, at clock: Double, moment: SceneTime, on stage: Stage) {
    guard let weathers else { return look.write(into: &frame, at: moment, on: stage) }
    weathers.write(into: &frame, at: clock, moment: moment.sped(by: look.speed), on: stage)
    look.writeOver(into: &frame)
  }

  /// How often a display needs a new frame at a moment, in frames a second; 0 while nothing moves.
  public func framesPerSecond(at clock: Double, moment: SceneTime, reducesMotion: Bool) -> Int {
    weathers?.framesPerSecond(at: clock, reducesMotion: reducesMotion, speed: look.speed)
      ?? look.framesPerSecond(at: moment, reducesMotion: reducesMotion)
  }
}
