import JSON

extension Look {
  /// The scene file that describes it, with a line end at its end.
  public var sceneFile: String {
    var lines = ["  \"version\": \(Look.fileVersion)", "  \"background\": \(background.described)"]
    if let veil {
      // What the colour hides is written as the veil's opacity.
      let color = Color(red: veil.color.red, green: veil.color.green, blue: veil.color.blue)
      lines.append("  \"veil\": {\"color\": \(color.described), \"opacity\": \(veil.color.alpha.shortest)}")
    }
    if !materials.isEmpty {
      lines.append("  \"materials\": [\n    \(materials.map(\.described).joined(separator: ",\n    "))\n  ]")
    }
    if !cards.isEmpty {
      let files = cards.map(JSONObjectWriter.quoted).joined(separator: ", ")
      lines.append("  \"cards\": {\"files\": [\(files)], \"autoscroll\": \(autoscrolls)}")
    }
    switch density {
    case .factor(let factor): lines.append("  \"density\": \(factor.shortest)")
    case .automatic: lines.append("  \"density\": \"auto\"")
    case nil: break
    }
    if speed != 1 { lines.append("  \"speed\": \(speed.shortest)") }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

extension Background {
  fileprivate var described: String {
    switch self {
    case .weather(let now): "{\"weather\": \"\(now.weather.rawValue)\"}"
    case .snowfall(let color): "{\"snowfall\": {\"color\": \(color.described)}}"
    case .gradient(let gradient): "{\n    \"gradient\": \(gradient.described)\n  }"
    }
  }
}

extension MovingGradient {
  fileprivate var described: String {
    var lines = [
      "\"kind\": \(kind.described)",
      "\"colors\": [\n        \(colors.map(\.described).joined(separator: ",\n        "))\n      ]",
      "\"points\": [\(points.map(\.described).joined(separator: ", "))]",
      "\"interval\": \(interval.shortest)", "\"easing\": \(easing.shortest)",
    ]
    if area != .whole { lines.append("\"area\": \(area.described)") }
    return "{\n      \(lines.joined(separator: ",\n      "))\n    }"
  }
}

extension MovingGradient.Kind {
  fileprivate var described: String {
    switch self {
    case .angular: "\"angular\""
    case .radial(nil): "\"radial\""
    case .radial(let radius?): "{\"radial\": {\"radius\": \(radius.shortest)}}"
    case .linear(.angle(let angle)): "{\"linear\": {\"angle\": \(angle.shortest)}}"
    case .linear(.points(let from, let to)):
      "{\"linear\": {\"from\": \(from.described), \"to\": \(to.described)}}"
    }
  }
}

extension GradientColor {
  fileprivate var described: String {
    position.map { "{\"color\": \(color.described), \"position\": \($0.shortest)}" } ?? color.described
  }
}

extension Color {
  fileprivate var described: String {
    if let hexadecimal { return "\"\(hexadecimal)\"" }
    let channels = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    return "[\(channels.map(\.shortest).joined(separator: ", "))]"
  }
}

extension Material {
  fileprivate var described: String {
    var parts = ["\"strength\": \"\(strength.rawValue)\"", "\"appearance\": \"\(appearance.rawValue)\""]
    if area != .whole { parts.append("\"area\": \(area.described)") }
    if cornerRadius > 0 { parts.append("\"cornerRadius\": \(cornerRadius.shortest)") }
    return "{\(parts.joined(separator: ", "))}"
  }
}

extension Area {
  fileprivate var described: String {
    "[\([left, top, width, height].map(\.described).joined(separator: ", "))]"
  }
}

extension Length {
  // A length of both is not written in files, and none that is read has both.
  fileprivate var described: String {
    share == 0 ? points.shortest : "\"\((share * 100).shortest)%\""
  }
}

extension SIMD2<Double> {
  fileprivate var described: String { "[\(x.shortest), \(y.shortest)]" }
}
