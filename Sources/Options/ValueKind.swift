import Scene
import Weather

/// A kind of value that an option takes: how it is read and how it is spoken of.
struct ValueKind<Value: Sendable>: Sendable {
  /// What stands for it in help: `WxH`.
  let placeholder: String
  /// What a wrong value fails to be: `size`.
  let noun: String
  /// What is taken, for messages: `WIDTHxHEIGHT in points, each 1 to 16384`.
  let takes: String
  /// What is taken, for help where `takes` would be too long or say nothing new.
  var takesInHelp: String?
  /// The words that are taken, where they are few, for a misspelled one.
  var words: [String] = []
  /// The value of a text, nil where it is none.
  let read: @Sendable (String) -> Value?
}

extension ValueKind where Value == PointSize {
  static var size: Self {
    let limits = "\(PointSize.limits.lowerBound.plain) to \(PointSize.limits.upperBound.plain)"
    return Self(
      placeholder: "WxH", noun: "size", takes: "WIDTHxHEIGHT in points, each \(limits)",
      read: { PointSize($0) })
  }
}

extension ValueKind where Value == Double {
  static func number(_ placeholder: String, _ noun: String, in range: ClosedRange<Double>) -> Self {
    Self(
      placeholder: placeholder, noun: noun,
      takes: "a number, \(range.lowerBound.plain) to \(range.upperBound.plain)",
      read: { Double(plain: $0).flatMap { range.contains($0) ? $0 : nil } })
  }

  static func seconds(_ noun: String) -> Self {
    let range = MovingGradient.durations
    return Self(
      placeholder: "S", noun: noun,
      takes: "seconds, \(range.lowerBound.plain) to \(range.upperBound.plain)",
      read: { Double(plain: $0).flatMap { range.contains($0) ? $0 : nil } })
  }

  static var time: Self {
    Self(
      placeholder: "T", noun: "time", takes: "seconds, any finite number", read: { Double(plain: $0) })
  }
}

extension ValueKind where Value == Int {
  static func count(_ noun: String, in range: ClosedRange<Int>) -> Self {
    Self(
      placeholder: "N", noun: noun, takes: "a whole number, \(range.lowerBound) to \(range.upperBound)",
      read: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension ValueKind where Value == Density {
  static var density: Self {
    let factor = ValueKind<Double>.number("N", "density", in: 0...1000)
    return Self(
      placeholder: "N|auto", noun: factor.noun, takes: factor.takes + ", or auto", words: ["auto"],
      read: { $0 == "auto" ? .automatic : factor.read($0).map(Density.factor) })
  }
}

extension ValueKind where Value == RenderScale {
  static var renderScale: Self {
    let factor = ValueKind<Double>.number("R", "scale", in: 0.25...1)
    return Self(
      placeholder: "R|auto", noun: factor.noun, takes: factor.takes + ", or auto", words: ["auto"],
      read: { $0 == "auto" ? .automatic : factor.read($0).map(RenderScale.factor) })
  }
}

extension ValueKind where Value == SceneName {
  static var scene: Self {
    Self(
      placeholder: "SCENE", noun: "scene", takes: "one of \(SceneName.list)", takesInHelp: "",
      words: SceneName.all.map(\.name),
      read: { SceneName($0) })
  }
}

extension ValueKind where Value == GraphicsAPI {
  static var api: Self {
    let names = GraphicsAPI.allCases.map(\.rawValue).joined(separator: " or ")
    return Self(
      placeholder: "API", noun: "API", takes: names, words: GraphicsAPI.allCases.map(\.rawValue),
      read: { GraphicsAPI(rawValue: $0) })
  }
}

extension ValueKind where Value == ScreenChoices.Units {
  static var units: Self {
    let names = ScreenChoices.Units.allCases.map(\.rawValue).joined(separator: " or ")
    return Self(
      placeholder: "U", noun: "system of units", takes: names,
      words: ScreenChoices.Units.allCases.map(\.rawValue), read: { ScreenChoices.Units(rawValue: $0) })
  }
}

extension ValueKind where Value == ScreenChoices.Sky {
  static var screenSky: Self {
    let names = ScreenChoices.Sky.allCases.map(\.rawValue).joined(separator: " or ")
    return Self(
      placeholder: "SKY", noun: "sky", takes: names, words: ScreenChoices.Sky.allCases.map(\.rawValue),
      read: { ScreenChoices.Sky(rawValue: $0) })
  }
}

extension ValueKind where Value == FileArgument {
  static var input: Self { file("- for standard input") }
  static var output: Self { file("- for standard output") }

  private static func file(_ stream: String) -> Self {
    Self(
      placeholder: "FILE", noun: "file name", takes: "a file name, or \(stream)", takesInHelp: stream,
      read: { $0.isEmpty ? nil : $0 == "-" ? .standardStream : .path($0) })
  }
}

extension ValueKind where Value == String {
  static var folder: Self { text("DIR", "folder name", "a folder name") }
  static var images: Self { text("DIR|FILE…", "file name", "folders and files") }
  static var placeName: Self { text("NAME", "name", "a name") }
  static var locale: Self { text("L", "locale", "a locale's name: de_DE or ar") }
  static var moment: Self {
    Self(
      placeholder: "TIME", noun: "time",
      takes: "a date and time such as 2026-01-17T07:30+02:00, or without the offset",
      takesInHelp: "a date and time as ISO 8601", read: { (try? Moment($0)) == nil ? nil : $0 })
  }
  static var title: Self {
    Self(
      placeholder: "TEXT", noun: "title", takes: "a text, or an empty one for none",
      takesInHelp: "an empty one for none", read: { $0 })
  }

  private static func text(_ placeholder: String, _ noun: String, _ takes: String) -> Self {
    Self(
      placeholder: placeholder, noun: noun, takes: takes, takesInHelp: "", read: { $0.isEmpty ? nil : $0 })
  }
}
