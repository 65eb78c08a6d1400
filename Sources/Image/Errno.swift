import Glibc

/// An error number of the system, before anyone knows which file it is about.
struct Errno: Error {
  let code: Int32

  /// What the last failed call on this thread left.
  static var last: Errno { Errno(code: errno) }
}
