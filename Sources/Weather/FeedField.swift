import JSON

/// One field of a reply: a value, and where it stands in words, for what is said when it is wrong.
struct FeedField {
  /// The value; none where it is missing or null.
  let value: JSONValue?
  let block: String
  let name: String
  var row: Int?

  var path: String {
    (block.isEmpty ? name : "\(block).\(name)") + (row.map { "[\($0)]" } ?? "")
  }

  func error(_ problem: String) -> FeedError {
    .field(path: path, problem: problem)
  }

  /// A number within the range; a number in quotes counts as one.
  func number(in range: ClosedRange<Double>) throws(FeedError) -> Double? {
    guard let value else { return nil }
    guard let number = value.number else { throw error("not a number") }
    guard range.contains(number) else { throw error("\(value.written) is out of range") }
    return number
  }

  /// A percentage, kept within 0 … 100.
  func percentage() throws(FeedError) -> Double? {
    // Models overshoot a little, and that is no reason to lose a forecast.
    try number(in: -1000...1000).map { min(100, max(0, $0)) }
  }

  /// A temperature brought to °C.
  func celsius(_ unit: TemperatureUnit) throws(FeedError) -> Double? {
    try number(in: -1000...1000).map { unit.celsius($0) }
  }

  /// Yes or no, as true, 1 or "1" and so on.
  func flag() throws(FeedError) -> Bool? {
    guard let value else { return nil }
    if let bool = value.bool { return bool }
    switch value.number {
    case 0: return false
    case 1: return true
    default: throw error("neither 0 nor 1")
    }
  }

  /// What a weather code means; whatever stands there, it means something.
  func outlook() -> Outlook? {
    value.map { Outlook(code: $0.number ?? -1) }
  }

  /// A time in seconds since 1970, from ISO 8601 in the reply's offset or from such seconds.
  func time(offset: Int) throws(FeedError) -> Double? {
    guard let value else { return nil }
    if value.isString {
      guard case .success(let moment) = Moment.read(value.stringBytes) else { throw error("not a date") }
      return moment.secondsSince1970(placeOffset: offset)
    }
    guard let number = value.number, Moment.writable.contains(number) else { throw error("not a date") }
    return number
  }

  /// A short text.
  func string() -> String? {
    value?.string
  }
}
