import Foundation
import Image
import TestSupport
import Testing

/// Cards from the command line: one bad image never takes the rest away.
@Suite struct CardsProgramTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// A PNG of one colour.
  private func write(_ name: String, _ color: [UInt8]) throws {
    let bytes = [[UInt8]](repeating: color + [255], count: 70 * 40).flatMap { $0 }
    let pixels = try #require(Pixels(width: 70, height: 40, bytes: bytes))
    try OutputFile.write(PNG.encode(pixels), to: folder(name))
  }

  private func render(_ arguments: [String]) throws -> (outcome: BuiltProgram.Outcome, picture: Pixels?) {
    let outcome = try BuiltProgram.run(
      ["render", "fog", "-o", "-", "--size", "400x500", "--no-dither"] + arguments)
    return (outcome, try? PNG.decode([UInt8](outcome.output)))
  }

  @Test func `cards are seen in their order, and scrolled to the end`() throws {
    for (index, color) in [[255, 0, 0], [0, 255, 0], [0, 0, 255], [9, 9, 9]].enumerated() {
      try write("\(index + 8).png", color.map { UInt8($0) })
    }
    let (outcome, picture) = try render(["--cards", folder.path])
    #expect(outcome.status == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
    let seen = try #require(picture)
    #expect(seen.pixel(200, 130) == [255, 0, 0, 255] && seen.pixel(200, 360) == [0, 255, 0, 255])
    let end = try #require(
      try render(["--scroll", "99999", "--cards", folder("8.png"), folder("11.png")]).picture)
    #expect(end.pixel(200, 130) == [255, 0, 0, 255] && end.pixel(200, 360) == [9, 9, 9, 255])
    let moved = try #require(try render(["--autoscroll", "--time", "7", "--cards", folder.path]).picture)
    // Five seconds after its rest, at 40 points a second.
    #expect(moved.pixel(200, 20) == [255, 0, 0, 255] && moved.pixel(200, 35) != [255, 0, 0, 255])
    let still = try render(["--autoscroll", "--time", "7", "--reduce-motion", "--cards", folder.path]).picture
    #expect(still?.pixel(200, 130) == [255, 0, 0, 255])
  }

  @Test func `what is no image, broken or gone is named, and the rest is shown`() throws {
    try write("good.png", [255, 0, 0])
    let good = try Data(contentsOf: URL(fileURLWithPath: folder("good.png")))
    try good.prefix(good.count / 2).write(to: URL(fileURLWithPath: folder("cut.png")))
    try folder.write("words", to: "note.txt")
    let (outcome, picture) = try render([
      "--cards", folder("cut.png"), folder("note.txt"), folder("gone.jpg"), folder("good.png"),
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 3, "\(outcome.complaints)")
    for (line, name) in zip(outcome.lines, ["note.txt", "gone.jpg", "cut.png"]) {
      #expect(
        line.hasPrefix("welkin: --cards: ") && line.contains(folder(name)) && line.hasSuffix(": skipped"))
    }
    #expect(picture?.pixel(200, 250) == [255, 0, 0, 255])
  }

  @Test func `without an image left nothing is drawn`() throws {
    let (outcome, _) = try render(["--cards", folder.path])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.lines.count == 2 && outcome.lines[0].contains("no PNG, JPEG or WebP image in this folder"))
    #expect(outcome.lines[1].hasPrefix("welkin: --cards: no image is left to show"))
  }
}
