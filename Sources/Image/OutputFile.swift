import Glibc

/// Files that are written whole or not at all.
public enum OutputFile {
  /// Writes a file, or standard output where the path is "-".
  ///
  /// The bytes go to a temporary file in the same folder, which then takes the name, so that no failure
  /// leaves half a file or harms the one that was there. A file that is replaced passes its permissions
  /// on, and a symbolic link stays and its target is replaced. Devices and pipes are written directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(Errno) {
      switch try Destination(path) {
      case .standardOutput:
        let output = Descriptor(standard: STDOUT_FILENO)
        try writeQuietly(bytes, to: output)
      case .direct(let path):
        let output = try Descriptor(opening: path, O_WRONLY | O_TRUNC)
        try writeQuietly(bytes, to: output)
        try output.close()
      case .file(let path, let folder, let mode):
        try replace(path, in: folder, with: bytes, mode: mode)
      }
    } catch {
      throw .writing(path: path, code: error.code)
    }
  }

  /// Tells before long work whether `write` to this path would fail, as far as that is known.
  ///
  /// Nothing is opened or created. A disk may still be full later.
  public static func check(_ path: String) throws(FileError) {
    do throws(Errno) {
      switch try Destination(path) {
      case .standardOutput: break
      case .direct(let path): try requireAccess(path, W_OK)
      case .file(_, let folder, _): try requireAccess(folder, W_OK | X_OK)
      }
    } catch {
      throw .writing(path: path, code: error.code)
    }
  }

  private static func requireAccess(_ path: String, _ mode: Int32) throws(Errno) {
    guard faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 else { throw .last }
  }

  private static func replace(_ path: String, in folder: String, with bytes: [UInt8], mode: mode_t?)
    throws(Errno)
  {
    // A name of its own, since the file's with anything appended may be too long.
    let temporary = folder + "/.welkin-" + String(UInt64.random(in: .min ... .max), radix: 16)
    // The umask applies, and a file that replaces a private one is at no time more open than that.
    let output = try Descriptor(
      opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode.map { $0 & 0o666 } ?? 0o666)
    // A signal that would end the process half way waits until the file is whole or gone.
    var ending = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&ending, signal) }
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &ending, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    do throws(Errno) {
      try output.write(bytes)
      if let mode { try output.setMode(mode) }
      try output.close()
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes where a reader may be gone: that is then an error, and no SIGPIPE ends the process.
  private static func writeQuietly(_ bytes: [UInt8], to output: borrowing Descriptor) throws(Errno) {
    // The signal goes to the writing thread alone, so blocking it here and taking it off afterwards
    // leaves the process's own handling as it is.
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var pending = sigset_t()
    sigpending(&pending)
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    do throws(Errno) {
      try output.write(bytes)
    } catch {
      if error.code == EPIPE, sigismember(&pending, SIGPIPE) == 0 {
        var now = timespec()
        sigtimedwait(&pipe, nil, &now)
      }
      throw error
    }
  }
}
