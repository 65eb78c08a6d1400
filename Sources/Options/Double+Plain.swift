extension Double {
  /// No number that a person types is longer, and the parser's time grows with the square of the digits.
  private static let longest = 512

  /// A finite decimal number, whatever the locale; nil for anything else that Swift would read as a
  /// Double: `nan`, `inf`, hexadecimal digits, or a number too large for one.
  init?(plain text: some StringProtocol) {
    let bytes = text.utf8.prefix(Double.longest + 1)
    guard bytes.count <= Double.longest, bytes.allSatisfy(Double.isPlain), let value = Double(text),
      value.isFinite
    else { return nil }
    self = value
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The shortest spelling: `8`, not `8.0`.
  var plain: String {
    Int(exactly: self).map { String($0) } ?? String(self)
  }
}
