/// The sky that a forecast says is overhead at one moment.
public struct WeatherNow: Equatable, Sendable {
  /// The sky to draw.
  public var weather: Weather
  /// Whether light clouds (white, .25) stand in a clear sky: the partly cloudy condition.
  public var lightClouds: Bool
  /// How strong the rain or snow is, around 1.
  ///
  /// It multiplies the density, and is 1 where it means nothing.
  public var strength: Double

  /// A sky with its strength, 0 or more.
  public init(weather: Weather, lightClouds: Bool = false, strength: Double = 1) {
    self.weather = weather
    self.lightClouds = lightClouds
    self.strength = strength
  }
}
