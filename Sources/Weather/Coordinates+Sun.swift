import Glibc

extension Coordinates {
  /// The elevation at which the sun's upper edge meets the horizon, refraction and all, in degrees.
  static let sunriseElevation = -0.833

  /// How far the sun's centre stands over the horizon, in degrees, refraction left out.
  ///
  /// The Astronomical Almanac's low-precision formulas for the sun (good to .01° from 1950 to 2050), and Greenwich
  /// mean sidereal time.
  public func sunElevation(at secondsSince1970: Double) -> Double {
    // 2000-01-01T12:00 UTC, from which the formulas count days.
    let days = (secondsSince1970 - 946_728_000) / 86_400
    let anomaly = Self.radians(357.528 + 0.985_600_3 * days)
    let longitudeOfSun = Self.radians(
      280.460 + 0.985_647_4 * days + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly))
    let obliquity = Self.radians(23.439 - 0.000_000_4 * days)
    let rightAscension = atan2(cos(obliquity) * sin(longitudeOfSun), cos(longitudeOfSun))
    let declination = asin(sin(obliquity) * sin(longitudeOfSun))
    let siderealTime = Self.radians(280.460_618_37 + 360.985_647_366_29 * days)
    let hourAngle = siderealTime + Self.radians(longitude) - rightAscension
    let north = Self.radians(latitude)
    let sine = sin(north) * sin(declination) + cos(north) * cos(declination) * cos(hourAngle)
    return asin(min(1, max(-1, sine))) * 180 / .pi
  }

  private static func radians(_ degrees: Double) -> Double {
    degrees.remainder(dividingBy: 360) * .pi / 180
  }
}
