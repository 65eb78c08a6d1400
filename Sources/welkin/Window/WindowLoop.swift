import GL
import Options
import Pacing
import Platform
import Scene
import Sky

/// Draws when a frame is due and sleeps in between.
///
/// Nothing here is made anew for each frame: the frame's storage is used again.
final class WindowLoop {
  private let settings: WindowSettings
  private let content: any WindowContent
  private let words: WindowWords
  private let window: Window
  private let desktop: DesktopSettings?
  private var renderer: SkyRenderer
  private var shaders: ShaderWatch?
  /// When the loop began; the show's clock counts from here and runs whatever stands still.
  private let origin: Double
  private var scene: SceneClock
  private var motion: MotionSwitch
  private var controls: Controls
  private var stage: Stage
  private var frame: Frame
  private var pacer = Pacer()
  private var count = FrameCount()
  private var resolution: Resolution?
  private var preparedSize: FrameSize?
  private var figuresDue: Double
  private var processor = MonotonicClock.processor
  private var shadersDue: Double
  private var pointerRests: Double
  private var lastTurn: Double
  private var complaints = WindowComplaints()
  /// What stands in the window's bar; nil before anything does.
  private var title: String?
  private var wantsScreenshot = false
  private var isEnding = false
  /// Whether what is on the display is not what it should be, though nothing moves.
  private var needsFrame = true
  /// Whether that is for the figures alone: such a frame is none of theirs.
  private var needsFigures = false

  // The least that is worth going to sleep for, in seconds.
  private static let nap = 0.0002
  // With nothing to do; events end it.
  private static let longSleep = 600.0
  // How long the pointer stays after it moved, in seconds.
  private static let pointerRest = 2.0

  /// A loop that begins now.
  init(
    _ settings: WindowSettings, _ content: any WindowContent, words: WindowWords, window: Window,
    renderer: SkyRenderer, desktop: DesktopSettings?
  ) {
    self.settings = settings
    self.content = content
    self.words = words
    self.window = window
    self.renderer = renderer
    self.desktop = desktop
    let now = MonotonicClock.now
    origin = now
    lastTurn = now
    figuresDue = now + 1
    shadersDue = now + 1
    pointerRests = now + WindowLoop.pointerRest
    controls = Controls(words)
    scene = SceneClock(start: settings.start, at: now, paused: settings.isPaused)
    motion = MotionSwitch(viewer: settings.reducesMotion, desktop: desktop?.reducesMotion ?? false)
    resolution = settings.softScale == nil ? Resolution() : nil
    shaders = settings.shadersFolder.map {
      ShaderWatch(folder: $0, language: settings.locale.languageTag, hasScrims: settings.hasScrims)
    }
    // Until the window tells its size.
    let size = FrameSize(pixelWidth: 1, pixelHeight: 1)
    stage = Stage(
      size: size, density: settings.density, direction: content.direction, reducesMotion: motion.isReduced,
      showsSky: settings.showsSky, dithers: settings.dithers)
    frame = Frame(size: size)
    content.setReducesMotion(motion.isReduced, at: time(at: now))
  }

  /// Plays until the end is asked for.
  func run() throws {
    window.show()
    if let shortcoming = window.shortcoming { RunningWords.warn(shortcoming) }
    retitle()
    try resize()
    if content.hasWords { RunningWords.warnIfWordless(renderer) }
    while !isEnding && !EndSignals.areRaised {
      let now = MonotonicClock.now
      let timers = try update(at: time(at: now))
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

  private func time(at now: Double) -> LoopTime {
    LoopTime(
      now: now, clock: now - origin, scene: scene.seconds(at: now), isPaused: scene.isPaused,
      reducesMotion: motion.isReduced)
  }

  // Writes what is shown into the window's bar.
  private func retitle() {
    let wanted = content.title.map { "Welkin – \($0)" } ?? "Welkin"
    guard wanted != title else { return }
    title = wanted
    window.setTitle(wanted)
  }

  // Takes in the window's size.
  private func resize() throws {
    let (width, height) = (window.pixelWidth, window.pixelHeight)
    let limit = window.context.maximumSize
    guard width <= limit, height <= limit else {
      throw GLError.tooLarge(width: width, height: height, limit: limit)
    }
    // A size of nothing comes while minimised; nothing is drawn then.
    guard width > 0, height > 0 else { return }
    stage.size = FrameSize(pixelWidth: width, pixelHeight: height, scale: window.scale)
    content.resize(to: stage.size, at: time(at: MonotonicClock.now))
    needsFrame = true
  }

  // MARK: Turns

  // Does what has come due but drawing; gives the time of what comes due next.
  private func update(at time: LoopTime) throws -> Double {
    let now = time.now
    if let wish = desktop?.reducesMotion { motion.desktop = wish }
    if motion.update(at: now) {
      stage.reducesMotion = motion.isReduced
      content.setReducesMotion(motion.isReduced, at: time)
      needsFrame = true
    }
    if now >= pointerRests {
      window.hidePointer(true)
      pointerRests = .infinity
      controls.point(at: nil)
    }
    reloadShaders(at: now)
    if try content.update(at: time) {
      needsFrame = true
      retitle()
    }
    let hasNewFigures = report(at: now)
    let state = Controls.State(
      size: stage.size, direction: stage.direction, chosen: content.weather, keys: content.keys,
      isOverWords: content.hasWords)
    let moving = framesPerSecond(at: self.time(at: now))
    if controls.update(state, at: now, measurer: renderer.typesetter) {
      needsFigures = hasNewFigures && !needsFrame && moving == 0
      needsFrame = true
    }
    let frames = moving > 0 ? moving : needsFrame ? 60 : 0
    pacer.use(
      .choose(wanted: frames, refresh: window.refreshRate, cap: settings.framesPerSecond))
    if !window.isSeen, let rate = pacer.rate {
      count.rested(seconds: now - lastTurn, interval: rate.interval)
    }
    lastTurn = now
    var timers = min(pointerRests, motion.due, controls.due(at: now), content.due(at: self.time(at: now)))
    if settings.printsFigures || controls.showsFigures { timers = min(timers, figuresDue) }
    if shaders != nil { timers = min(timers, shadersDue) }
    return timers
  }

  private func framesPerSecond(at time: LoopTime) -> Int {
    controls.isFading(at: time.now) ? 60 : content.framesPerSecond(at: time)
  }

  private func draw() throws {
    let begun = MonotonicClock.now
    let dropped = pacer.begin(at: begun)
    content.write(into: &frame, at: time(at: begun), on: stage)
    let surface = Surface.window(window.context, width: stage.size.pixelWidth, height: stage.size.pixelHeight)
    renderer.softScale = settings.softScale ?? resolution?.scale ?? 1
    if wantsScreenshot { try save(on: surface, at: begun) }
    frame.controls = controls.overlay
    try renderer.draw(frame, to: surface)
    window.swap()
    let now = MonotonicClock.now
    pacer.shown(at: now)
    if !needsFigures { count.drew(seconds: now - begun, dropped: dropped) }
    needsFigures = false
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
    needsFrame = framesPerSecond(at: time(at: begun)) > 0
  }

  // Saves the picture without what the viewer works the window with.
  private func save(on surface: Surface, at now: Double) throws {
    wantsScreenshot = false
    frame.controls = Overlay()
    try renderer.draw(frame, to: surface)
    let path = ScreenshotName.free(content.fileTitle)
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

  // Says what the last second was like where it is over; says whether the figures that are shown are new ones.
  private func report(at now: Double) -> Bool {
    guard now >= figuresDue else { return false }
    figuresDue = now - figuresDue < 1 ? figuresDue + 1 : now + 1
    let used = MonotonicClock.processor
    if settings.printsFigures { RunningWords.say(count.line(processor: used - processor)) }
    if controls.showsFigures {
      controls.figures = words.figures(count.figures(processor: used - processor))
    }
    processor = used
    count = FrameCount()
    complaints.say(window.context)
    return controls.showsFigures
  }

  // MARK: Events

  private func handle(_ event: WindowEvent) throws {
    let now = MonotonicClock.now
    if case .taken(let x, let y) = event, let weather = controls.hit(x: x, y: y) {
      content.choose(weather, at: time(at: now))
      needsFrame = true
      retitle()
      return
    }
    switch event {
    case .changed: try resize()
    case .exposed: needsFrame = true
    case .visibility:
      pacer.rest()
      needsFrame = true
    case .close: isEnding = true
    case .key(let key, isRepeated: false): press(key, at: now)
    case .pointer(let x, let y):
      controls.point(at: (x, y))
      window.hidePointer(false)
      pointerRests = now + WindowLoop.pointerRest
    case .pointerLeft: controls.point(at: nil)
    case .key, .click, .wheel, .sideways, .taken, .dragged, .released: break
    }
    if content.handle(event, at: time(at: now)) {
      needsFrame = true
      retitle()
    }
  }

  private func press(_ key: Key, at now: Double) {
    switch key {
    case .space:
      scene.togglePause(at: now)
      notify(words(scene.isPaused ? .paused : .resumed), at: now)
      needsFrame = true
    case .escape: if !controls.close() { isEnding = true }
    case .question: controls.toggleKeys()
    case .f11: window.toggleFullScreen()
    case .letter(let code): press(Character(UnicodeScalar(code)), at: now)
    case .digit, .left, .right, .up, .down, .pageUp, .pageDown, .home, .end: break
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
    case "p": if content.keys.contains(.sky) { controls.toggleMenu() }
    case "s":
      wantsScreenshot = true
      needsFrame = true
    default: break
    }
  }

  // Shows words for a moment.
  private func notify(_ words: String, at now: Double) {
    controls.notify(words, at: now, fades: !motion.isWanted)
  }

  // Shows figures about frames, or hides them.
  private func toggleFigures(at now: Double) {
    controls.showsFigures.toggle()
    controls.figures = []
    guard !settings.printsFigures else { return }
    // What nobody looked at is no second's figures.
    count = FrameCount()
    processor = MonotonicClock.processor
    figuresDue = now + 1
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
