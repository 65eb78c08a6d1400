import Glibc

/// A colour, sRGB 0 … 1, not premultiplied.
public struct Color: Equatable, Hashable, Sendable {
  /// Red, 0 … 1.
  public let red: Double
  /// Green, 0 … 1.
  public let green: Double
  /// Blue, 0 … 1.
  public let blue: Double
  /// How much it hides, 0 … 1.
  public let alpha: Double

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// A colour of channels, each brought into 0 … 1; 0 stands for what is no number.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func channel(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = channel(red)
    self.green = channel(green)
    self.blue = channel(blue)
    self.alpha = channel(alpha)
  }

  /// A colour of hue (in turns, 0 red), saturation and brightness, kept to six decimals a channel.
  public init(hue: Double, saturation: Double, brightness: Double) {
    func channel(_ offset: Double) -> Double {
      // How far the hue is from the channel's own, in sixths of a turn, tells how much of it there is.
      let sixths = abs(wrap(hue * 6 + offset, 6) - 3) - 1
      let value = brightness * (1 - saturation * (1 - min(1, max(0, sixths))))
      return (value * 1e6).rounded() / 1e6
    }
    self.init(red: channel(0), green: channel(4), blue: channel(2))
  }

  /// White at an alpha, 0 … 1.
  public static func white(_ alpha: Double) -> Color { Color(red: 1, green: 1, blue: 1, alpha: alpha) }
  /// Black at an alpha, 0 … 1.
  public static func black(_ alpha: Double) -> Color { Color(red: 0, green: 0, blue: 0, alpha: alpha) }

  /// A colour of red, green and blue, each brought into 0 … 1.
  public init(_ channels: SIMD3<Double>, alpha: Double = 1) {
    self.init(red: channels.x, green: channels.y, blue: channels.z, alpha: alpha)
  }

  /// Its channels, premultiplied: red, green, blue, alpha.
  public var premultiplied: SIMD4<Double> { SIMD4(red * alpha, green * alpha, blue * alpha, alpha) }

  /// The same colour with its alpha multiplied.
  public func faded(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
