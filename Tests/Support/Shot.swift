import Scene
import Testing
import Weather

/// A picture of a weather, or of a change between two, as the program's options name it.
public struct Shot: Sendable, CustomTestStringConvertible {
  /// The weather, or the one that is changed from.
  public var weather: Weather
  /// The weather that is changed to.
  public var to: Weather?
  /// How much of the change's time is gone, 0 … 1.
  public var progress = 0.0
  /// Seconds.
  public var time: Double
  /// How it is seen.
  public var stage: Stage

  /// A weather at a time in seconds, undithered.
  public init(
    _ weather: Weather, _ time: Double, size: FrameSize, to: Weather? = nil, progress: Double = 0,
    density: Double = 1, direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false,
    showsSky: Bool = true, dithers: Bool = false
  ) {
    self.weather = weather
    self.time = time
    self.to = to
    self.progress = progress
    stage = Stage(
      size: size, density: .factor(density), direction: direction, reducesMotion: reducesMotion,
      showsSky: showsSky, dithers: dithers)
  }

  /// The frame.
  public var frame: Frame {
    var show = WeatherShow(WeatherNow(weather: weather))
    if let to { show.change(to: WeatherNow(weather: to), at: 0) }
    var frame = Frame(size: stage.size)
    show.write(into: &frame, at: progress * WeatherShow.duration, moment: SceneTime(time), on: stage)
    return frame
  }

  /// The frame without what lies over the sky.
  public var bareFrame: Frame {
    var frame = frame
    frame.layers = []
    return frame
  }

  /// The name of its reference frame, without the ending.
  public var testDescription: String {
    var words = to.map { "\(weather.rawValue)-to-\($0.rawValue)-\(progress)" } ?? weather.rawValue
    if stage.reducesMotion { words += "-still" }
    if stage.direction == .rightToLeft { words += "-rtl" }
    func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
    words += "-\(number(stage.size.width))x\(number(stage.size.height))"
    return words + "@\(number(stage.size.scale))-t\(time)"
  }
}

extension FrameSize {
  /// A size that a test is sure of.
  ///
  /// - Precondition: it is one.
  public init(points width: Double, _ height: Double, scale: Double = 1) {
    guard let size = FrameSize(width: width, height: height, scale: scale) else {
      preconditionFailure("\(width) × \(height) points at \(scale) is no size")
    }
    self = size
  }
}
