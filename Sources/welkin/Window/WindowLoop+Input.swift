import Pacing
import Platform
import Scene
import Weather

extension WindowLoop {
  /// How long the pointer stays after it moved, in seconds.
  static let pointerRest = 2.0

  /// Does what an event asks for.
  func handle(_ event: WindowEvent) throws {
    let now = MonotonicClock.now
    if case .taken(let x, let y) = event, let weather = controls.hit(x: x, y: y) {
      return choose(weather, at: now)
    }
    if cards?.handle(event, at: now) == true { needsFrame = true }
    switch event {
    case .changed: try resize()
    case .exposed: needsFrame = true
    case .visibility: rest()
    case .close: isEnding = true
    case .key(let key): press(key, at: now)
    case .click: rotation = nil
    case .pointer(let x, let y):
      controls.point(at: (x, y))
      window.hidePointer(false)
      pointerRests = now + WindowLoop.pointerRest
    case .pointerLeft: controls.point(at: nil)
    case .wheel, .sideways, .taken, .dragged, .released: break
    }
  }

  private func press(_ key: Key, at now: Double) {
    switch key {
    case .digit(let digit):
      guard Weather.allCases.indices.contains(digit - 1) else { return }
      choose(Weather.allCases[digit - 1], at: now)
    case .left, .right:
      rotation = nil
      // Right to left, the next one lies on the left in the menu.
      step(by: (key == .left) == (stage.direction == .leftToRight) ? -1 : 1, at: now)
    case .space:
      scene.togglePause(at: now)
      notify(words(scene.isPaused ? .paused : .resumed), at: now)
      needsFrame = true
    case .escape: if !controls.close() { isEnding = true }
    case .question: controls.toggleKeys()
    case .f11: window.toggleFullScreen()
    case .up, .down, .pageUp, .pageDown, .home, .end: break
    case .letter(let code): press(Character(UnicodeScalar(code)), at: now)
    }
  }

  private func press(_ letter: Character, at now: Double) {
    switch letter {
    case "q": isEnding = true
    case "f": window.toggleFullScreen()
    case "m":
      motion.toggle()
      notify(words(motion.isWanted ? .reducedMotionOn : .reducedMotionOff), at: now)
    case "h": toggleFigures(at: now)
    case "p": controls.toggleMenu()
    case "s":
      wantsScreenshot = true
      needsFrame = true
    default: break
    }
  }

  /// Changes to the weather so many places after the one shown, round and round.
  func step(by places: Int, at now: Double) {
    let all = Weather.allCases
    // From what is no weather, on to the first one or back to the last one.
    let place = show.weather.flatMap { all.firstIndex(of: $0.weather) } ?? (places > 0 ? -1 : 0)
    change(to: all[(place + places + all.count) % all.count], at: now)
  }

  private func choose(_ weather: Weather, at now: Double) {
    rotation = nil
    change(to: weather, at: now)
  }

  private func change(to weather: Weather, at now: Double) {
    // A forecast's own sky is gone to with its details.
    var target = WeatherNow(weather: weather)
    if case .weather(let given) = settings.look?.background, given.weather == weather { target = given }
    show.change(to: target, at: clock(at: now))
    needsFrame = true
    retitle()
  }
}
