/// A point on the earth.
public struct Coordinates: Equatable, Sendable {
  /// Degrees north of the equator, −90 … 90.
  public var latitude: Double
  /// Degrees east of Greenwich, −180 … 180.
  public var longitude: Double

  /// A point in degrees north and east.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
