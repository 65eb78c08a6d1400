/// A JSON text of which only the structure has been read: what it holds is decoded when it is asked for.
///
/// Foundation's reader needs 20 s and 6 GB for 16 MiB of small objects, and refuses a whole reply for one number
/// that is too large. Here a value is two integers, and one odd number spoils only its own field.
public final class JSONText: Sendable {
  /// The largest text that is read, in bytes.
  public static let largest = 16 << 20
  /// How deep arrays and objects may lie in each other; no feed needs ten.
  static let deepest = 128
  /// How many names an object may have, so that looking for some among them takes no time.
  static let mostNames = 10_000

  let bytes: [UInt8]
  /// The values in the order in which they begin; an object's keys are values before theirs.
  let nodes: [Node]

  struct Node {
    /// Where the value begins in the bytes; its first byte tells its kind.
    let start: Int32
    /// The index of the first node that is no part of this one.
    var next: Int32
  }

  /// Reads the structure of one JSON value with nothing after it; a byte order mark may stand before it.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= JSONText.largest else { throw .tooLarge(bytes: bytes.count) }
    var reader = Reader(bytes)
    try reader.read()
    self.bytes = bytes
    nodes = reader.nodes
  }

  /// The value that the text is.
  public var root: JSONValue { JSONValue(text: self, index: 0) }
}
