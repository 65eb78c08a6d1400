/// What was measured of one scene.
public struct SceneFigures: Equatable, Sendable {
  /// The scene's name; frames in a flash of lightning go by `thunderstorm-flash`.
  public var scene: String
  /// Frames measured.
  public var frames: Int
  /// Frames a second.
  public var fps: Double
  /// Milliseconds a frame: the middle one.
  public var medianMs: Double
  /// Milliseconds that 95 % of the frames do not exceed.
  public var p95Ms: Double
  /// Milliseconds a frame of the worst hundredth.
  public var worstMs: Double
  /// The process's CPU time a frame in milliseconds, a software driver's own threads included.
  public var cpuMs: Double
  /// The GPU's time a frame in milliseconds; nil where the driver has no clock for it or no GPU draws.
  public var gpuMs: Double?
  /// Draw calls a frame.
  public var drawCalls: Double
  /// Bytes handed to the GL a frame.
  public var uploadedBytes: Double
  /// Milliseconds of the floor, measured by turns with the scene.
  public var floorMs: Double
  /// The scene's milliseconds over the floor's, outliers of both left out.
  public var floorRatio: Double

  /// Figures from the frames' times.
  ///
  /// - Parameters:
  ///   - times: milliseconds of each frame.
  ///   - floor: milliseconds of the floor's frames between them.
  public init(
    scene: String, times: Samples, floor: Samples, cpuMs: Double, gpuMs: Double?, drawCalls: Double,
    uploadedBytes: Double
  ) {
    self.scene = scene
    frames = times.count
    fps = times.mean > 0 ? 1000 / times.mean : 0
    medianMs = times.median
    p95Ms = times.quantile(0.95)
    worstMs = times.worstHundredth
    self.cpuMs = cpuMs
    self.gpuMs = gpuMs
    self.drawCalls = drawCalls
    self.uploadedBytes = uploadedBytes
    floorMs = floor.trimmedMean
    floorRatio = floorMs > 0 ? times.trimmedMean / floorMs : 0
  }
}
