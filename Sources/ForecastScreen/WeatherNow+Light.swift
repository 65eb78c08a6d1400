import Scene
import Weather

extension WeatherNow {
  /// How much white lies over the sky's gradient where it is brightest in a box, about: a sun, clouds, a flash.
  ///
  /// - Parameters:
  ///   - box: a part of the frame, in points.
  ///   - width: the frame's, in points.
  ///   - direction: the layout's, which decides where the sun stands.
  public func light(behind box: Rectangle, width: Double, direction: LayoutDirection) -> Double {
    let clouds = lightClouds ? 0.6 : 0
    return switch weather {
    case .clearDay:
      1 - (1 - clouds) * (1 - WeatherNow.sun(behind: box, width: width, direction: direction))
    case .clearNight: clouds
    case .cloudy: 0.75
    case .rain: 0.5
    case .thunderstorm: 0.48
    case .snow: 0
    case .fog: 0.75
    }
  }

  private static func sun(behind box: Rectangle, width: Double, direction: LayoutDirection) -> Double {
    let sun = Sun(time: 0, width: width, direction: direction)
    let middle = SIMD2(sun.left + Sun.side / 2, sun.top + Sun.side / 2)
    let across = max(0, max(box.x - middle.x, middle.x - box.right))
    let down = max(0, max(box.y - middle.y, middle.y - box.bottom))
    let away = (across * across + down * down).squareRoot()
    let rays = away < Sun.side / 2 ? 0.16 : 0
    return 1 - (1 - Sun.glow(at: away)) * (1 - rays)
  }
}
