import Glibc
import Image
import TestSupport
import Testing

@Suite struct OutputFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func aNewFileHoldsTheBytesAndNothingElseAppears() throws {
    let bytes = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    try OutputFile.write(bytes, to: folder("a.bin"))
    #expect(try InputFile.read(folder("a.bin"), limit: 1 << 20) == bytes)
    try OutputFile.write([], to: folder("empty"))
    #expect(try InputFile.read(folder("empty"), limit: 1 << 20).isEmpty)
    #expect(folder.names == ["a.bin", "empty"])
  }

  @Test func aNameAsLongAsNamesMayBeIsWritten() throws {
    let name = String(repeating: "x", count: 255)
    try OutputFile.check(folder(name))
    try OutputFile.write([1], to: folder(name))
    #expect(folder.names == [name])
  }

  @Test func aNewFileFollowsTheUmask() async {
    // The umask belongs to the whole process, so this runs in one of its own.
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      for (mask, expected) in [(0o022, 0o644), (0o077, 0o600), (0, 0o666)] as [(mode_t, mode_t)] {
        umask(mask)
        try OutputFile.write([1], to: folder("\(mask)"))
        #expect(mode(folder("\(mask)")) == expected)
      }
    }
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666] as [mode_t])
  func aReplacedFileKeepsItsPermissions(permissions: mode_t) throws {
    try OutputFile.write([1, 2, 3], to: folder("a"))
    chmod(folder("a"), permissions)
    try OutputFile.write([4], to: folder("a"))
    #expect(mode(folder("a")) == permissions)
    #expect(try InputFile.read(folder("a"), limit: 10) == [4])
    #expect(folder.names == ["a"])
  }

  @Test func aReaderOfTheOldFileKeepsTheOldFile() throws {
    try OutputFile.write([1, 2, 3], to: folder("a"))
    let reader = open(folder("a"), O_RDONLY)
    defer { close(reader) }
    try OutputFile.write([4, 5], to: folder("a"))
    #expect(try InputFile.read("/proc/self/fd/\(reader)", limit: 10) == [1, 2, 3])
  }

  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    mkdir(folder("real"), 0o755)
    try OutputFile.write([1], to: folder("real/a"))
    chmod(folder("real/a"), 0o640)
    symlink("real/a", folder("relative"))
    symlink(folder("relative"), folder("absolute"))
    try OutputFile.check(folder("absolute"))
    try OutputFile.write([2], to: folder("absolute"))
    #expect(isLink(folder("absolute")) && isLink(folder("relative")) && !isLink(folder("real/a")))
    #expect(try InputFile.read(folder("real/a"), limit: 10) == [2])
    #expect(mode(folder("real/a")) == 0o640)
    #expect(folder.names == ["absolute", "real", "relative"])
  }

  @Test func aLinkToNothingYetMakesItsTarget() throws {
    mkdir(folder("real"), 0o755)
    symlink("real/new", folder("link"))
    try OutputFile.write([2], to: folder("link"))
    #expect(isLink(folder("link")))
    #expect(try InputFile.read(folder("real/new"), limit: 10) == [2])
  }

  @Test func devicesAreWrittenDirectly() throws {
    try OutputFile.check("/dev/null")
    try OutputFile.write([1, 2], to: "/dev/null")
    symlink("/dev/null", folder("link"))
    try OutputFile.write([1, 2], to: folder("link"))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(folder.names == ["link"])
  }

  @Test func aFullDeviceIsAnError() throws {
    try OutputFile.check("/dev/full")
    let error = FileError.writing(path: "/dev/full", code: ENOSPC)
    #expect(throws: error) { try OutputFile.write([1], to: "/dev/full") }
    #expect("\(error)" == "cannot write /dev/full: No space left on device")
  }

  @Test func aNamedPipeGetsTheBytes() throws {
    mkfifo(folder("pipe"), 0o600)
    // Open for both, so that neither end waits for the other.
    let reader = open(folder("pipe"), O_RDWR)
    defer { close(reader) }
    try OutputFile.write([7, 8, 9], to: folder("pipe"))
    var buffer = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &buffer, 10) == 3)
    #expect(buffer.prefix(3) == [7, 8, 9])
    #expect(folder.names == ["pipe"])
  }

  @Test func anOpenFileUnderItsNumberIsWritten() throws {
    let number = open(folder("a"), O_RDWR | O_CREAT, 0o600)
    defer { close(number) }
    // Without a name any more there is nothing that could be replaced.
    unlink(folder("a"))
    try OutputFile.write([5, 6], to: "/dev/fd/\(number)")
    var buffer = [UInt8](repeating: 0, count: 10)
    #expect(pread(number, &buffer, 10, 0) == 2)
    #expect(folder.names == [])
  }

  @Test func pathsThatCannotBeWrittenSayWhy() throws {
    try OutputFile.write([1], to: folder("file"))
    symlink("round", folder("round"))
    symlink("nowhere/a", folder("dangling"))
    let long = String(repeating: "x", count: 256)
    let cases: [(String, Int32)] = [
      (folder.path, EISDIR), (folder("new/"), ENOENT), (folder.path + "/", EISDIR), (".", EISDIR),
      (folder("nodir/x.png"), ENOENT), (folder("file/x.png"), ENOTDIR), (folder("file/"), ENOTDIR),
      (folder(long), ENAMETOOLONG), (folder("round"), ELOOP), (folder("dangling"), ENOENT), ("", ENOENT),
      (folder("a\0b"), EINVAL),
    ]
    for (path, code) in cases {
      let error = FileError.writing(path: path, code: code)
      #expect(throws: error, "\(path)") { try OutputFile.check(path) }
      #expect(throws: error, "\(path)") { try OutputFile.write([1], to: path) }
    }
    #expect(folder.names == ["dangling", "file", "round"])
    let error = FileError.writing(path: "/nodir/x.png", code: ENOENT)
    #expect("\(error)" == "cannot write /nodir/x.png: No such file or directory")
  }

  /// The limit on a file's size stands for a full disk: it ends a write after a part, for root as well.
  @Test func aFileThatDoesNotFitLeavesTheOldOneAlone() async {
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      try OutputFile.write([1, 2, 3], to: folder("old"))
      chmod(folder("old"), 0o640)
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      for name in ["old", "new"] {
        #expect(throws: FileError.writing(path: folder(name), code: EFBIG)) {
          try OutputFile.write([UInt8](repeating: 9, count: 100_001), to: folder(name))
        }
      }
      #expect(folder.names == ["old"])
      #expect(try InputFile.read(folder("old"), limit: 10) == [1, 2, 3])
      #expect(mode(folder("old")) == 0o640)
    }
  }

  @Test func withoutPermissionNothingIsWritten() async {
    // Root may write everywhere, so the process of this test becomes somebody else.
    await #expect(processExitsWith: .success) {
      if geteuid() == 0 { #expect(setuid(65534) == 0) }
      let folder = try ScratchFolder()
      try OutputFile.write([1], to: folder("protected"))
      chmod(folder("protected"), 0o444)
      mkdir(folder("closed"), 0o755)
      try OutputFile.write([1], to: folder("closed/old"))
      chmod(folder("closed"), 0o555)
      for name in ["protected", "closed/old", "closed/new"] {
        let error = FileError.writing(path: folder(name), code: EACCES)
        #expect(throws: error) { try OutputFile.check(folder(name)) }
        #expect(throws: error) { try OutputFile.write([2], to: folder(name)) }
      }
      chmod(folder("closed"), 0o755)
      #expect(folder.names == ["closed", "protected"])
      #expect(try InputFile.read(folder("closed/old"), limit: 10) == [1])
    }
  }

  @Test func aReaderThatLeftIsAnErrorAndNoSignal() async {
    // SIGPIPE would end the process; its own handling of the signal has to stay as it was.
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      let output = dup(STDOUT_FILENO)
      dup2(ends[1], STDOUT_FILENO)
      close(ends[0])
      let error = FileError.writing(path: "-", code: EPIPE)
      #expect(throws: error) { try OutputFile.write([1], to: "-") }
      // What ends the process may print something.
      dup2(output, STDOUT_FILENO)
      #expect(error.isBrokenPipe)
      #expect("\(error)" == "cannot write standard output: Broken pipe")
      var waiting = sigset_t()
      #expect(sigpending(&waiting) == 0 && sigismember(&waiting, SIGPIPE) == 0)
      var blocked = sigset_t()
      #expect(pthread_sigmask(SIG_BLOCK, nil, &blocked) == 0 && sigismember(&blocked, SIGPIPE) == 0)
    }
  }

  @Test func allBytesComeThroughANonBlockingPipe() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      for (end, standard) in [(ends[0], STDIN_FILENO), (ends[1], STDOUT_FILENO)] {
        #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
        dup2(end, standard)
        close(end)
      }
      // Far more than a pipe holds, so that writing has to wait for reading.
      let bytes = [UInt8]((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
      let reader = Task.detached { try InputFile.read("-", limit: 2_000_000) }
      try OutputFile.check("-")
      try OutputFile.write(bytes, to: "-")
      close(STDOUT_FILENO)
      let arrived = try await reader.value
      #expect(arrived == bytes)
    }
  }

  @Test func aStandardOutputThatIsNotForWritingIsAnError() async {
    await #expect(processExitsWith: .success) {
      // Closed, its number would be the next file's that some other thread opens.
      dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
      #expect(throws: FileError.writing(path: "-", code: EBADF)) { try OutputFile.write([1], to: "-") }
    }
  }
}
