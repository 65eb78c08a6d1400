/// Values by key, of which those not asked for in a long time are let go.
struct Recent<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, used: Int)] = [:]
  private var clock = 0
  private let limit: Int

  /// Keeps at most so many values.
  init(limit: Int) {
    self.limit = max(2, limit)
  }

  /// The value of a key, made where it is not kept.
  mutating func value(_ key: Key, make: () throws -> Value) rethrows -> Value {
    clock += 1
    if let entry = entries[key] {
      entries[key]?.used = clock
      return entry.value
    }
    let value = try make()
    if entries.count >= limit {
      let middle = entries.values.map(\.used).sorted()[entries.count / 2]
      entries = entries.filter { $0.value.used >= middle }
    }
    entries[key] = (value, clock)
    return value
  }
}
