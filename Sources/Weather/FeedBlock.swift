import JSON

/// A reply's `current`, `hourly` or `daily`: named fields, each one value or a column of them.
struct FeedBlock {
  /// The most rows that are read: eleven years of hours, where a forecast has 16 days.
  static let mostRows = 100_000

  let name: String
  let value: JSONValue

  /// The block of that name in a reply; none where it is missing or null.
  init?(_ name: String, of reply: JSONValue) throws(FeedError) {
    guard let value = reply[name] else { return nil }
    guard value.isObject else { throw .field(path: name, problem: "not an object") }
    self.name = name
    self.value = value
  }

  /// Whether it has a field of one of these names that is not null.
  func holds(anyOf names: [String]) -> Bool { names.contains { value[$0] != nil } }

  /// A field that is one value.
  func field(_ field: String) -> FeedField {
    FeedField(value: value[field], block: name, name: field)
  }

  /// The times of the rows, in seconds since 1970; none where one is null.
  func times(offset: Int) throws(FeedError) -> [Double?] {
    guard let times = try array("time") else { return [] }
    var values: [Double?] = []
    var cells = times.children
    while let cell = cells.next() {
      guard values.count < Self.mostRows else {
        throw field("time").error("more than \(Self.mostRows) values")
      }
      values.append(try self.cell(cell, "time", values.count).time(offset: offset))
    }
    return values
  }

  /// One column, as long as the rows are; none where a value is missing or null.
  func column<Value>(
    _ column: String, rows: Int, _ read: (FeedField) throws(FeedError) -> Value?
  ) throws(FeedError) -> [Value?] {
    var values: [Value?] = []
    values.reserveCapacity(rows)
    if var cells = try array(column)?.children {
      while values.count < rows, let cell = cells.next() {
        values.append(try read(self.cell(cell, column, values.count)))
      }
    }
    values += repeatElement(nil, count: rows - values.count)
    return values
  }

  private func cell(_ value: JSONValue, _ column: String, _ row: Int) -> FeedField {
    FeedField(value: value.isNull ? nil : value, block: name, name: column, row: row)
  }

  private func array(_ column: String) throws(FeedError) -> JSONValue? {
    guard let array = value[column] else { return nil }
    guard array.isArray else { throw field(column).error("not an array") }
    return array
  }
}
