import Glibc
import Image
import Testing

@testable import Photos

@Suite struct PhotoFilesTests {
  private let folder = "/tmp/welkin-photos-\(getpid())-\(UInt32.random(in: 0 ... .max))"

  private func make(_ names: [String: [UInt8]]) throws {
    mkdir(folder, 0o755)
    for (name, bytes) in names { try OutputFile.write(bytes, to: "\(folder)/\(name)") }
  }

  private func remove() {
    for name in ["1.png", "2.jpg", "10.png", "a.webp", "note.txt", ".hidden.png"] {
      unlink("\(folder)/\(name)")
    }
    rmdir("\(folder)/inner")
    unlink("\(folder)/pipe")
    rmdir(folder)
  }

  @Test func `a folder gives its images in order, whatever their names end in`() throws {
    defer { remove() }
    let image = TestImage.quarters(4, 4)
    try make([
      "10.png": image.jpeg(), "2.jpg": image.png(), "1.png": image.png(), "a.webp": image.webP(),
      "note.txt": Array("words".utf8), ".hidden.png": image.png(),
    ])
    mkdir("\(folder)/inner", 0o755)
    mkfifo("\(folder)/pipe", 0o644)
    let files = PhotoFiles([folder])
    #expect(files.paths == ["1.png", "2.jpg", "10.png", "a.webp"].map { "\(folder)/\($0)" })
    #expect(files.refused.map(\.description) == ["\(folder)/note.txt: no PNG, JPEG or WebP image"])
    #expect(PhotoFiles([folder + "/"]).paths == files.paths)
    #expect(PhotoFiles(["\(folder)/a.webp", "\(folder)/1.png"]).paths.count == 2)
  }

  @Test func `a folder without images and a missing file are named`() throws {
    defer { remove() }
    try make([:])
    let files = PhotoFiles([folder, "/nowhere.png"])
    #expect(files.paths.isEmpty)
    #expect(
      files.refused.map(\.description) == [
        "\(folder): no PNG, JPEG or WebP image in this folder",
        "cannot read /nowhere.png: No such file or directory",
      ])
  }

  @Test func `numbers in names count by their value`() {
    let names = ["b", "a10", "a9", "a", "a09", "a9b"]
    #expect(names.sorted(by: PhotoFiles.precedes) == ["a", "a09", "a9", "a9b", "a10", "b"])
  }
}
