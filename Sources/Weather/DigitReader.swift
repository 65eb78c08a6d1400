/// Takes fixed-width numbers and marks off the front of some bytes.
struct DigitReader<Bytes: RandomAccessCollection<UInt8>> {
  private let bytes: Bytes
  private var position: Bytes.Index

  init(_ bytes: Bytes) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// Steps over the mark if it is next.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(bytes[position]) == mark.value else { return false }
    position = bytes.index(after: position)
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(_ width: Int) -> Int? {
    var value = 0
    for _ in 0..<width {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// The digits after a decimal mark, as a number under 1.
  mutating func fraction() -> Double? {
    guard var value = digit().map({ Double($0) / 10 }) else { return nil }
    var place = 0.01
    while let digit = digit() {
      value += Double(digit) * place
      place /= 10
    }
    return value
  }

  private mutating func digit() -> Int? {
    guard !isAtEnd, case let byte = bytes[position], (48...57).contains(byte) else { return nil }
    position = bytes.index(after: position)
    return Int(byte) - 48
  }
}
