import GL
import Image
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
  var show: WeatherShow
  var scene: SceneClock
  var motion: MotionSwitch
  var rotation: Rotation?
  var pointerRests: Double
  var wantsScreenshot = false
  var showsFigures = false
  var isEnding = false
  /// Whether what is on the display is not what it should be, though nothing moves.
  var needsFrame = true

  private let desktop: DesktopSettings?
  private var renderer: SkyRenderer
  private var shaders: ShaderWatch?
  private var stage: Stage
  private var frame: Frame
  private var pacer = Pacer()
  private var count = FrameCount()
  private var figures = ""
  private var figuresDue: Double
  private var processor = MonotonicClock.processor
  private var shadersDue: Double
  private var lastTurn: Double
  private var hasComplained = false
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
    show = WeatherShow(settings.weather ?? WeatherNow(weather: .clearDay))
    scene = SceneClock(start: settings.start, at: now, paused: settings.isPaused)
    motion = MotionSwitch(viewer: settings.reducesMotion, desktop: desktop?.reducesMotion ?? false)
    if settings.weather == nil {
      rotation = Rotation(every: settings.isDemo ? 1.8 : 20, from: settings.start)
    }
    resolution = settings.softScale == nil ? Resolution() : nil
    shaders = settings.shadersFolder.map { ShaderWatch(folder: $0) }
    let direction =
      settings.direction ?? (LayoutLanguage.isRightToLeft ? .rightToLeft : .leftToRight)
    // Until the window tells its size.
    let size = FrameSize(pixelWidth: 1, pixelHeight: 1)
    stage = Stage(
      size: size, density: settings.density, direction: direction, reducesMotion: motion.isReduced,
      showsSky: settings.showsSky, dithers: settings.dithers)
    frame = Frame(size: size)
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

  /// Writes the title of the weather, and the figures where they are wanted, into the window's bar.
  func retitle() {
    let title = "Welkin – \(show.target.weather.title)"
    window.setTitle(showsFigures && !figures.isEmpty ? "\(title) (\(figures))" : title)
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
    if var rotation, rotation.isDue(at: scene.seconds(at: now)) {
      self.rotation = rotation
      step(by: 1, at: now)
    }
    if now >= pointerRests {
      window.hidePointer(true)
      pointerRests = .infinity
    }
    reloadShaders(at: now)
    let moving = framesPerSecond(at: now)
    let frames = moving > 0 ? moving : needsFrame ? 60 : 0
    pacer.use(
      .choose(wanted: frames, refresh: window.refreshRate, cap: settings.framesPerSecond))
    if !window.isSeen, let rate = pacer.rate {
      count.rested(seconds: now - lastTurn, interval: rate.interval)
    }
    lastTurn = now
    report(at: now)
    var timers = min(pointerRests, motion.due)
    if let rotation, !scene.isPaused { timers = min(timers, now + rotation.due - scene.seconds(at: now)) }
    if settings.printsFigures || showsFigures { timers = min(timers, figuresDue) }
    if shaders != nil { timers = min(timers, shadersDue) }
    return timers
  }

  private func framesPerSecond(at now: Double) -> Int {
    show.framesPerSecond(at: clock(at: now), reducesMotion: motion.isReduced || scene.isPaused)
  }

  private func draw() throws {
    let begun = MonotonicClock.now
    let dropped = pacer.begin(at: begun)
    let clock = clock(at: begun)
    show.write(
      into: &frame, at: clock, moment: SceneTime(scene.seconds(at: begun), speed: settings.speed), on: stage)
    let surface = Surface.window(window.context, width: stage.size.pixelWidth, height: stage.size.pixelHeight)
    renderer.softScale = settings.softScale ?? resolution?.scale ?? 1
    try renderer.draw(frame, to: surface)
    if wantsScreenshot { save(surface) }
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
    // The last frame of a change shows it not quite at its end.
    needsFrame = show.isChanging(at: clock)
  }

  private func save(_ surface: Surface) {
    wantsScreenshot = false
    let path = ScreenshotName.free(show.target.weather)
    do {
      let (width, height) = (surface.width, surface.height)
      guard let pixels = Pixels(width: width, height: height, bytes: surface.read()) else { return }
      try settings.saveScreenshot(pixels, path)
      RunningWords.warn("saved \(path)")
    } catch {
      RunningWords.warn("screenshot: \(error)")
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
    figures = count.line(processor: used - processor)
    processor = used
    count = FrameCount()
    if settings.printsFigures { RunningWords.say(figures) }
    if showsFigures { retitle() }
    for warning in Window.takeWarnings() { RunningWords.warn("the window system complains: \(warning)") }
    if let error = window.context.takeError(), !hasComplained {
      hasComplained = true
      RunningWords.warn("the GL complains: \(error); what is seen may be wrong")
    }
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
