import Glibc

/// A colour in Oklab, in which equal steps look equal.
///
/// The matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020), in the public
/// domain; the transfer curve is that of sRGB, IEC 61966-2-1.
struct Oklab: Equatable, Sendable {
  /// Lightness, then green to red, then blue to yellow.
  var components: SIMD3<Double>

  init(sRGB color: SIMD3<Double>) {
    let linear = SIMD3(Self.linear(color.x), Self.linear(color.y), Self.linear(color.z))
    let l = cbrt(Self.dot(linear, [0.4122214708, 0.5363325363, 0.0514459929]))
    let m = cbrt(Self.dot(linear, [0.2119034982, 0.6806995451, 0.1073969566]))
    let s = cbrt(Self.dot(linear, [0.0883024619, 0.2817188376, 0.6299787005]))
    let cone = SIMD3(l, m, s)
    components = SIMD3(
      Self.dot(cone, [0.2104542553, 0.7936177850, -0.0040720468]),
      Self.dot(cone, [1.9779984951, -2.4285922050, 0.4505937099]),
      Self.dot(cone, [0.0259040371, 0.7827717662, -0.8086757660]))
  }

  init(components: SIMD3<Double>) {
    self.components = components
  }

  /// The colour in sRGB, what is out of its range brought to the nearest in it.
  var sRGB: SIMD3<Double> {
    let l = Self.dot(components, [1, 0.3963377774, 0.2158037573])
    let m = Self.dot(components, [1, -0.1055613458, -0.0638541728])
    let s = Self.dot(components, [1, -0.0894841775, -1.2914855480])
    let cone = SIMD3(l * l * l, m * m * m, s * s * s)
    return SIMD3(
      Self.encoded(Self.dot(cone, [4.0767416621, -3.3077115913, 0.2309699292])),
      Self.encoded(Self.dot(cone, [-1.2684380046, 2.6097574011, -0.3413193965])),
      Self.encoded(Self.dot(cone, [-0.0041960863, -0.7034186147, 1.7076147010])))
  }

  /// The colour so far on the way to another.
  func mixed(with other: Oklab, _ progress: Double) -> Oklab {
    Oklab(components: components + (other.components - components) * progress)
  }

  private static func dot(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double { (one * other).sum() }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(1, max(0, value))
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
