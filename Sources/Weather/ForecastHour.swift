/// One step of a forecast by the hour.
public struct ForecastHour: Equatable, Sendable {
  /// When it begins, in seconds since 1970.
  public var start: Double
  /// What is known of it.
  public var measurements: Measurements

  /// A step from its start to the next one's.
  public init(start: Double, measurements: Measurements) {
    self.start = start
    self.measurements = measurements
  }
}
