import Foundation
import Image
import TestSupport
import Testing

/// `welkin render snowfall --title`: words where they are asked for.
struct TitleProgramTests {
  private func snowfall(_ arguments: String..., environment: [String: String] = [:]) throws -> Pixels {
    let outcome = try BuiltProgram.run(
      ["render", "snowfall", "-o", "-", "--size", "320x180", "--no-dither"] + arguments,
      environment: environment)
    try #require(outcome.status == 0, "\(outcome.complaints)")
    return try PNG.decode(Array(outcome.output))
  }

  private func lightness(_ pixels: Pixels) -> Int { pixels.bytes.reduce(0) { $0 + Int($1) } }

  @Test func `a file has words only where it is asked for`() throws {
    let plain = try snowfall("--density", "0")
    #expect(try snowfall("--density", "0", "--title", "") == plain)
    let titled = try snowfall("--density", "0", "--title", "First Snow")
    #expect(lightness(titled) > lightness(plain))
    // The snowflake and the words are in the middle: the edges are as they were.
    let rows = 320 * 4 * 20
    #expect(titled.bytes.prefix(rows) == plain.bytes.prefix(rows))
    #expect(titled.bytes.suffix(rows) == plain.bytes.suffix(rows))
    #expect(try snowfall("--density", "0", "--title", "Sn") != titled)
  }

  @Test func `the environment's language changes no file`() throws {
    // In Romanian S with a cedilla has the shape of S with a comma below.
    let titled = try ["C", "ro_RO.UTF-8", "zh_CN.UTF-8"].map { locale in
      try snowfall(
        "--density", "0", "--title", "Ş 直", environment: ["LC_ALL": locale, "LANGUAGE": "ro:zh"])
    }
    #expect(titled[1] == titled[0] && titled[2] == titled[0])
    #expect(try snowfall("--density", "0", "--title", "Ș 直") != titled[0])
  }

  @Test func `without any font there are no words, and a line says so`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "<?xml version=\"1.0\"?><fontconfig><dir>/nonexistent</dir></fontconfig>", to: "fonts.conf")
    for (arguments, isTitled) in [(["--title", "First Snow"], true), ([], false)] {
      let outcome = try BuiltProgram.run(
        ["render", "snowfall", "-o", "-", "--size", "320x180", "--density", "0"] + arguments,
        environment: ["FONTCONFIG_FILE": folder("fonts.conf")])
      #expect(outcome.status == 0)
      #expect(outcome.complaints.contains("no font was found") == isTitled, "\(outcome.complaints)")
      _ = try PNG.decode(Array(outcome.output))
    }
  }
}
