/// Everything that is seen, whatever the moment and the size: a background and what lies over it.
public struct Look: Equatable, Sendable {
  /// What is at the back.
  public var background: Background
  /// What lies over the background.
  public var veil: Veil?
  /// What lies over the veil.
  public var materials: [Material]
  /// The files and folders whose pictures lie over all of it as cards.
  public var cards: [String] = []
  /// Whether the cards scroll by themselves.
  public var autoscrolls = false
  /// How full the sky is; nil is the command's own default.
  public var density: Density?
  /// How fast it moves: what the speed that is asked for is multiplied with.
  public var speed: Double

  /// How full a sky may be.
  public static let densities = 0.0...1000.0
  /// How fast one may move.
  public static let speeds = 0.0...100.0
  /// The most files and folders of cards.
  public static let mostCards = 1000
  /// The most materials over one background.
  public static let mostMaterials = 100

  /// A background with nothing over it, or with what is given.
  public init(
    _ background: Background, veil: Veil? = nil, materials: [Material] = [], density: Density? = nil,
    speed: Double = 1
  ) {
    self.background = background
    self.veil = veil
    self.materials = materials
    self.density = density
    self.speed = speed
  }

  /// Writes the picture of a moment into a frame, whose storage is used again.
  ///
  /// - Parameters:
  ///   - moment: the time of what moves; the look's own speed comes on top.
  ///   - stage: its density is the one drawn, the look's own a wish that whoever makes the stage may grant.
  public func write(into frame: inout Frame, at moment: SceneTime, on stage: Stage) {
    let moment = moment.sped(by: speed)
    let time = stage.reducesMotion ? 0 : moment.motion
    frame.size = stage.size
    frame.dithers = stage.dithers
    frame.layers.removeAll(keepingCapacity: true)
    switch background {
    case .weather(let now):
      frame.sky = stage.showsSky ? now.weather.sky : nil
      frame.append(now, fade: 1, at: moment, on: stage)
    case .snowfall(let color):
      frame.sky = stage.showsSky ? Background.snowfallSky : nil
      let density = stage.density.factor(for: stage.size)
      let flakes = Snowfall(color: color, time: time, height: stage.size.height, density: density)
      frame.layers.append(FadedLayer(.snowfall(flakes)))
    case .gradient(let gradient):
      let placed = gradient.gradient(at: time, in: stage.size)
      frame.base = .gradient(placed, onBlack: stage.showsSky)
    }
    writeOver(into: &frame)
  }

  /// How often a display needs a new frame of it at a moment, in frames a second; 0 while nothing moves.
  public func framesPerSecond(at moment: SceneTime, reducesMotion: Bool) -> Int {
    // A gradient waits between its steps.
    if case .gradient(let gradient) = background, gradient.rest(at: moment.sped(by: speed).motion) != 0 {
      return 0
    }
    return background.framesPerSecond(reducesMotion: reducesMotion, speed: speed)
  }

  /// How long it will stand from a moment on, in seconds of what moves; infinity where it stands for good.
  ///
  /// - Parameter moment: the time of what moves; the look's own speed comes on top.
  public func rest(at moment: SceneTime) -> Double {
    guard speed > 0 else { return .infinity }
    switch background {
    case .weather, .snowfall: return 0
    case .gradient(let gradient): return gradient.rest(at: moment.sped(by: speed).motion) / speed
    }
  }

  /// Lays over a frame's background what the look has over its own.
  public func writeOver(into frame: inout Frame) {
    frame.veil = veil
    if frame.materials.count > materials.count {
      frame.materials.removeLast(frame.materials.count - materials.count)
    }
    for (index, material) in materials.enumerated() {
      let placed = material.placed(in: frame.size)
      if index == frame.materials.count {
        frame.materials.append(placed)
      } else if frame.materials[index] != placed {
        // Written only where it differs: what has kept the last frame shares this storage.
        frame.materials[index] = placed
      }
    }
  }
}
