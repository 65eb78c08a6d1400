import Glibc
import Image
import TestSupport
import Testing

@Suite struct InputFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func aFileUpToTheLimitIsRead() throws {
    let bytes = [UInt8]((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
    try OutputFile.write(bytes, to: folder("a"))
    #expect(try InputFile.read(folder("a"), limit: 200_000) == bytes)
    #expect(throws: FileError.tooLarge(path: folder("a"), limit: 199_999)) {
      try InputFile.read(folder("a"), limit: 199_999)
    }
  }

  @Test func filesWithoutASizeAreHeldToTheLimitToo() throws {
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 1 << 20)) {
      try InputFile.read("/dev/zero", limit: 1 << 20)
    }
    #expect(throws: FileError.tooLarge(path: "/proc/self/status", limit: 10)) {
      try InputFile.read("/proc/self/status", limit: 10)
    }
    #expect(try InputFile.read("/proc/self/status", limit: 1 << 20).starts(with: "Name:".utf8))
    #expect(try InputFile.read("/dev/null", limit: 0) == [])
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    let path = folder("huge")
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(ftruncate(file, 1 << 40) == 0)
    close(file)
    #expect(throws: FileError.tooLarge(path: path, limit: 1 << 39)) {
      try InputFile.read(path, limit: 1 << 39)
    }
  }

  @Test func pathsThatCannotBeReadSayWhy() throws {
    try OutputFile.write([1], to: folder("file"))
    for (path, code) in [
      (folder.path, EISDIR), (folder("none"), ENOENT), (folder("file/a"), ENOTDIR), ("", ENOENT),
      (folder("fi\0le"), EINVAL),
    ] {
      #expect(throws: FileError.reading(path: path, code: code)) { try InputFile.read(path, limit: 9) }
    }
    let missing = FileError.reading(path: "a.png", code: ENOENT)
    #expect("\(missing)" == "cannot read a.png: No such file or directory")
    let large = FileError.tooLarge(path: "a.png", limit: 5 << 20)
    #expect("\(large)" == "cannot read a.png: larger than 5 MiB")
    let endless = FileError.tooLarge(path: "-", limit: 99)
    #expect("\(endless)" == "cannot read standard input: larger than 99 bytes")
  }

  @Test func withoutPermissionNothingIsRead() async {
    // Root may read everything, so the process of this test becomes somebody else.
    await #expect(processExitsWith: .success) {
      if geteuid() == 0 { #expect(setuid(65534) == 0) }
      let folder = try ScratchFolder()
      try OutputFile.write([1], to: folder("a"))
      chmod(folder("a"), 0o200)
      #expect(throws: FileError.reading(path: folder("a"), code: EACCES)) {
        try InputFile.read(folder("a"), limit: 9)
      }
    }
  }

  @Test func standardInputIsReadToItsEndAndHeldToTheLimit() async {
    await #expect(processExitsWith: .success) {
      for limit in [5, 4] {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        dup2(ends[0], STDIN_FILENO)
        #expect(write(ends[1], "hello", 5) == 5)
        close(ends[1])
        if limit == 5 {
          let bytes = try InputFile.read("-", limit: limit)
          #expect(bytes.elementsEqual("hello".utf8))
        } else {
          #expect(throws: FileError.tooLarge(path: "-", limit: limit)) {
            try InputFile.read("-", limit: limit)
          }
        }
      }
    }
  }
}
