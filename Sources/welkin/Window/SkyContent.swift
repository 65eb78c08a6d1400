import Options
import Pacing
import Platform
import Scene
import Weather

/// A sky or a background with what lies over it: the tour of the seven weathers, cards, a title.
final class SkyContent: WindowContent {
  private let settings: WindowSettings
  private let words: WindowWords
  let direction: LayoutDirection
  private let measurer: (any LineMeasurer)?
  private var show: LookShow
  private var rotation: Rotation?
  private var cards: CardShow?
  private var size = FrameSize(pixelWidth: 1, pixelHeight: 1)
  private var titleOverlay = Overlay()

  /// What the settings say, from now on.
  ///
  /// - Parameter measurer: knows the sizes of texts; nil where there is no title.
  init(_ settings: WindowSettings, words: WindowWords, measurer: (any LineMeasurer)?) {
    self.settings = settings
    self.words = words
    direction = settings.direction ?? (LayoutLanguage.isRightToLeft ? .rightToLeft : .leftToRight)
    self.measurer = measurer
    show = LookShow(settings.look ?? settings.overWeathers, overWeathers: settings.overWeathers)
    if settings.look == nil {
      rotation = Rotation(every: settings.isDemo ? 1.8 : 20, from: settings.start)
    }
    if !settings.cards.isEmpty {
      cards = CardShow(
        settings.cards, autoscrolls: settings.autoscrolls, size: size, at: MonotonicClock.now)
    }
  }

  var title: String? { shown.map { words.title($0) } }
  var fileTitle: String { (shown ?? .weather(.clearDay)).name }
  var weather: Weather? { show.weather?.weather }
  var keys: WindowKey.Places { cards == nil ? .sky : [.sky, .cards] }
  var hasWords: Bool { !titleOverlay.items.isEmpty }

  // What is shown; nil where it has no name.
  private var shown: SceneName? { weather.map { .weather($0) } ?? settings.scene }

  func resize(to size: FrameSize, at time: LoopTime) {
    self.size = size
    cards?.resize(to: size, at: time.now)
    layOutTitle()
  }

  func setReducesMotion(_ reduces: Bool, at time: LoopTime) {
    cards?.setReducesMotion(reduces, at: time.now)
  }

  func update(at time: LoopTime) throws -> Bool {
    var isNew = false
    if var rotation, rotation.isDue(at: time.scene) {
      self.rotation = rotation
      step(by: 1, at: time)
      isNew = true
    }
    if let cards, try cards.update(at: time.now) { isNew = true }
    return isNew
  }

  func due(at time: LoopTime) -> Double {
    var due = Double.infinity
    if !time.stands {
      let rest = show.look.rest(at: SceneTime(time.scene))
      // Not at once: far from its start a clock is too coarse to come nearer.
      if rest > 0 { due = time.now + max(rest, 0.001) }
    }
    if let rotation, !time.isPaused { due = min(due, time.now + max(rotation.due - time.scene, 0.001)) }
    if let cards { due = min(due, cards.due) }
    return due
  }

  func framesPerSecond(at time: LoopTime) -> Int {
    if cards?.isMoving(at: time.now) == true { return 60 }
    return show.framesPerSecond(at: time.clock, moment: SceneTime(time.scene), reducesMotion: time.stands)
  }

  func write(into frame: inout Frame, at time: LoopTime, on stage: Stage) {
    show.write(into: &frame, at: time.clock, moment: SceneTime(time.scene), on: stage)
    cards?.write(into: &frame, at: time.now)
    frame.overlay = titleOverlay
  }

  func handle(_ event: WindowEvent, at time: LoopTime) -> Bool {
    let movesCards = cards?.handle(event, at: time.now) == true
    switch event {
    case .click: rotation = nil
    case .key(let key, isRepeated: false): return press(key, at: time) || movesCards
    default: break
    }
    return movesCards
  }

  private func press(_ key: Key, at time: LoopTime) -> Bool {
    switch key {
    case .digit(let digit):
      guard Weather.allCases.indices.contains(digit - 1) else { return false }
      choose(Weather.allCases[digit - 1], at: time)
    case .left, .right:
      rotation = nil
      // Right to left, the next one lies on the left in the menu.
      step(by: (key == .left) == (direction == .leftToRight) ? -1 : 1, at: time)
    default: return false
    }
    return true
  }

  func choose(_ weather: Weather, at time: LoopTime) {
    rotation = nil
    change(to: weather, at: time)
  }

  // Changes to the weather so many places after the one shown, round and round.
  private func step(by places: Int, at time: LoopTime) {
    let all = Weather.allCases
    // From what is no weather, on to the first one or back to the last one.
    let place = weather.flatMap { all.firstIndex(of: $0) } ?? (places > 0 ? -1 : 0)
    change(to: all[(place + places + all.count) % all.count], at: time)
  }

  private func change(to weather: Weather, at time: LoopTime) {
    // A forecast's own sky is gone to with its details.
    var target = WeatherNow(weather: weather)
    if case .weather(let given) = settings.look?.background, given.weather == weather { target = given }
    show.change(to: target, at: time.clock)
    layOutTitle()
  }

  // The title belongs to what is shown at the start, and goes with it.
  private func layOutTitle() {
    titleOverlay = Overlay()
    guard let measurer, show.weather == nil else { return }
    titleOverlay = .snowTitle(settings.title, in: size, direction: direction, measurer: measurer)
  }
}
