/// A moving gradient that has a name.
public enum GradientName: String, CaseIterable, Sendable {
  /// What options change; as it is, the purple one.
  case plain = "gradient"
  case warm = "gradient-warm"
  case purple = "gradient-purple"
  case vivid = "gradient-vivid"

  /// The title in English, as a person reads it.
  public var title: String {
    switch self {
    case .plain: "Moving Gradient"
    case .warm: "Warm Gradient"
    case .purple: "Purple Gradient"
    case .vivid: "Vivid Gradient"
    }
  }

  /// What it looks like.
  public var look: Look {
    switch self {
    case .plain, .purple: Look(.gradient(GradientName.violet(0.2, 0.4)))
    case .warm:
      Look(
        .gradient(
          MovingGradient(
            kind: .angular,
            colors: [
              GradientColor(Color(hue: 0.01, saturation: 0.2, brightness: 0.9)),
              GradientColor(Color(hue: 0.01, saturation: 1, brightness: 0.9)),
            ], points: [[0.2, 0.8], [0.5, 0.2], [0.8, 0.9]], interval: 2, easing: 1.75)))
    case .vivid: Look(.gradient(GradientName.violet(0.7, 0.9)), veil: Veil(.white, opacity: 0.5))
    }
  }

  /// Violet of two saturations in turn.
  private static func violet(_ first: Double, _ second: Double) -> MovingGradient {
    let colors = (0..<7).map { index in
      let saturation = index % 2 == 0 ? first : second
      return GradientColor(Color(hue: 285.0 / 360, saturation: saturation, brightness: 1))
    }
    return MovingGradient(
      kind: .angular, colors: colors, points: [[0.2, 0.8], [0.1, 0.3], [0.9, 0.1], [0.8, 0.9]], interval: 3,
      easing: 4.375)
  }
}
