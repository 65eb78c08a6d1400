import Glibc
import Testing

/// A program that runs beside the tests; what it says goes to files, so that nobody has to read along.
public final class Child {
  /// Its process.
  public let identifier: pid_t
  private let output = Child.temporaryFile()
  private let errors = Child.temporaryFile()
  private var ended: Int32?

  /// Starts a program that is looked for where the shell would, in a folder where one is given.
  ///
  /// - Parameter input: the file that it reads on standard input.
  public init(
    _ arguments: [String], environment: [String: String], folder: String? = nil, input: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_APPEND, 0)
    let arguments = (folder.map { ["env", "-C", $0] } ?? []) + arguments
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier: pid_t = 0
    let program = try #require(arguments.first)
    let failure = posix_spawnp(&identifier, program, &actions, nil, &words, &variables)
    try #require(failure == 0, "cannot start \(program): \(String(cString: strerror(failure)))")
    self.identifier = identifier
  }

  deinit {
    if status == nil {
      kill(identifier, SIGKILL)
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
    }
    unlink(output)
    unlink(errors)
  }

  /// Its exit status, 128 more than the signal that killed it, or nil while it runs.
  public var status: Int32? {
    if let ended { return ended }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    ended = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return ended
  }

  /// Waits for its end, for some seconds.
  public func wait(seconds: Double = 60) throws -> Int32 {
    for _ in 0..<Int(seconds * 100) {
      if let status { return status }
      usleep(10_000)
    }
    throw Failure(description: "it does not end: \(said)")
  }

  /// What it has said on standard output.
  public var written: [UInt8] { Child.read(output) }
  /// What it has said on standard error.
  public var said: String { String(decoding: Child.read(errors), as: UTF8.self) }

  /// Why something about it failed.
  public struct Failure: Error, CustomStringConvertible {
    /// Why, in words.
    public let description: String
  }

  /// A new empty file in the system's temporary folder.
  static func temporaryFile() -> String {
    let path = ScratchFolder.freshPath()
    close(open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600))
    return path
  }

  /// The bytes of a file; none where it cannot be read.
  public static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
