import CPango

/// Owns one reference to a GObject.
final class ObjectReference {
  private let object: UnsafeMutableRawPointer

  /// Takes over a reference; nil where there is none.
  init?(_ object: UnsafeMutableRawPointer?) {
    guard let object else { return nil }
    self.object = object
  }

  /// Takes over a reference to an object whose struct is hidden.
  convenience init?(_ object: OpaquePointer?) {
    self.init(object.map { UnsafeMutableRawPointer($0) })
  }

  deinit {
    g_object_unref(object)
  }

  /// The object, for functions that know it by an opaque pointer.
  var opaque: OpaquePointer { OpaquePointer(object) }

  /// The object, for functions that know its struct.
  func typed<Struct>(as type: Struct.Type = Struct.self) -> UnsafeMutablePointer<Struct> {
    object.assumingMemoryBound(to: type)
  }
}
