/// The weather when a reply was made.
public struct CurrentWeather: Equatable, Sendable {
  /// When it began to hold, in seconds since 1970.
  public var time: Double?
  /// For how many seconds it holds.
  public var interval: Double
  /// What is known of it.
  public var measurements: Measurements

  /// The weather from a time on.
  public init(time: Double?, interval: Double = 900, measurements: Measurements) {
    self.time = time
    self.interval = interval
    self.measurements = measurements
  }
}
