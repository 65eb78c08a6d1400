/// One group of a METAR report that says what the weather does, such as `+TSRA` or `-DZ`.
struct METARWeather {
  private enum Force { case light, moderate, heavy }

  private var force = Force.moderate
  private var isNearby = false
  private var codes: [Substring] = []

  private static let descriptors: Set<Substring> = ["MI", "BC", "PR", "DR", "BL", "SH", "TS", "FZ"]
  private static let rain: Set<Substring> = ["RA", "DZ", "UP"]
  private static let snow: Set<Substring> = ["SN", "SG", "IC", "PL", "GS"]
  private static let others: Set<Substring> = [
    "GR", "BR", "FG", "FU", "VA", "DU", "SA", "HZ", "PY", "PO", "SQ", "FC", "SS", "DS",
  ]

  /// The weather of a group; none where it is a group of another kind.
  init?(_ group: Substring) {
    var rest = group
    if rest.hasPrefix("-") {
      force = .light
      rest.removeFirst()
    } else if rest.hasPrefix("+") {
      force = .heavy
      rest.removeFirst()
    }
    if rest.hasPrefix("VC") {
      isNearby = true
      rest.removeFirst(2)
    }
    while !rest.isEmpty {
      let code = rest.prefix(2)
      guard
        Self.descriptors.contains(code) || Self.rain.contains(code) || Self.snow.contains(code)
          || Self.others.contains(code)
      else { return nil }
      codes.append(code)
      rest = rest.dropFirst(2)
    }
    guard !codes.isEmpty else { return nil }
  }

  /// What all groups of a report come to; none where they say nothing of rain, snow, storms or fog.
  ///
  /// Thunder goes before rain and snow, of which the one named first prevails, and those before fog. Of what is only
  /// nearby nothing but thunder counts.
  static func outlook(_ groups: [METARWeather]) -> Outlook? {
    if let storm = groups.first(where: { $0.codes.contains("TS") }) {
      let hasHail = storm.codes.contains("GR") || storm.codes.contains("GS")
      let strength = storm.force == .heavy ? 1.6 : hasHail ? 1.3 : 1
      return Outlook(.thunderstorm, strength: strength, from: .weatherCode)
    }
    let here = groups.filter { !$0.isNearby }
    for group in here {
      guard let code = group.codes.first(where: { rain.contains($0) || snow.contains($0) }) else { continue }
      let isShower = group.codes.contains("SH")
      let strengths: (Double, Double, Double)
      switch (snow.contains(code), isShower) {
      case (true, false): strengths = (0.6, 1, 1.8)
      case (true, true): strengths = (0.8, 1, 1.6)
      case (false, true): strengths = (0.7, 1.2, 2.2)
      case (false, false): strengths = code == "DZ" ? (0.4, 0.6, 0.8) : (0.7, 1, 1.8)
      }
      let strength =
        switch group.force {
        case .light: strengths.0
        case .moderate: strengths.1
        case .heavy: strengths.2
        }
      return Outlook(snow.contains(code) ? .snow : .rain, strength: strength, from: .weatherCode)
    }
    // Hail alone comes with showers.
    if here.contains(where: { $0.codes.contains("GR") }) {
      return Outlook(.rain, strength: 1.2, from: .weatherCode)
    }
    if here.contains(where: { $0.codes.contains("FG") || $0.codes.contains("BR") }) {
      return Outlook(.fog, from: .weatherCode)
    }
    return nil
  }
}
