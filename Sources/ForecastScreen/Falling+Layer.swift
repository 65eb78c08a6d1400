import Scene

extension Falling {
  /// What falls at a time in seconds, as a layer of a frame so many points high.
  ///
  /// - Parameter density: what the count is multiplied by.
  public func layer(time: Double, height: Double, density: Double = 1) -> Layer {
    let margin = Falling.travel(height: 0)
    switch kind {
    case .rain:
      let style = Rain.Style(
        speed: speed, depths: Falling.depths, length: Falling.streak, start: Falling.start, margin: margin,
        alphas: alphas, splashes: false)
      return .rain(Rain(drops: count, time: time, height: height, density: density, style: style))
    case .snow:
      let style = Snow.Style(
        count: count, speed: speed, depths: Falling.depths, radii: Falling.radii, sway: Falling.sway,
        start: Falling.start, margin: margin, alphas: alphas)
      return .snow(Snow(time: time, height: height, density: density, style: style))
    }
  }
}

extension ScreenSkyShow {
  /// Writes the sky of a moment into a frame, whose storage is used again.
  ///
  /// - Parameters:
  ///   - clock: the time on the show's clock, in seconds.
  ///   - time: the time of what falls, in seconds.
  public func write(into frame: inout Frame, at clock: Double, time: Double, on stage: Stage) {
    frame.size = stage.size
    frame.dithers = stage.dithers
    frame.sky = stage.showsSky ? colors(at: clock) : nil
    frame.layers.removeAll(keepingCapacity: true)
    let time = stage.reducesMotion ? 0 : time
    let density = stage.density.factor(for: stage.size)
    for faded in falling(at: clock) {
      let layer = faded.falling.layer(time: time, height: stage.size.height, density: density)
      frame.layers.append(FadedLayer(layer, fade: faded.fade))
    }
  }
}
