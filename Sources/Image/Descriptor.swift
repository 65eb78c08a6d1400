import Glibc

/// An open file, closed at the end of its life.
struct Descriptor: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  /// Standard input or output, which stays open.
  init(standard number: Int32) {
    self.number = number
    isOwned = false
  }

  /// Opens a file: `open`.
  ///
  /// - Throws: the `errno`, as all here.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(Errno) {
    var opened: Int32
    // C would take the path to end there.
    guard !path.utf8.contains(0) else { throw Errno(code: EINVAL) }
    repeat { opened = open(path, flags | O_CLOEXEC | O_NOCTTY, mode) } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .last }
    number = opened
    isOwned = true
  }

  deinit {
    if isOwned { Glibc.close(number) }
  }

  /// Closes the file and reports what only closing tells, as a full disk on a network: `close`.
  consuming func close() throws(Errno) {
    let number = number
    discard self
    // After EINTR the descriptor is gone on Linux, and the data is as safe as after success.
    guard Glibc.close(number) == 0 || errno == EINTR else { throw .last }
  }

  /// What kind of file this is, and its size: `fstat`.
  func status() throws(Errno) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Sets the permissions: `fchmod`.
  func setMode(_ mode: mode_t) throws(Errno) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  /// Reads up to a buffer full, 0 bytes only at the end of the file: `read`.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitOrThrow(POLLIN)
    }
  }

  /// Writes all bytes: `write`, as often as it takes.
  func write(_ bytes: [UInt8]) throws(Errno) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(number, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count >= 0 { written += count } else { try waitOrThrow(POLLOUT) }
    }
  }

  /// After a failed call: returns when it is worth another try.
  private func waitOrThrow(_ event: Int32) throws(Errno) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      // Another program made the shared pipe or terminal non-blocking.
      var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
      guard poll(&wanted, 1, -1) >= 0 || errno == EINTR else { throw .last }
    default: throw .last
    }
  }
}
