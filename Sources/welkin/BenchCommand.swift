import Bench
import ForecastScreen
import GL
import Glibc
import Image
import Options
import Platform
import Scene
import Shaders
import Sky
import Weather

/// `welkin bench`: how fast scenes are drawn, against a floor measured by turns with them.
///
/// A frame counts once the GL says that it is finished (`glFinish`); none is read back.
enum BenchCommand {
  static func run(_ options: BenchOptions) throws {
    // What fails says which file is meant.
    func comparing<Result>(_ body: () throws -> Result) throws -> Result {
      do { return try body() } catch let error as BenchError {
        throw BenchFailure.compare(file: options.compare?.name ?? "", error)
      }
    }
    let earlier = try comparing {
      try options.compare.map { try BenchReport.earlier(InputFile.read($0.name, limit: 1 << 24)) }
    }
    if case .path(let path)? = options.json { try OutputFile.check(path) }
    let scenes = options.scenes.isEmpty && !options.measuresScreen ? SceneName.all : options.scenes
    let canvas = try options.inWindow ? BenchCanvas.window(options) : BenchCanvas.offScreen(options)
    let (context, stage) = (canvas.context, canvas.stage)
    let bench = try SceneBench(canvas, options: options)
    var report = BenchReport(
      program: "welkin \(welkinVersion)",
      driver: BenchReport.Driver(
        vendor: context.vendor, renderer: context.renderer, version: context.version,
        software: context.isSoftware),
      cpu: Machine.cpu, cores: Machine.cores,
      size: "\(stage.size.width.short)x\(stage.size.height.short)", scale: stage.size.scale,
      density: stage.density.factor(for: stage.size))
    try comparing { try earlier.map { try report.check($0) } }
    let progress = ProgressBar(steps: scenes.count + (options.measuresScreen ? 1 : 0))
    defer { progress.clear() }
    for (index, scene) in scenes.enumerated() {
      report.scenes += try bench.measure(scene) { progress.show(scene.name, step: index, share: $0) }
    }
    if options.measuresScreen {
      report.scenes += try bench.measureScreen { progress.show($0, step: scenes.count, share: $1) }
    }
    report.scenes.append(try bench.measureFloor())
    progress.clear()
    if let error = context.takeError() { throw GLError.failed("draw all frames (\(error))") }
    try options.json.map { try OutputFile.write(Array(report.json.utf8), to: $0.name) }
    // The table gives way where the JSON takes standard output.
    if options.json != .standardStream {
      try Console.print(report.table(colors: Terminal.takesColors(1)))
    }
    let comparison = try comparing { try earlier.map { try report.comparison(with: $0) } }
    if let comparison, options.json != .standardStream { try Console.print("\n" + comparison) }
    if let earlier, let limit = options.failAbove {
      let slower = report.scenes(over: limit, comparedWith: earlier)
      if !slower.isEmpty { throw BenchFailure.slower(scenes: slower, limit: limit) }
    }
  }
}

/// Why a bench fails.
enum BenchFailure: Error, CustomStringConvertible {
  case compare(file: String, BenchError)
  case slower(scenes: [String], limit: Double)

  var description: String {
    switch self {
    case .compare(let file, let error): "\(file): \(error)"
    case .slower(let scenes, let limit):
      "\(scenes.joined(separator: ", ")): over \(limit.short) times the earlier run's ratio to the floor"
    }
  }
}

/// Measures one scene after the other in the same targets.
private final class SceneBench {
  private let canvas: BenchCanvas
  private let context: Context
  private let options: BenchOptions
  private let renderer: SkyRenderer
  private let floor: FloorRenderer
  private let timer: TimerQuery?
  private var frame: Frame
  private var deck: CardDeck?

  /// Frames that are drawn before any is counted.
  private static let warmUp = 12

  init(_ canvas: BenchCanvas, options: BenchOptions) throws {
    self.canvas = canvas
    self.options = options
    context = canvas.context
    renderer = try SkyRenderer(context)
    floor = try FloorRenderer(context)
    timer = TimerQuery(context)
    frame = Frame(size: canvas.stage.size)
    if !options.picture.cards.isEmpty { deck = try Cards.deck(options.picture, on: canvas.stage, more: true) }
  }

  func measure(_ scene: SceneName, progress: (Double) -> Void) throws -> [SceneFigures] {
    let look = options.picture.look.applied(to: scene.look)
    let moving = look.background.framesPerSecond(reducesMotion: canvas.stage.reducesMotion)
    // Early enough in a storm that its strikes are among the frames; where a gradient's first step begins.
    var start = 0.3
    if case .gradient(let gradient) = look.background { start = gradient.interval }
    var skipped = 0.0
    return try measure(scene.name, from: start, rate: Double(moving > 0 ? moving : 60), progress) { time in
      // A gradient that waits for its next step is drawn once: what costs is its way.
      let rest = moving > 0 ? look.rest(at: SceneTime(time + skipped)) : 0
      if rest.isFinite { skipped += rest }
      let time = time + skipped
      look.write(into: &frame, at: SceneTime(time), on: canvas.stage)
      if var deck {
        Cards.scroll(&deck, options.picture, at: time, on: canvas.stage)
        deck.write(into: &frame, at: 0)
      }
    }
  }

  /// The forecast screen's skies by themselves, with the screen at rest over them, and scrolled up and down.
  func measureScreen(progress: (String, Double) -> Void) throws -> [SceneFigures] {
    let source = try ForecastSource(nil, options.picture)
    var figures: [SceneFigures] = []
    for step in DemoForecast.steps.indices {
      let model = try source.model(step: step)
      let name = DemoForecast.steps[step].name
      for way in ["sky", "rest", "scroll"] {
        var picture = options.picture
        // As large a text as makes there be something to scroll on a large display too.
        if way == "scroll" { picture.screen.textScale = max(picture.screen.textScale, 1.5) }
        var show = ScreenShow(model, picture, size: canvas.stage.size, measurer: renderer.typesetter)
        let end = show.scroll.vertical.furthest
        figures += try measure("\(name)-\(way)", from: 0.3, rate: 60, { progress(name, $0) }) { time in
          // Four seconds from one end to the other.
          if way == "scroll" { show.scroll.vertical.jump(to: end * abs(wrap(time / 4, 2) - 1), at: 0) }
          show.write(into: &frame, at: 0, moment: SceneTime(time), on: canvas.stage)
          guard way == "sky" else { return }
          frame.overlay = Overlay()
          frame.materials = []
          frame.scrim = nil
        }
      }
    }
    frame = Frame(size: frame.size)
    return figures
  }

  private func measure(
    _ name: String, from start: Double, rate: Double, _ progress: (Double) -> Void,
    write: (_ time: Double) throws -> Void
  ) throws -> [SceneFigures] {
    var kinds = [Kind(name: name), Kind(name: name + "-flash")]
    var floorTimes: [Double] = []
    let began = Clock.now
    let seconds = options.seconds ?? (options.frames == nil ? 3 : .infinity)
    var count = -SceneBench.warmUp
    while true {
      let measured = max(0, count)
      let gone = Clock.now - began
      let done = max(
        options.frames.map { Double(measured) / Double($0) } ?? 0, seconds.isFinite ? gone / seconds : 0)
      if count > 0, done >= 1 { break }
      progress(min(1, done))
      let time = start + Double(measured) / rate
      try write(time)
      let isFlash = frame.layers.contains { faded in
        if case .lightning = faded.layer { true } else { false }
      }
      let sample = try timed { try renderer.draw(frame, to: canvas.surface) }
      let floorSample = timed { floor.draw(frame, to: canvas.floorSurface) }
      if count >= 0 {
        kinds[isFlash ? 1 : 0].add(sample)
        floorTimes.append(floorSample.milliseconds)
      }
      count += 1
    }
    return kinds.filter { !$0.isEmpty }.map { $0.figures(floor: Samples(floorTimes)) }
  }

  /// The floor against itself: how far from 1 a ratio may be on this machine, now.
  func measureFloor() throws -> SceneFigures {
    frame = Frame(size: frame.size, sky: Weather.cloudy.sky)
    var own = Kind(name: "floor")
    var floorTimes: [Double] = []
    let limit = min(options.frames ?? 200, 200)
    for _ in 0..<limit {
      own.add(timed { floor.draw(frame, to: canvas.surface) })
      floorTimes.append(timed { floor.draw(frame, to: canvas.floorSurface) }.milliseconds)
    }
    return own.figures(floor: Samples(floorTimes))
  }

  private func timed(_ draw: () throws -> Void) rethrows -> Sample {
    context.finish()
    let (calls, bytes) = (context.drawCalls, context.uploadedBytes)
    let cpu = Clock.processCPU
    let start = Clock.now
    if let timer { try timer.time(draw) } else { try draw() }
    canvas.present()
    context.finish()
    return Sample(
      milliseconds: (Clock.now - start) * 1000, cpu: (Clock.processCPU - cpu) * 1000,
      gpu: timer?.milliseconds,
      calls: context.drawCalls - calls, bytes: context.uploadedBytes - bytes)
  }

  struct Sample {
    let milliseconds: Double
    let cpu: Double
    let gpu: Double?
    let calls: Int
    let bytes: Int
  }

  /// Frames that are reported together.
  private struct Kind {
    let name: String
    private var samples: [Sample] = []

    init(name: String) {
      self.name = name
    }

    mutating func add(_ sample: Sample) {
      samples.append(sample)
    }

    var isEmpty: Bool { samples.isEmpty }

    func figures(floor: Samples) -> SceneFigures {
      let gpu = samples.compactMap(\.gpu)
      return SceneFigures(
        scene: name, times: Samples(samples.map(\.milliseconds)), floor: floor,
        cpuMs: Samples(samples.map(\.cpu)).mean, gpuMs: gpu.isEmpty ? nil : Samples(gpu).mean,
        drawCalls: Samples(samples.map { Double($0.calls) }).mean,
        uploadedBytes: Samples(samples.map { Double($0.bytes) }).mean)
    }
  }
}

/// Where a bench draws.
private struct BenchCanvas {
  let context: Context
  let stage: Stage
  let surface: Surface
  let floorSurface: Surface
  /// Shows what was drawn, where there is a window.
  let present: () -> Void

  static func offScreen(_ options: BenchOptions) throws -> BenchCanvas {
    let stage = try options.picture.stage()
    let context = try Headless.makeContext(options.picture.api.choices)
    func target() throws -> Surface {
      let (width, height) = (stage.size.pixelWidth, stage.size.pixelHeight)
      return try RenderTarget(context, width: width, height: height, format: .color).surface()
    }
    return try BenchCanvas(
      context: context, stage: stage, surface: target(), floorSurface: target(), present: {})
  }

  static func window(_ options: BenchOptions) throws -> BenchCanvas {
    let (width, height) = options.picture.size.map { ($0.width, $0.height) } ?? (1920, 1080)
    let window = try Window(
      title: "Welkin bench", placement: .window(width: width, height: height), scale: options.picture.scale,
      apis: options.picture.api.choices)
    window.show()
    window.waitForRefresh(options.vsync)
    // The window system has the last word about the size.
    window.wait(0.2) { _ in }
    var stage = try options.picture.stage()
    stage.size = FrameSize(
      pixelWidth: window.pixelWidth, pixelHeight: window.pixelHeight, scale: window.scale)
    let surface = Surface.window(
      window.context, width: stage.size.pixelWidth, height: stage.size.pixelHeight)
    return BenchCanvas(
      context: window.context, stage: stage, surface: surface, floorSurface: surface,
      present: {
        window.swap()
        window.wait(0) { _ in }
      })
  }
}

/// The clocks that a bench reads, in seconds.
enum Clock {
  /// Time that never goes backwards.
  static var now: Double { read(CLOCK_MONOTONIC) }

  /// CPU time of the whole process, all its threads.
  static var processCPU: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What the machine says of itself.
enum Machine {
  /// The CPU's name; nil where the system does not tell.
  static var cpu: String? {
    guard let bytes = try? InputFile.read("/proc/cpuinfo", limit: 1 << 22) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("model name")
    }
    return line.flatMap { $0.split(separator: ":", maxSplits: 1).last }.map {
      String($0.drop { $0 == " " })
    }
  }

  /// The cores that the system has at work.
  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension Double {
  /// The number without a fraction that says nothing.
  var short: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension CurrentConditions {
  /// What it goes by in figures.
  fileprivate var name: String { "forecast-\(condition.rawValue)-\(daylight ? "day" : "night")" }
}
