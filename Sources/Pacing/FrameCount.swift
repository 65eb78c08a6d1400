/// What was drawn since the last look, for the line of figures that comes once a second.
public struct FrameCount: Equatable, Sendable {
  /// Frames drawn.
  public private(set) var drawn = 0
  /// Frames left out because nobody could have seen them.
  public private(set) var skipped = 0
  /// Frames that came too late to be of use, by a whole frame.
  public private(set) var dropped = 0
  /// Seconds from the beginning of frames until they were handed over, all together.
  public private(set) var seconds = 0.0

  private var unseen = 0.0

  /// Nothing drawn yet.
  public init() {}

  /// Counts a frame that took some seconds and came after others were dropped.
  public mutating func drew(seconds: Double, dropped: Int) {
    drawn += 1
    self.dropped += dropped
    self.seconds += seconds
  }

  /// Counts the frames of some seconds in which the window could not be seen.
  public mutating func rested(seconds: Double, interval: Double) {
    guard interval > 0, seconds > 0, seconds.isFinite else { return }
    unseen += seconds / interval
    let whole = min(unseen.rounded(.down), 1_000_000)
    skipped += Int(whole)
    unseen = min(unseen - whole, 1)
  }

  /// What is told of frames, by its name in the line of figures.
  public enum Figure: String, Sendable {
    case drawn, skipped, dropped
    /// Milliseconds a frame.
    case milliseconds = "ms"
    /// Milliseconds of the processor a frame.
    case processor = "cpu_ms"
  }

  /// Frames, milliseconds a frame, and milliseconds of the processor a frame.
  ///
  /// Of seconds without a frame it gives the processor's time as it is. `processor` is that time since the last
  /// look, in seconds.
  public func figures(processor: Double) -> [(figure: Figure, value: String)] {
    let frames = Double(max(1, drawn))
    let milliseconds = drawn == 0 ? 0 : seconds * 1000 / frames
    let processor = drawn == 0 ? processor * 1000 : processor * 1000 / frames
    return [
      (.drawn, "\(drawn)"), (.skipped, "\(skipped)"), (.dropped, "\(dropped)"),
      (.milliseconds, FrameCount.tenths(milliseconds)), (.processor, FrameCount.tenths(processor)),
    ]
  }

  /// The figures as one line, for logs and machines.
  public func line(processor: Double) -> String {
    figures(processor: processor).map { "\($0.figure.rawValue)=\($0.value)" }.joined(separator: " ")
  }

  /// A number with one decimal place.
  static func tenths(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "-" }
    let tenths = Int((abs(value) * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
