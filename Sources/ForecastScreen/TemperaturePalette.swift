/// The colours that stand for temperatures.
public enum TemperaturePalette {
  /// The temperatures that have a colour of their own, °C, rising, with that colour, sRGB 0 … 1.
  static let stops: [(temperature: Double, color: SIMD3<Double>)] = [
    (-15, [0.55, 0.47, 0.95]), (0, [0.36, 0.62, 0.98]), (10, [0.36, 0.83, 0.86]), (18, [0.48, 0.85, 0.50]),
    (25, [0.98, 0.84, 0.32]), (32, [0.99, 0.58, 0.24]), (40, [0.92, 0.28, 0.24]),
  ]

  /// The colour of a temperature, °C: mixed in Oklab between neighbours, held beyond the ends.
  public static func color(_ temperature: Double) -> SIMD3<Double> {
    var below = stops[0]
    guard temperature > below.temperature else { return below.color }
    for stop in stops.dropFirst() {
      if temperature == stop.temperature { return stop.color }
      if temperature < stop.temperature {
        let progress = (temperature - below.temperature) / (stop.temperature - below.temperature)
        return Oklab(sRGB: below.color).mixed(with: Oklab(sRGB: stop.color), progress).sRGB
      }
      below = stop
    }
    return below.color
  }
}
