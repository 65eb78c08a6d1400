import ForecastScreen
import Options
import Platform
import Scene
import Weather

/// The forecast screen in a window.
final class ScreenContent: WindowContent {
  private let source: ForecastSource
  private let speed: Double
  private var show: ScreenShow
  private var hand: ScreenHand?
  /// Whether the demo still steps by itself.
  private var steps: Bool
  /// When the demo's next step comes, on the clock of what moves.
  private var stepDue = -Double.infinity
  /// When the forecast is looked at again, on the show's clock.
  private var modelDue = 0.0

  /// How often the time is looked at, in seconds: an hour that is over leaves the strip.
  private static let modelRest = 60.0

  /// A screen of what a source says.
  ///
  /// - Throws: where the forecast does not reach the moment that is asked for.
  init(
    _ source: ForecastSource, _ picture: PictureOptions, measurer: any LineMeasurer
  ) throws {
    self.source = source
    speed = picture.speed
    steps = source.isDemo
    // Until the window tells its size.
    show = ScreenShow(
      try source.model(), picture, size: FrameSize(pixelWidth: 1, pixelHeight: 1), measurer: measurer)
  }

  var direction: LayoutDirection { show.direction }
  var title: String? { show.model.place }
  var fileTitle: String { "forecast" }
  var weather: Weather? { nil }
  var keys: WindowKey.Places { .forecast }
  var hasWords: Bool { true }

  func resize(to size: FrameSize, at time: LoopTime) {
    show.resize(to: size, at: time.clock)
  }

  func setReducesMotion(_ reduces: Bool, at time: LoopTime) {
    show.scroll.setReducesMotion(reduces, at: time.clock)
  }

  // Looks what the forecast says of the present; of a demo, its next step.
  func update(at time: LoopTime) throws -> Bool {
    if source.isDemo {
      guard steps, time.scene >= stepDue else { return false }
      let duration = DemoForecast.stepDuration
      stepDue = (time.scene / duration).rounded(.down) * duration + duration
      return change(to: try? source.model(step: DemoForecast.step(after: time.scene)), at: time)
    }
    guard time.clock >= modelDue else { return false }
    modelDue = ((time.clock / ScreenContent.modelRest).rounded(.down) + 1) * ScreenContent.modelRest
    // A forecast that has run out keeps what it said last.
    return change(to: try? source.model(), at: time)
  }

  private func change(to model: ForecastModel?, at time: LoopTime) -> Bool {
    guard let model, model != show.model else { return false }
    show.change(to: model, at: time.clock)
    return true
  }

  func due(at time: LoopTime) -> Double {
    guard source.isDemo else { return time.now + modelDue - time.clock }
    // Not at once: far from its start a clock is too coarse to come nearer.
    return steps && !time.isPaused ? time.now + max(0.001, stepDue - time.scene) : .infinity
  }

  func framesPerSecond(at time: LoopTime) -> Int {
    if show.scroll.isMoving(at: time.clock) { return 60 }
    return show.framesPerSecond(at: time.clock, reducesMotion: time.stands, speed: speed)
  }

  func write(into frame: inout Frame, at time: LoopTime, on stage: Stage) {
    show.write(into: &frame, at: time.clock, moment: SceneTime(time.scene, speed: speed), on: stage)
  }

  func handle(_ event: WindowEvent, at time: LoopTime) -> Bool {
    let clock = time.clock
    let before = show.scroll
    switch event {
    case .key(let key, _):
      guard show.press(key, at: clock) else { return false }
    case .click: break
    case .wheel(let notches): show.scroll(down: notches, at: clock)
    case .sideways(let notches): show.scrollHours(right: notches, at: clock)
    case .taken(let x, let y): hand = ScreenHand(&show, at: SIMD2(x, y), clock: clock)
    case .dragged(let x, let y): hand?.move(&show, to: SIMD2(x, y), clock: clock)
    case .released:
      hand?.release(&show, clock: clock)
      hand = nil
    case .changed, .exposed, .visibility, .close, .pointer, .pointerLeft: return false
    }
    // Somebody is there: the demo waits for them from now on.
    steps = false
    return show.scroll != before
  }

  func choose(_ weather: Weather, at time: LoopTime) {}
}
