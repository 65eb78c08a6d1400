import Scene

extension ForecastLayout {
  /// In what share of the frame's height the scrim fades out below the header: where that is little, its end is seen.
  private static let scrimReach = 0.6

  /// How strong the scrim under the header has to be so that all of it can be read, 0 … 1.
  ///
  /// - Parameters:
  ///   - sky: the gradient behind it.
  ///   - light: how much white may lie over the gradient behind a text: a sun, clouds, a flash.
  public func scrim(over sky: SkyColors, light: (Rectangle) -> Double = { _ in 0 }) -> Double {
    let dark = Self.scrimColor(sky)
    var most = 0.0
    for (items, down) in [(header, viewport.y), (singleLine, 0)] {
      for case .text(let text) in items {
        var box = text.box.moved(y: down)
        box.width = min(box.width, text.naturalWidth)
        box.x = (frame.width - box.width) / 2
        // Skies are brighter towards their lower end.
        let share = min(1, max(0, box.bottom / max(1, frame.height)))
        var color = sky.top + (sky.bottom - sky.top) * share
        color += (SIMD3(repeating: 1) - color) * light(box)
        most = max(most, Contrast.needed(of: dark, over: color, forWhiteAt: text.alpha))
      }
    }
    return most
  }

  /// The scrim under the header, which stands still when the screen is scrolled; nil where it hides nothing.
  public func scrim(_ strength: Double, over sky: SkyColors) -> Scrim? {
    guard strength > 0 else { return nil }
    let color = Self.scrimColor(sky)
    return Scrim(
      Color(color, alpha: strength),
      downTo: headerBottom, reach: max(1, Self.scrimReach * frame.height))
  }

  /// Where the header's texts end where the screen is not scrolled, in points.
  private var headerBottom: Double {
    if case .text(let text)? = header.last { viewport.y + text.box.bottom } else { viewport.y }
  }

  /// The sky's own hue, but dark: black would make a blue sky grey.
  private static func scrimColor(_ sky: SkyColors) -> SIMD3<Double> { sky.top * 0.3 }
}
