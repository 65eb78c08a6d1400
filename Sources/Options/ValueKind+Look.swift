import Scene

extension ValueKind where Value == Color {
  static var color: Self {
    Self(placeholder: "C", noun: "colour", takes: Color.understood, read: { Color(css: $0) })
  }
}

extension ValueKind where Value == LookOptions.Kind {
  static var gradientKind: Self {
    let names = LookOptions.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    return Self(
      placeholder: "KIND", noun: "kind of gradient", takes: "one of \(names)",
      read: { LookOptions.Kind(rawValue: $0) })
  }
}

extension ValueKind where Value == [GradientColor] {
  static var colors: Self {
    let counts = MovingGradient.colorCounts
    return Self(
      placeholder: "C,C…", noun: "list of colours",
      takes:
        "\(counts.lowerBound) to \(counts.upperBound) colours with commas between them, each \(Color.understood),"
        + " and where it stands if that matters: red@30%",
      takesInHelp: "\(counts.lowerBound) to \(counts.upperBound), in hex or by name: red,gold@30%,#00f",
      read: { text in
        let words = text.list { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
        guard counts.contains(words.count) else { return nil }
        let colors = words.compactMap { word -> GradientColor? in
          let parts = word.split(separator: "@", omittingEmptySubsequences: false)
          guard let first = parts.first, parts.count < 3, let color = Color(css: first) else { return nil }
          guard parts.count == 2 else { return GradientColor(color) }
          let position = Double(share: parts[1])
          return position.flatMap { (0...1).contains($0) ? GradientColor(color, at: $0) : nil }
        }
        return colors.count == words.count ? colors : nil
      })
  }
}

extension ValueKind where Value == [SIMD2<Double>] {
  static var points: Self {
    Self(
      placeholder: "X,Y…", noun: "list of points",
      takes: "unit coordinates with spaces between the points: \".2,.8 .5,.2\"",
      read: { text in
        let words = text.list { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }
        guard MovingGradient.pointCounts.contains(words.count) else { return nil }
        let points = words.compactMap { word in
          word.coordinates(2).map { SIMD2($0[0], $0[1]) }
        }
        return points.count == words.count ? points : nil
      })
  }
}

extension ValueKind where Value == MovingGradient.Line {
  static var angle: Self {
    let degrees = ValueKind<Double>.number("D", "angle", in: -360...360)
    return Self(
      placeholder: degrees.placeholder, noun: degrees.noun,
      takes: "degrees, -360 to 360, clockwise from rightwards",
      read: { degrees.read($0).map(MovingGradient.Line.angle) })
  }

  static var line: Self {
    Self(
      placeholder: "X,Y,X,Y", noun: "line", takes: "unit coordinates of two points that differ: 0,0,1,1",
      read: { text in
        guard let values = text[...].coordinates(4) else { return nil }
        let (from, to) = (SIMD2(values[0], values[1]), SIMD2(values[2], values[3]))
        return from == to ? nil : .points(from, to)
      })
  }
}

extension ValueKind where Value == Area {
  static var area: Self {
    Self(
      placeholder: "X,Y,W,H", noun: "area",
      takes: "left, top, width and height, in points or as 50% of the frame",
      read: { text in
        let parts = text.list(at: UInt8(ascii: ","))
        return parts.count == 4 ? Area(parts) : nil
      })
  }
}

extension ValueKind where Value == RoundedArea {
  static var roundedArea: Self {
    Self(
      placeholder: "X,Y,W,H[,R]", noun: "area",
      takes: "left, top, width and height, in points or as 50% of the frame; the corners' radius in points",
      read: { text in
        let parts = text.list(at: UInt8(ascii: ","))
        guard parts.count == 4 || parts.count == 5, let area = Area(Array(parts.prefix(4))) else {
          return nil
        }
        guard parts.count == 5 else { return RoundedArea(area: area, cornerRadius: 0) }
        let radius = Double(plain: parts[4])
        return radius.flatMap { (0...1e6).contains($0) ? RoundedArea(area: area, cornerRadius: $0) : nil }
      })
  }
}

extension ValueKind where Value == Veil {
  static var veil: Self {
    Self(
      placeholder: "C[:A]", noun: "veil",
      takes: "\(Color.understood); and its opacity, 0 to 1: white:.5",
      takesInHelp: "a colour and its opacity, 0 to 1: white:.5",
      read: { text in
        let parts = text.list(at: UInt8(ascii: ":"))
        guard let color = parts.first.flatMap({ Color(css: $0) }), parts.count < 3 else { return nil }
        guard parts.count == 2 else { return Veil(color) }
        let opacity = Double(share: parts[1])
        return opacity.flatMap { (0...1).contains($0) ? Veil(color, opacity: $0) : nil }
      })
  }
}

extension ValueKind where Value == Material {
  static var material: Self {
    let names = Material.Strength.allCases.map(\.rawValue).joined(separator: ", ")
    return Self(
      placeholder: "M[:dark]", noun: "material", takes: "one of \(names); light, or dark as in thin:dark",
      read: { text in
        let parts = text.list(at: UInt8(ascii: ":"))
        guard let strength = parts.first.flatMap({ Material.Strength(rawValue: String($0)) }), parts.count < 3
        else { return nil }
        guard parts.count == 2 else { return Material(strength) }
        return Material.Appearance(rawValue: String(parts[1])).map { Material(strength, $0) }
      })
  }
}

extension Area {
  /// An area of the four lengths that the texts say.
  fileprivate init?(_ texts: [Substring]) {
    let lengths = texts.compactMap { Length($0) }
    guard lengths.count == 4 else { return nil }
    self.init(left: lengths[0], top: lengths[1], width: lengths[2], height: lengths[3])
    guard width.points >= 0, width.share >= 0, height.points >= 0, height.share >= 0 else { return nil }
  }
}

extension Length {
  /// Points, or a share where a per cent sign follows.
  fileprivate init?(_ text: Substring) {
    let isShare = text.utf8.last == UInt8(ascii: "%")
    guard let number = Double(plain: isShare ? text.dropLast() : text), abs(number) <= 1e6 else { return nil }
    self = isShare ? Length(share: number / 100) : Length(points: number)
  }
}

extension Double {
  /// A share: `30%` or `0.3`.
  fileprivate init?(share text: Substring) {
    let isPercent = text.utf8.last == UInt8(ascii: "%")
    guard let number = Double(plain: isPercent ? text.dropLast() : text) else { return nil }
    self = isPercent ? number / 100 : number
  }
}

extension String {
  /// Longer lists than anything takes are not looked at.
  private static let longestList = 32768

  /// The parts between separators, none of them empty; nothing where the text is too long.
  fileprivate func list(_ isSeparator: (UInt8) -> Bool) -> [Substring] {
    let utf8 = self.utf8
    guard utf8.count <= String.longestList else { return [] }
    return utf8.split(whereSeparator: isSeparator).map { Substring($0) }
  }

  /// The parts between separators, empty ones too; nothing where the text is too long.
  fileprivate func list(at separator: UInt8) -> [Substring] {
    guard utf8.count <= String.longestList else { return [] }
    return utf8.split(separator: separator, maxSplits: 8, omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }
}

extension Substring {
  /// So many unit coordinates with commas between them.
  fileprivate func coordinates(_ count: Int) -> [Double]? {
    let parts = utf8.split(separator: UInt8(ascii: ","), maxSplits: 8, omittingEmptySubsequences: false)
    let values = parts.compactMap { Double(plain: Substring($0)) }
    guard parts.count == count, values.count == count,
      values.allSatisfy({ MovingGradient.coordinates.contains($0) })
    else { return nil }
    return values
  }
}
