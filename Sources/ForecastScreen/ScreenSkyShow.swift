import Scene

/// Which sky is behind the forecast, and the change from one to the next, changes of changes included.
///
/// As in `WeatherShow` a change goes on from what is on screen: the gradient from its present colours, and all that
/// still falls from its present fade.
public struct ScreenSkyShow: Equatable, Sendable {
  /// How long a change takes, in seconds.
  public static let duration = 0.8

  /// Something that falls, and how much of it is seen.
  public struct FadedFalling: Equatable, Sendable {
    /// What falls.
    public var falling: Falling
    /// How much of it, 0 … 1.
    public var fade: Double
  }

  private struct Visible: Equatable {
    var falling: Falling
    var from: Double
    var to: Double

    func fade(_ progress: Double) -> Double { from + (to - from) * progress }
  }

  /// The sky that is shown, or is being changed to.
  public private(set) var target: ScreenSky
  private var visible: [Visible]
  private var colorsFrom: SkyColors
  private var start = -Double.infinity

  /// A show that stands at one sky.
  public init(_ sky: ScreenSky) {
    target = sky
    visible = sky.falling.map { [Visible(falling: $0, from: 1, to: 1)] } ?? []
    colorsFrom = sky.colors
  }

  /// Begins a change at a time in seconds; nothing happens where the sky is the target already.
  public mutating func change(to sky: ScreenSky, at clock: Double) {
    guard sky != target else { return }
    let progress = progress(at: clock)
    colorsFrom = colorsFrom.mixed(with: target.colors, progress)
    var isThere = false
    for index in visible.indices {
      let isTarget = visible[index].falling == sky.falling
      visible[index].from = visible[index].fade(progress)
      visible[index].to = isTarget ? 1 : 0
      isThere = isThere || isTarget
    }
    visible.removeAll { $0.from <= 0 && $0.to <= 0 }
    if !isThere, let falling = sky.falling { visible.append(Visible(falling: falling, from: 0, to: 1)) }
    target = sky
    start = clock
  }

  /// Whether a change is under way.
  public func isChanging(at clock: Double) -> Bool { clock - start < ScreenSkyShow.duration }

  /// How far the change has come, eased, 0 … 1.
  public func progress(at clock: Double) -> Double { ease((clock - start) / ScreenSkyShow.duration) }

  /// The gradient at a time.
  public func colors(at clock: Double) -> SkyColors {
    colorsFrom.mixed(with: target.colors, progress(at: clock))
  }

  /// What falls at a time, from the bottom to the top; nothing that is not seen.
  public func falling(at clock: Double) -> [FadedFalling] {
    let progress = progress(at: clock)
    return visible.compactMap {
      let fade = $0.fade(progress)
      return fade > 0 ? FadedFalling(falling: $0.falling, fade: fade) : nil
    }
  }

  /// How often a display needs a new frame, in frames a second; 0 when nothing moves.
  public func framesPerSecond(at clock: Double, reducesMotion: Bool) -> Int {
    if isChanging(at: clock) { return 60 }
    return target.falling == nil || reducesMotion ? 0 : 60
  }
}
