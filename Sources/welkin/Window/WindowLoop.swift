import GL
import Options
import Pacing
import Platform
import Scene
import Sky
import Weather

/// Draws when a frame is due and sleeps in between.
///
/// Nothing here is made anew for each frame: the frame's storage is used again.
final class WindowLoop {
  let settings: WindowSettings
  let window: Window
  /// When the loop began; the show's clock counts from here and runs whatever stands still.
  let origin: Double
  var show: LookShow
  var scene: SceneClock
  var motion: MotionSwitch
  var rotation: Rotation?
  var cards: CardShow?
  let words: WindowWords
  var controls: Controls
  var pointerRests: Double
  var wantsScreenshot = false
  var isEnding = false
  /// Whether what is on the display is not what it should be, though nothing moves.
  var needsFrame = true

  private let desktop: DesktopSettings?
  private var renderer: SkyRenderer
  private var shaders: ShaderWatch?
  private(set) var stage: Stage
  private var frame: Frame
  private var pacer = Pacer()
  private var count = FrameCount()
  private var figuresDue: Double
  private var processor = MonotonicClock.processor
  private var shadersDue: Double
  private var lastTurn: Double
  private var complaints = WindowComplaints()
  private var resolution: Resolution?
  private var preparedSize: FrameSize?

  // The least that is worth going to sleep for, in seconds.
  private static let nap = 0.0002
  // With nothing to do; events end it.
  private static let longSleep = 600.0

  /// A loop that begins now.
  init(_ settings: WindowSettings, window: Window, renderer: SkyRenderer, desktop: DesktopSettings?) {
    self.settings = settings
    self.window = window
    self.renderer = renderer
    self.desktop = desktop
    let now = MonotonicClock.now
    origin = now
    lastTurn = now
    figuresDue = now + 1
    shadersDue = now + 1
    pointerRests = now + WindowLoop.pointerRest
    words = WindowWords(settings.locale)
    controls = Controls(words, hasCards: !settings.cards.isEmpty)
    show = LookShow(settings.look ?? settings.overWeathers, overWeathers: settings.overWeathers)
    scene = SceneClock(start: settings.start, at: now, paused: settings.isPaused)
    motion = MotionSwitch(viewer: settings.reducesMotion, desktop: desktop?.reducesMotion ?? false)
    if settings.look == nil {
      rotation = Rotation(every: settings.isDemo ? 1.8 : 20, from: settings.start)
    }
    resolution = settings.softScale == nil ? Resolution() : nil
    shaders = settings.shadersFolder.map {
      ShaderWatch(folder: $0, language: settings.locale.languageTag)
    }
    let direction =
      settings.direction ?? (LayoutLanguage.isRightToLeft ? .rightToLeft : .leftToRight)
    // Until the window tells its size.
    let size = FrameSize(pixelWidth: 1, pixelHeight: 1)
    stage = Stage(
      size: size, density: settings.density, direction: direction, reducesMotion: motion.isReduced,
      showsSky: settings.showsSky, dithers: settings.dithers)
    frame = Frame(size: size)
    if !settings.cards.isEmpty {
      cards = CardShow(
        settings.cards, autoscrolls: settings.autoscrolls, reducesMotion: motion.isReduced, size: size,
        at: now)
    }
  }

  /// Plays until the end is asked for.
  func run() throws {
    window.show()
    if let shortcoming = window.shortcoming { RunningWords.warn(shortcoming) }
    retitle()
    try resize()
    while !isEnding && !EndSignals.areRaised {
      let now = MonotonicClock.now
      let timers = try update(at: now)
      let isDue = window.isSeen && pacer.due <= now + WindowLoop.nap
      if isDue { try draw() }
      let due = window.isSeen ? min(pacer.due, timers) : timers
      let sleep = isDue ? 0 : min(due - now, WindowLoop.longSleep)
      var failure: (any Error)?
      window.wait(sleep) { event in
        do { try handle(event) } catch { failure = failure ?? error }
      }
      if let failure { throw failure }
    }
  }

  /// The show's clock at a time on the wall's.
  func clock(at now: Double) -> Double { now - origin }

  /// The time of what moves at a time on the wall's clock.
  func moment(at now: Double) -> SceneTime { SceneTime(scene.seconds(at: now)) }

  /// What is shown; nil where it has no name.
  var shownScene: SceneName? { show.weather.map { .weather($0.weather) } ?? settings.scene }

  /// Writes the title of what is shown into the window's bar.
  func retitle() {
    window.setTitle(shownScene.map { "Welkin – \(words.title($0))" } ?? "Welkin")
  }

  /// Takes in the window's size.
  func resize() throws {
    let (width, height) = (window.pixelWidth, window.pixelHeight)
    let limit = window.context.maximumSize
    guard width <= limit, height <= limit else {
      throw GLError.tooLarge(width: width, height: height, limit: limit)
    }
    // A size of nothing comes while minimised; nothing is drawn then.
    guard width > 0, height > 0 else { return }
    stage.size = FrameSize(pixelWidth: width, pixelHeight: height, scale: window.scale)
    cards?.resize(to: stage.size, at: MonotonicClock.now)
    needsFrame = true
  }

  // MARK: Turns

  // Does what has come due but drawing; gives the time of what comes due next.
  private func update(at now: Double) throws -> Double {
    if let wish = desktop?.reducesMotion { motion.desktop = wish }
    if motion.update(at: now) {
      stage.reducesMotion = motion.isReduced
      cards?.setReducesMotion(motion.isReduced, at: now)
      needsFrame = true
    }
    if var rotation, rotation.isDue(at: scene.seconds(at: now)) {
      self.rotation = rotation
      step(by: 1, at: now)
    }
    if now >= pointerRests {
      window.hidePointer(true)
      pointerRests = .infinity
      controls.point(at: nil)
    }
    reloadShaders(at: now)
    if let cards, try cards.update(at: now) { needsFrame = true }
    report(at: now)
    if controls.update(controlsState, at: now, measurer: renderer.typesetter) { needsFrame = true }
    let moving = framesPerSecond(at: now)
    let frames = moving > 0 ? moving : needsFrame ? 60 : 0
    pacer.use(
      .choose(wanted: frames, refresh: window.refreshRate, cap: settings.framesPerSecond))
    if !window.isSeen, let rate = pacer.rate {
      count.rested(seconds: now - lastTurn, interval: rate.interval)
    }
    lastTurn = now
    var timers = min(pointerRests, motion.due, controls.due(at: now))
    if !stands {
      let rest = show.look.rest(at: moment(at: now))
      // Not at once: far from its start a clock is too coarse to come nearer.
      if rest > 0 { timers = min(timers, now + max(rest, 0.001)) }
    }
    if let rotation, !scene.isPaused { timers = min(timers, now + rotation.due - scene.seconds(at: now)) }
    if settings.printsFigures || controls.showsFigures { timers = min(timers, figuresDue) }
    if let cards { timers = min(timers, cards.due) }
    if shaders != nil { timers = min(timers, shadersDue) }
    return timers
  }

  private func framesPerSecond(at now: Double) -> Int {
    if cards?.isMoving(at: now) == true || controls.isFading(at: now) { return 60 }
    return show.framesPerSecond(at: clock(at: now), moment: moment(at: now), reducesMotion: stands)
  }

  // Whether nothing moves, whatever is shown.
  private var stands: Bool { motion.isReduced || scene.isPaused }

  private var controlsState: Controls.State {
    Controls.State(
      size: stage.size, direction: stage.direction, chosen: show.weather?.weather,
      title: show.weather == nil ? settings.title : "")
  }

  private func draw() throws {
    let begun = MonotonicClock.now
    let dropped = pacer.begin(at: begun)
    show.write(into: &frame, at: clock(at: begun), moment: moment(at: begun), on: stage)
    cards?.write(into: &frame, at: begun)
    let surface = Surface.window(window.context, width: stage.size.pixelWidth, height: stage.size.pixelHeight)
    renderer.softScale = settings.softScale ?? resolution?.scale ?? 1
    if wantsScreenshot { try save(on: surface, at: begun) }
    frame.overlay = controls.overlay
    try renderer.draw(frame, to: surface)
    window.swap()
    let now = MonotonicClock.now
    pacer.shown(at: now)
    count.drew(seconds: now - begun, dropped: dropped)
    if let rate = pacer.rate {
      // Where the display is waited for, the wait says nothing of what a frame costs: only lateness does.
      let cost = pacer.followsDisplay ? 0 : now - begun
      resolution?.note(at: now, cost: cost, interval: rate.interval, late: dropped > 0)
    }
    // Once a size has been seen, what other weathers need for it is made: a change then begins as any frame.
    if preparedSize != stage.size {
      preparedSize = stage.size
      try renderer.prepare(for: stage.size)
    }
    // The last frame of anything that moves shows it not quite at its end.
    needsFrame = framesPerSecond(at: begun) > 0
  }

  // Saves the picture without what the viewer works the window with.
  private func save(on surface: Surface, at now: Double) throws {
    wantsScreenshot = false
    frame.overlay = controls.titleOverlay
    try renderer.draw(frame, to: surface)
    let path = ScreenshotName.free(shownScene ?? .weather(.clearDay))
    switch settings.saveScreenshot(of: surface, to: path) {
    case true?: notify(words(.savedAs, ["file": path]), at: now)
    case false?: notify(words(.couldNotSave), at: now)
    case nil: break
    }
  }

  private func reloadShaders(at now: Double) {
    guard shaders != nil, now >= shadersDue else { return }
    shadersDue = now + 1
    do {
      guard let fresh = try shaders?.reload(window.context) else { return }
      renderer = fresh
      needsFrame = true
      RunningWords.warn("shaders reloaded")
    } catch {
      RunningWords.warn("the last good shaders go on: \(error)")
    }
  }

  private func report(at now: Double) {
    guard now >= figuresDue else { return }
    figuresDue = now - figuresDue < 1 ? figuresDue + 1 : now + 1
    let used = MonotonicClock.processor
    if settings.printsFigures { RunningWords.say(count.line(processor: used - processor)) }
    if controls.showsFigures {
      controls.figures = words.figures(count.figures(processor: used - processor))
    }
    processor = used
    count = FrameCount()
    complaints.say(window.context)
  }

  /// Shows words for a moment.
  func notify(_ words: String, at now: Double) {
    controls.notify(words, at: now, fades: !motion.isWanted)
  }

  /// Shows figures about frames, or hides them.
  func toggleFigures(at now: Double) {
    controls.showsFigures.toggle()
    controls.figures = []
    guard !settings.printsFigures else { return }
    // What nobody looked at is no second's figures.
    count = FrameCount()
    processor = MonotonicClock.processor
    figuresDue = now + 1
  }

  /// Begins anew with what the display does, after the window was hidden or came back.
  func rest() {
    pacer.rest()
    needsFrame = true
  }
}

extension FrameSize {
  /// A size of so many pixels at a scale; a scale that makes no size gives way to the pixels.
  init(pixelWidth: Int, pixelHeight: Int, scale: Double) {
    self =
      FrameSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale, scale: scale)
      ?? FrameSize(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }
}
