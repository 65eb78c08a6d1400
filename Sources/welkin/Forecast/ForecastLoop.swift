import ForecastScreen
import GL
import Options
import Pacing
import Platform
import Scene
import Sky

/// Plays the forecast screen in a window: draws when a frame is due and sleeps in between.
///
/// Where nothing falls and nothing is scrolled nothing is drawn.
final class ForecastLoop {
  private let settings: WindowSettings
  private let window: Window
  private let renderer: SkyRenderer
  private let desktop: DesktopSettings?
  private let source: ForecastSource
  private let origin: Double
  private var show: ScreenShow
  private var stage: Stage
  private var frame: Frame
  private var scene: SceneClock
  private var motion: MotionSwitch
  private var pacer = Pacer()
  private var hand: ScreenHand?
  /// Whether the demo still steps by itself.
  private var steps: Bool
  private var modelDue: Double
  private var pointerRests: Double
  private var count = FrameCount()
  private var figuresDue: Double
  private var processor = MonotonicClock.processor
  private var lastTurn: Double
  private var isEnding = false
  private var wantsScreenshot = false
  private var complaints = WindowComplaints()
  /// Whether what is on the display is not what it should be, though nothing moves.
  private var needsFrame = true

  private static let nap = 0.0002
  private static let longSleep = 600.0
  private static let pointerRest = 2.0
  /// How often the time is looked at, in seconds: an hour that is over leaves the strip.
  private static let modelRest = 60.0

  /// A loop that begins now.
  ///
  /// - Throws: where the forecast does not reach the moment that is asked for.
  init(
    _ settings: WindowSettings, _ picture: PictureOptions, _ source: ForecastSource, window: Window,
    renderer: SkyRenderer, desktop: DesktopSettings?
  ) throws {
    self.settings = settings
    self.window = window
    self.renderer = renderer
    self.desktop = desktop
    self.source = source
    let now = MonotonicClock.now
    origin = now
    lastTurn = now
    figuresDue = now + 1
    modelDue = now
    pointerRests = now + ForecastLoop.pointerRest
    steps = source.isDemo
    scene = SceneClock(start: settings.start, at: now)
    motion = MotionSwitch(viewer: settings.reducesMotion, desktop: desktop?.reducesMotion ?? false)
    // Until the window tells its size.
    let size = FrameSize(pixelWidth: 1, pixelHeight: 1)
    show = ScreenShow(try source.model(), picture, size: size, measurer: renderer.typesetter)
    stage = Stage(
      size: size, density: settings.density, direction: show.direction, reducesMotion: motion.isReduced,
      dithers: settings.dithers)
    frame = Frame(size: size)
  }

  /// Plays until the end is asked for.
  func run() throws {
    window.show()
    if let shortcoming = window.shortcoming { RunningWords.warn(shortcoming) }
    window.setTitle(["Welkin", show.model.place].compactMap { $0 }.joined(separator: " – "))
    try resize()
    while !isEnding && !EndSignals.areRaised {
      let now = MonotonicClock.now
      let timers = try update(at: now)
      let isDue = window.isSeen && pacer.due <= now + ForecastLoop.nap
      if isDue { try draw() }
      let due = window.isSeen ? min(pacer.due, timers) : timers
      var failure: (any Error)?
      window.wait(isDue ? 0 : min(due - now, ForecastLoop.longSleep)) { event in
        do { try handle(event) } catch { failure = failure ?? error }
      }
      if let failure { throw failure }
    }
  }

  private func resize() throws {
    let (width, height) = (window.pixelWidth, window.pixelHeight)
    let limit = window.context.maximumSize
    guard width <= limit, height <= limit else {
      throw GLError.tooLarge(width: width, height: height, limit: limit)
    }
    // A size of nothing comes while minimised; nothing is drawn then.
    guard width > 0, height > 0 else { return }
    stage.size = FrameSize(pixelWidth: width, pixelHeight: height, scale: window.scale)
    show.resize(to: stage.size)
    needsFrame = true
  }

  // MARK: Turns

  // Does what has come due but drawing; gives the time of what comes due next.
  private func update(at now: Double) throws -> Double {
    if let wish = desktop?.reducesMotion { motion.desktop = wish }
    if motion.update(at: now) {
      stage.reducesMotion = motion.isReduced
      needsFrame = true
    }
    if now >= pointerRests {
      window.hidePointer(true)
      pointerRests = .infinity
    }
    if now >= modelDue { try look(at: now) }
    let moving =
      show.scroll.isMoving
      ? 60
      : show.framesPerSecond(at: now - origin, reducesMotion: motion.isReduced || scene.isPaused)
    let frames = moving > 0 ? moving : needsFrame ? 60 : 0
    pacer.use(.choose(wanted: frames, refresh: window.refreshRate, cap: settings.framesPerSecond))
    if !window.isSeen, let rate = pacer.rate {
      count.rested(seconds: now - lastTurn, interval: rate.interval)
    }
    lastTurn = now
    report(at: now)
    let timers = min(pointerRests, motion.due, modelDue)
    return settings.printsFigures ? min(timers, figuresDue) : timers
  }

  // Looks what the forecast says of the present; of a demo, its next step.
  private func look(at now: Double) throws {
    let gone = now - origin
    let rest = steps ? DemoForecast.stepDuration : ForecastLoop.modelRest
    modelDue = origin + (gone / rest).rounded(.down) * rest + rest
    if source.isDemo && !steps { return }
    let shown = show.model
    // A forecast that has run out keeps what it said last.
    guard let model = try? source.model(step: steps ? DemoForecast.step(after: gone) : 0) else { return }
    show.change(to: model, at: gone)
    if show.model != shown { needsFrame = true }
  }

  private func draw() throws {
    let begun = MonotonicClock.now
    let dropped = pacer.begin(at: begun)
    let clock = begun - origin
    show.scroll.advance(to: begun)
    show.write(
      into: &frame, at: clock,
      moment: SceneTime(scene.seconds(at: begun), speed: settings.overWeathers.speed), on: stage)
    let surface = Surface.window(window.context, width: stage.size.pixelWidth, height: stage.size.pixelHeight)
    renderer.softScale = settings.softScale ?? 1
    try renderer.draw(frame, to: surface)
    if wantsScreenshot { save(surface) }
    window.swap()
    let now = MonotonicClock.now
    pacer.shown(at: now)
    count.drew(seconds: now - begun, dropped: dropped)
    // The last frame of a change shows it not quite at its end.
    needsFrame = show.isChanging(at: clock)
  }

  private func save(_ surface: Surface) {
    wantsScreenshot = false
    _ = settings.saveScreenshot(of: surface, to: ScreenshotName.free("forecast"))
  }

  private func report(at now: Double) {
    guard now >= figuresDue else { return }
    figuresDue = now - figuresDue < 1 ? figuresDue + 1 : now + 1
    let used = MonotonicClock.processor
    if settings.printsFigures { RunningWords.say(count.line(processor: used - processor)) }
    processor = used
    count = FrameCount()
    complaints.say(window.context)
  }

  // MARK: Events

  private func handle(_ event: WindowEvent) throws {
    let now = MonotonicClock.now
    switch event {
    case .changed: try resize()
    case .exposed: needsFrame = true
    case .visibility:
      pacer.rest()
      needsFrame = true
    case .close: isEnding = true
    case .key(let key): press(key, at: now)
    case .click: touch()
    case .pointerLeft: break
    case .pointer:
      window.hidePointer(false)
      pointerRests = now + ForecastLoop.pointerRest
    case .wheel(let notches): scroll { $0.scroll(down: notches) }
    case .sideways(let notches): scroll { $0.scrollHours(right: notches) }
    case .taken(let x, let y):
      touch()
      hand = ScreenHand(&show, at: SIMD2(x, y), time: now)
    case .dragged(let y): scroll { hand?.move(&$0, to: SIMD2(window.pointerX, y), time: now) }
    case .released:
      hand?.release(&show, time: now, reducesMotion: motion.isReduced)
      hand = nil
    }
  }

  private func press(_ key: Key, at now: Double) {
    switch key {
    case .escape, .letter(UInt8(ascii: "q")): isEnding = true
    case .f11, .letter(UInt8(ascii: "f")): window.toggleFullScreen()
    case .letter(UInt8(ascii: "m")): motion.toggle()
    case .letter(UInt8(ascii: "s")):
      wantsScreenshot = true
      needsFrame = true
    case .space:
      scene.togglePause(at: now)
      needsFrame = true
    default: scroll { _ = $0.press(key) }
    }
  }

  // Somebody is there: the demo waits for them from now on.
  private func touch() {
    steps = false
  }

  private func scroll(_ body: (inout ScreenShow) -> Void) {
    touch()
    let before = show.scroll
    body(&show)
    if show.scroll != before { needsFrame = true }
  }
}
