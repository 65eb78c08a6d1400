import JSON

/// One object of a reply with the path to it, for what is said when a field of it is wrong.
struct FeedRecord {
  let value: JSONValue
  let path: String

  /// A field by its name, missing where there is none or null.
  func field(_ name: String) -> FeedField {
    FeedField(value: value[name], block: path, name: name)
  }

  /// An object by its name; none where it is missing or null.
  func record(_ name: String) throws(FeedError) -> FeedRecord? {
    guard let object = value[name] else { return nil }
    guard object.isObject else { throw field(name).error("not an object") }
    return FeedRecord(value: object, path: field(name).path)
  }

  /// The objects of an array by its name; none where it is missing or null.
  func records(_ name: String) throws(FeedError) -> [FeedRecord] {
    guard let array = value[name] else { return [] }
    guard array.isArray else { throw field(name).error("not an array") }
    var records: [FeedRecord] = []
    var values = array.children
    while let object = values.next() {
      guard records.count < FeedBlock.mostRows else {
        throw field(name).error("more than \(FeedBlock.mostRows) values")
      }
      let path = "\(field(name).path)[\(records.count)]"
      guard object.isObject else { throw .field(path: path, problem: "not an object") }
      records.append(FeedRecord(value: object, path: path))
    }
    return records
  }
}
