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
    if cards?.handle(event, at: now) == true { needsFrame = true }
    switch event {
    case .changed: try resize()
    case .exposed: needsFrame = true
    case .visibility: rest()
    case .close: isEnding = true
    case .key(let key): press(key, at: now)
    case .click: rotation = nil
    case .pointer:
      window.hidePointer(false)
      pointerRests = now + WindowLoop.pointerRest
    case .wheel, .sideways, .taken, .dragged, .released: break
    }
  }

  private func press(_ key: Key, at now: Double) {
    switch key {
    case .digit(let digit):
      guard Weather.allCases.indices.contains(digit - 1) else { return }
      rotation = nil
      change(to: Weather.allCases[digit - 1], at: now)
    case .left, .right:
      rotation = nil
      step(by: key == .left ? -1 : 1, at: now)
    case .space:
      scene.togglePause(at: now)
      needsFrame = true
    case .escape: isEnding = true
    case .f11: window.toggleFullScreen()
    case .up, .down, .pageUp, .pageDown, .home, .end: break
    case .letter(let code): press(Character(UnicodeScalar(code)), at: now)
    }
  }

  private func press(_ letter: Character, at now: Double) {
    switch letter {
    case "q": isEnding = true
    case "f": window.toggleFullScreen()
    case "m": motion.toggle()
    case "h":
      showsFigures.toggle()
      retitle()
    case "s":
      wantsScreenshot = true
      needsFrame = true
    default: break
    }
  }

  /// Changes to the weather so many places after the one shown, round and round.
  func step(by places: Int, at now: Double) {
    let all = Weather.allCases
    guard let place = all.firstIndex(of: show.target.weather) else { return }
    change(to: all[(place + places + all.count) % all.count], at: now)
  }

  private func change(to weather: Weather, at now: Double) {
    // A forecast's own sky is gone to with its details.
    let given = settings.weather.flatMap { $0.weather == weather ? $0 : nil }
    show.change(to: given ?? WeatherNow(weather: weather), at: clock(at: now))
    needsFrame = true
    retitle()
  }
}
