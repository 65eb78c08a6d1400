/// Writes one JSON object, member by member; what is not known is left out.
public struct JSONObjectWriter {
  private var members: [String] = []

  /// An object with no members yet.
  public init() {}

  /// Whether it has no members.
  public var isEmpty: Bool { members.isEmpty }

  /// Adds a text.
  public mutating func add(_ name: String, _ value: String?) {
    if let value { add(name, json: Self.quoted(value)) }
  }

  /// Adds a number; one that JSON cannot write is not known.
  public mutating func add(_ name: String, _ value: Double?) {
    if let value, value.isFinite { add(name, json: Self.number(value)) }
  }

  /// Adds true or false.
  public mutating func add(_ name: String, _ value: Bool?) {
    if let value { add(name, json: value ? "true" : "false") }
  }

  /// Adds a value that is JSON already.
  public mutating func add(_ name: String, json: String) {
    members.append("\(Self.quoted(name)): \(json)")
  }

  /// The object in one line.
  public var line: String { "{" + members.joined(separator: ", ") + "}" }

  /// The object with a line for each member, and a line end.
  public var lines: String {
    "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  /// A finite number as JSON writes it, with all the digits that tell it from its neighbours.
  ///
  /// There is no minus before zero, and no fraction where there is none.
  private static func number(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text in quotes, what JSON does not allow in it escaped.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
