extension JSONText {
  /// Walks over a JSON text once, with a list in place of recursion, so that no depth can exhaust the stack.
  struct Reader {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var nodes: [Node] = []
    /// The arrays and objects that are open.
    private var open: [(node: Int, names: Int)] = []
    private var expected = Expected.value

    private enum Expected { case value, firstElement, firstKey, key, separator }

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func read() throws(JSONError) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
      skipSpace()
      guard position < bytes.count else { throw .empty }
      repeat {
        skipSpace()
        guard position < bytes.count else { throw problem("it ends too early") }
        let byte = bytes[position]
        switch expected {
        case .firstElement where byte == UInt8(ascii: "]"), .firstKey where byte == UInt8(ascii: "}"): close()
        case .value, .firstElement: try readValue(byte)
        case .firstKey, .key: try readKey(byte)
        case .separator: try readSeparator(byte)
        }
      } while !open.isEmpty
      skipSpace()
      guard position == bytes.count else { throw problem("something follows the end") }
    }

    private mutating func readValue(_ byte: UInt8) throws(JSONError) {
      let node = nodes.count
      nodes.append(Node(start: Int32(position), next: Int32(node + 1)))
      expected = .separator
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < JSONText.deepest else {
          throw problem("nested more than \(JSONText.deepest) deep")
        }
        open.append((node, names: 0))
        position += 1
        expected = byte == UInt8(ascii: "{") ? .firstKey : .firstElement
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
      case UInt8(ascii: "t"): try skipWord("true")
      case UInt8(ascii: "f"): try skipWord("false")
      case UInt8(ascii: "n"): try skipWord("null")
      default: throw problem("no value begins like this")
      }
    }

    private mutating func readKey(_ byte: UInt8) throws(JSONError) {
      guard byte == UInt8(ascii: "\"") else { throw problem("a name in quotes is missing") }
      open[open.count - 1].names += 1
      guard open[open.count - 1].names <= JSONText.mostNames else {
        throw problem("an object with more than \(JSONText.mostNames) names")
      }
      nodes.append(Node(start: Int32(position), next: Int32(nodes.count + 1)))
      try skipString()
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
        throw problem("a colon is missing")
      }
      position += 1
      expected = .value
    }

    private mutating func readSeparator(_ byte: UInt8) throws(JSONError) {
      guard let container = open.last?.node else { return }
      let isObject = bytes[Int(nodes[container].start)] == UInt8(ascii: "{")
      switch byte {
      case UInt8(ascii: ","):
        position += 1
        expected = isObject ? .key : .value
      case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject: close()
      default: throw problem("a comma or \(isObject ? "}" : "]") is missing")
      }
    }

    private mutating func close() {
      position += 1
      if let container = open.popLast()?.node { nodes[container].next = Int32(nodes.count) }
      expected = .separator
    }

    private mutating func skipSpace() {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
        default: return
        }
      }
    }

    private mutating func skipString() throws(JSONError) {
      var next = position + 1
      while next < bytes.count {
        switch bytes[next] {
        case UInt8(ascii: "\""):
          position = next + 1
          return
        case UInt8(ascii: "\\"): next += 2
        default: next += 1
        }
      }
      throw problem("the text that begins here has no end")
    }

    private mutating func skipNumber() throws(JSONError) {
      var next = position
      if bytes[next] == UInt8(ascii: "-") { next += 1 }
      let whole = next
      guard skipDigits(&next), bytes[whole] != UInt8(ascii: "0") || next == whole + 1 else {
        throw problem("not a number")
      }
      if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
        next += 1
        guard skipDigits(&next) else { throw problem("not a number") }
      }
      if next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "e") {
        next += 1
        if next < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[next]) { next += 1 }
        guard skipDigits(&next) else { throw problem("not a number") }
      }
      position = next
    }

    private func skipDigits(_ next: inout Int) -> Bool {
      let first = next
      while next < bytes.count, bytes[next] &- UInt8(ascii: "0") < 10 { next += 1 }
      return next > first
    }

    private mutating func skipWord(_ word: StaticString) throws(JSONError) {
      let end = position + word.utf8CodeUnitCount
      guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else {
        throw problem("no value begins like this")
      }
      position = end
    }

    private func problem(_ words: String) -> JSONError {
      let before = bytes[..<position]
      let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      let column = position - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
      return .broken(line: line, column: column, problem: words)
    }
  }
}
