import Glibc

/// How well colours can be told apart, after WCAG 2.
public enum Contrast {
  /// What texts need at the least.
  public static let least = 4.5

  /// The contrast of two opaque colours, sRGB 0 … 1: from 1 for equal ones to 21 for black and white.
  public static func between(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// How bright a colour is, 0 … 1.
  public static func luminance(_ color: SIMD3<Double>) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? max(0, value) / 12.92 : pow((min(1, value) + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
  }

  /// How much of a dark colour has to lie over another one so that white at an alpha can be read over it, 0 … 1.
  static func needed(of dark: SIMD3<Double>, over color: SIMD3<Double>, forWhiteAt alpha: Double) -> Double {
    func isEnough(_ cover: Double) -> Bool {
      let ground = color + (dark - color) * cover
      let text = ground + (SIMD3(repeating: 1) - ground) * alpha
      // A little more, for rounding and for noise.
      return between(text, ground) >= least * 1.03
    }
    guard !isEnough(0) else { return 0 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
