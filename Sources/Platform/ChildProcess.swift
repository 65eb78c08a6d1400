import Glibc

/// A program that is asked something and may be slow to answer.
enum ChildProcess {
  /// What a program says on its standard output when it ends well.
  ///
  /// - Parameters:
  ///   - arguments: the program, looked for where the shell would, and what it is given.
  ///   - seconds: when to give up; the program is killed then.
  /// - Returns: the output, or nil where the program is missing, fails, is too slow or says too much.
  static func output(_ arguments: [String], within seconds: Double) -> String? {
    guard let (reading, writing) = makePipe() else { return nil }
    defer { close(reading) }
    let child = start(arguments, output: writing)
    close(writing)
    guard let child else { return nil }
    let text = read(reading, until: MonotonicClock.now + seconds)
    if text == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status == 0 ? text : nil
  }

  /// A pipe that no child process inherits.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(_ arguments: [String], output: Int32) -> pid_t? {
    guard let program = arguments.first, let variables = dlsym(nil, "environ") else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // What this program does with signals is not for the child to inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    let environment = variables.assumingMemoryBound(
      to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self)
    var child: pid_t = 0
    guard
      posix_spawnp(&child, program, &actions, &attributes, words, environment.pointee) == 0
    else { return nil }
    return child
  }

  private static func read(_ descriptor: Int32, until end: Double) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1024)
    while bytes.count < 65536 {
      let left = end - MonotonicClock.now
      guard left > 0 else { return nil }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Int32(min(left * 1000 + 1, 60_000))) > 0 else { continue }
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      guard count > 0 || errno == EINTR else { return nil }
      bytes += chunk[..<max(0, count)]
    }
    return nil
  }
}
