extension Color {
  /// What `init(css:)` understands, for messages.
  public static let understood = "a CSS colour: #rgb, #rgba, #rrggbb, #rrggbbaa, or a name such as gold"

  /// The colour that CSS writes like this, in letters of either case: hexadecimal digits after `#`, one of the
  /// 148 names, or `transparent`; nil for anything else.
  public init?(css text: some StringProtocol) {
    // No name is longer, and folding the case of a large text would take its time.
    let bytes = text.utf8.prefix(24).map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    guard bytes.count < 24 else { return nil }
    guard bytes.first == UInt8(ascii: "#") else {
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "transparent" {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
        return
      }
      guard let value = Color.names[name] else { return nil }
      func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
      self.init(red: channel(16), green: channel(8), blue: channel(0))
      return
    }
    let digits = bytes.dropFirst().compactMap(Color.digit)
    guard digits.count == bytes.count - 1 else { return nil }
    let channels: [Double]
    switch digits.count {
    case 3, 4: channels = digits.map { Double($0) / 15 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map {
        Double(digits[$0] << 4 | digits[$0 + 1]) / 255
      }
    default: return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 1)
  }

  /// The colour in CSS's hexadecimal digits; nil where eight bits a channel do not give it.
  public var hexadecimal: String? {
    var text = "#"
    for value in alpha == 1 ? [red, green, blue] : [red, green, blue, alpha] {
      let byte = (value * 255).rounded()
      guard byte / 255 == value else { return nil }
      let digits = String(Int(byte), radix: 16)
      text += digits.utf8.count == 1 ? "0" + digits : digits
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
