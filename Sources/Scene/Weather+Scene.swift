import Weather

/// What an effect is asked for, before it is worked out for a moment and a size.
enum LayerKind: Sendable {
  case sun
  case stars
  /// `steps`: how often a second they move, where that is less often than a frame is due.
  case clouds(grey: Double, alpha: Double, steps: Double? = nil)
  case lightning
  case rain(drops: Int)
  case snow
  case fog
}

extension Weather {
  /// The colours of the sky.
  public var sky: SkyColors {
    switch self {
    case .clearDay: SkyColors(top: [0.11, 0.38, 0.80], bottom: [0.46, 0.72, 0.96])
    case .clearNight: SkyColors(top: [0.02, 0.03, 0.13], bottom: [0.10, 0.13, 0.34])
    case .cloudy: SkyColors(top: [0.33, 0.40, 0.52], bottom: [0.62, 0.68, 0.76])
    case .rain: SkyColors(top: [0.14, 0.19, 0.27], bottom: [0.33, 0.40, 0.49])
    case .thunderstorm: SkyColors(top: [0.06, 0.07, 0.13], bottom: [0.20, 0.22, 0.34])
    case .snow: SkyColors(top: [0.36, 0.44, 0.58], bottom: [0.70, 0.76, 0.85])
    case .fog: SkyColors(top: [0.46, 0.49, 0.56], bottom: [0.70, 0.72, 0.75])
    }
  }

  /// How often a display needs a new frame of it, in frames a second.
  public var framesPerSecond: Int {
    switch self {
    case .clearDay, .clearNight, .cloudy, .fog: 30
    case .rain, .thunderstorm, .snow: 60
    }
  }

  /// How often a display needs a new frame of it at a speed, in frames a second; 0 when nothing moves.
  ///
  /// Lightning keeps its own pace, whatever the speed.
  func framesPerSecond(reducesMotion: Bool, speed: Double) -> Int {
    reducesMotion || (speed <= 0 && !flashes) ? 0 : framesPerSecond
  }

  /// Whether there is lightning in it.
  var flashes: Bool {
    layers.contains {
      if case .lightning = $0 { true } else { false }
    }
  }

  /// What lies over its sky, from the bottom to the top.
  var layers: [LayerKind] {
    switch self {
    case .clearDay: Weather.clearDayLayers
    case .clearNight: Weather.clearNightLayers
    case .cloudy: Weather.cloudyLayers
    case .rain: Weather.rainLayers
    case .thunderstorm: Weather.thunderstormLayers
    case .snow: Weather.snowLayers
    case .fog: Weather.fogLayers
    }
  }

  // Kept, so that working out a frame allocates nothing.
  private static let clearDayLayers: [LayerKind] = [.sun]
  private static let clearNightLayers: [LayerKind] = [.stars]
  private static let cloudyLayers: [LayerKind] = [.clouds(grey: 1, alpha: 0.5)]
  // Behind rain, a thirtieth of a second moves no cloud by as much as half a step of 8 bits.
  private static let rainLayers: [LayerKind] = [.clouds(grey: 1, alpha: 0.25, steps: 30), .rain(drops: 110)]
  private static let thunderstormLayers: [LayerKind] = [
    .clouds(grey: 0, alpha: 0.5, steps: 30), .lightning, .rain(drops: 170),
  ]
  private static let snowLayers: [LayerKind] = [.snow]
  private static let fogLayers: [LayerKind] = [.fog]
}
