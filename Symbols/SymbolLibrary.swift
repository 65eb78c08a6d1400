/// The symbols' drawings, as SVG built into the program.
public enum SymbolLibrary {
  /// The file of a symbol by its name; nil where there is none.
  public static func drawing(_ name: String) -> [UInt8]? {
    drawings[name]
  }

  /// The drawings built in, by name: a new file gets its line here.
  private static let drawings: [String: [UInt8]] = [
    "calendar": PackageResources.calendar_svg,
    "clock": PackageResources.clock_svg,
    "cloud": PackageResources.cloud_svg,
    "fog": PackageResources.fog_svg,
    "moon-cloud": PackageResources.moon_cloud_svg,
    "moon-stars": PackageResources.moon_stars_svg,
    "rain": PackageResources.rain_svg,
    "snow": PackageResources.snow_svg,
    "snowflake": PackageResources.snowflake_svg,
    "sun": PackageResources.sun_svg,
    "sun-cloud": PackageResources.sun_cloud_svg,
    "thunderstorm": PackageResources.thunderstorm_svg,
  ]
}
