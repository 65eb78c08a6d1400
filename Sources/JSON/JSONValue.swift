/// One value in a JSON text.
public struct JSONValue {
  let text: JSONText
  let index: Int

  private var start: Int { Int(text.nodes[index].start) }
  private var first: UInt8 { text.bytes[start] }

  /// Whether it is an object.
  public var isObject: Bool { first == UInt8(ascii: "{") }
  /// Whether it is an array.
  public var isArray: Bool { first == UInt8(ascii: "[") }
  /// Whether it is a text.
  public var isString: Bool { first == UInt8(ascii: "\"") }
  /// Whether it is null.
  public var isNull: Bool { first == UInt8(ascii: "n") }

  /// True or false, where it is that.
  public var bool: Bool? {
    switch first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The number that stands here, or in the text that stands here; it may be infinite.
  public var number: Double? {
    // Longer ones are no measurement, and to read a million digits would take its time.
    let digits = numberBytes.prefix(100)
    // Double reads hexadecimal, infinities and NaN too, which no feed means.
    guard !digits.isEmpty, digits.allSatisfy(Self.isPartOfNumber) else { return nil }
    return digits.count < 100 ? Double(String(decoding: digits, as: UTF8.self)) : .infinity
  }

  /// The number as it is written, cut short where it is long.
  public var written: String {
    String(oneLine: String(decoding: numberBytes.prefix(100), as: UTF8.self), limit: 24)
  }

  private var numberBytes: ArraySlice<UInt8> {
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      text.bytes[start...].prefix { Self.isPartOfNumber($0) }
    default: stringBytes
    }
  }

  /// The text, with its escapes taken out; what is not Unicode in it becomes U+FFFD.
  public var string: String? {
    guard isString else { return nil }
    let raw = stringBytes
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    return String(decoding: Self.unescaped(raw), as: UTF8.self)
  }

  /// What stands between the quotes, escapes and all; nothing where no text stands.
  public var stringBytes: ArraySlice<UInt8> { stringBytes(limit: text.bytes.count) }

  private func stringBytes(limit: Int) -> ArraySlice<UInt8> {
    guard isString else { return [] }
    let limit = min(text.bytes.count, start + 1 + limit)
    var end = start + 1
    while end < limit, text.bytes[end] != UInt8(ascii: "\"") {
      end += text.bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.bytes[start + 1..<min(end, limit)]
  }

  /// An object's value by its name, the last one where a name comes twice; none for null.
  public subscript(name: String) -> JSONValue? {
    guard isObject else { return nil }
    var found: JSONValue?
    var values = children
    while let key = values.next(), let value = values.next() {
      if key.reads(name) { found = value }
    }
    guard let found, !found.isNull else { return nil }
    return found
  }

  /// An array's values; an object's names and values in turn.
  public var children: Children {
    guard isArray || isObject else { return Children(text: text, index: 0, end: 0) }
    return Children(text: text, index: index + 1, end: Int(text.nodes[index].next))
  }

  /// The values in an array or an object, one after the other.
  public struct Children: IteratorProtocol {
    fileprivate let text: JSONText
    fileprivate var index: Int
    fileprivate let end: Int

    /// The next of them.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(text.nodes[index].next) }
      return JSONValue(text: text, index: index)
    }
  }

  /// Whether the name is this very text; told from the first bytes mostly, as names are looked for among many.
  private func reads(_ name: String) -> Bool {
    var at = start + 1
    for byte in name.utf8 {
      guard at < text.bytes.count, text.bytes[at] == byte else {
        guard at < text.bytes.count, text.bytes[at] == UInt8(ascii: "\\") else { return false }
        // No byte takes more than the six of an escape; a name that goes on is another one.
        let raw = stringBytes(limit: name.utf8.count * 6 + 1)
        return String(decoding: Self.unescaped(raw), as: UTF8.self) == name
      }
      at += 1
    }
    return at < text.bytes.count && text.bytes[at] == UInt8(ascii: "\"")
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "u"): bytes += String(scalar(&rest)).utf8
      default: bytes.append(escape)
      }
    }
    return bytes
  }

  /// The scalar after `\u`, of one such escape or of two that belong together.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    guard let high = hexadecimal(&rest) else { return "\u{FFFD}" }
    if let scalar = Unicode.Scalar(high) { return scalar }
    var ahead = rest
    guard high < 0xDC00, ahead.popFirst() == UInt8(ascii: "\\"), ahead.popFirst() == UInt8(ascii: "u"),
      let low = hexadecimal(&ahead), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { return "\u{FFFD}" }
    rest = ahead
    return scalar
  }

  private static func hexadecimal(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
    // UInt32 would read a sign as well.
    guard rest.count >= 4, rest.prefix(4).allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let value = UInt32(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
    else { return nil }
    rest = rest.dropFirst(4)
    return value
  }
}
