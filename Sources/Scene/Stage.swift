import Weather

/// How a scene is to be seen, whatever the moment: size, fullness, direction, motion.
public struct Stage: Equatable, Sendable {
  /// How large the frame is.
  public var size: FrameSize
  /// How full the sky is.
  public var density: Density
  /// Which way the layout runs.
  public var direction: LayoutDirection
  /// Whether everything stands as at time 0, without lightning.
  public var reducesMotion: Bool
  /// Whether the sky is drawn under the effects.
  public var showsSky: Bool
  /// Whether the output is dithered.
  public var dithers: Bool

  /// A stage of a size, else as users find it.
  public init(
    size: FrameSize, density: Density = .factor(1), direction: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false, showsSky: Bool = true, dithers: Bool = true
  ) {
    self.size = size
    self.density = density
    self.direction = direction
    self.reducesMotion = reducesMotion
    self.showsSky = showsSky
    self.dithers = dithers
  }
}

/// A moment as a scene sees it, in seconds.
public struct SceneTime: Equatable, Sendable {
  /// What everything but the lightning moves by.
  public var motion: Double
  /// What the lightning's schedule goes by: never faster than the clock on the wall.
  public var lightning: Double

  /// A moment at which both agree.
  public init(_ seconds: Double) {
    motion = seconds
    lightning = seconds
  }

  /// A moment of a scene that plays at another speed, 0 or more.
  ///
  /// Lightning keeps its own pace, so that no speed makes it flash more often.
  public init(_ seconds: Double, speed: Double) {
    let product = seconds * speed
    motion = product.isFinite ? product : 0
    lightning = seconds
  }

  /// The moment for what moves at a speed of its own.
  func sped(by speed: Double) -> SceneTime {
    var moment = SceneTime(motion, speed: speed)
    moment.lightning = lightning
    return moment
  }
}

extension Frame {
  /// Lays the layers of one weather over what the frame holds.
  mutating func append(_ now: WeatherNow, fade: Double, at moment: SceneTime, on stage: Stage) {
    guard fade > 0 else { return }
    let time = stage.reducesMotion ? 0 : moment.motion
    let (width, height) = (stage.size.width, stage.size.height)
    let density = stage.density.factor(for: stage.size)
    func add(_ kind: LayerKind) {
      switch kind {
      case .sun:
        layers.append(
          FadedLayer(.sun(Sun(time: time, width: width, direction: stage.direction)), fade: fade))
      case .stars:
        layers.append(FadedLayer(.stars(Stars(time: time, density: density)), fade: fade))
      case .clouds(let grey, let alpha, let steps):
        let moment = steps.map { stepped(time, $0) } ?? time
        var clouds = Clouds(grey: grey, alpha: alpha, time: moment, width: width)
        clouds.stands = steps != nil
        layers.append(FadedLayer(.clouds(clouds), fade: fade))
      case .lightning:
        guard !stage.reducesMotion else { return }
        let lightning = Lightning(time: moment.lightning)
        if lightning.brightness > 0 { layers.append(FadedLayer(.lightning(lightning), fade: fade)) }
      case .rain(let drops):
        let rain = Rain(drops: drops, time: time, height: height, density: density * now.strength)
        layers.append(FadedLayer(.rain(rain), fade: fade))
      case .snow:
        let snow = Snow(time: time, height: height, density: density * now.strength)
        layers.append(FadedLayer(.snow(snow), fade: fade))
      case .fog:
        layers.append(FadedLayer(.fog(Fog(time: time, width: width)), fade: fade))
      }
    }
    for kind in now.weather.layers { add(kind) }
    if now.lightClouds { add(.clouds(grey: 1, alpha: 0.25)) }
  }
}

/// The nearest of so many steps a second to a time, by the clock alone; the time itself where it is too large to
/// have steps.
func stepped(_ time: Double, _ steps: Double) -> Double {
  let step = (time * steps).rounded()
  return step.isFinite ? step / steps : time
}
