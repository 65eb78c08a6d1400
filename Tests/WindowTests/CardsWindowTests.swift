import Foundation
import Image
import TestSupport
import Testing

extension WindowTests {
  /// Images of one colour each, and one that is cut short, in a folder of their own.
  private func images() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for index in 1...8 {
      let color: [UInt8] = [UInt8(index * 30), 0, UInt8(255 - index * 30), 255]
      let bytes = [[UInt8]](repeating: color, count: 70 * 40).flatMap { $0 }
      let pixels = try #require(Pixels(width: 70, height: 40, bytes: bytes))
      let file = try PNG.encode(pixels)
      let kept = index == 2 ? Array(file[..<(file.count / 2)]) : file
      try OutputFile.write(kept, to: folder("\(index).png"))
    }
    return folder
  }

  private func file(_ folder: ScratchFolder, scroll: Int) throws -> Pixels {
    try RunningProgram.rendered(
      "fog", "--size", "400x500", "--density", "auto", "--reduce-motion", "--cards", folder.path, "--scroll",
      "\(scroll)")
  }

  @Test func cards_are_moved_by_wheel_hand_and_keys() throws {
    let folder = try images()
    let program = try RunningProgram(
      server, "fog", "--window", "400x500", "--reduce-motion", "--stats", "--cards", folder.path)
    func shows(_ scroll: Int, after what: String) throws {
      let wanted = try file(folder, scroll: scroll)
      try program.wait("the cards after \(what)") { try program.photograph() == wanted }
    }
    try shows(0, after: "the start")
    #expect(program.said.contains("welkin: --cards: \(folder.path)/2.png: broken PNG: "))
    try program.xdotool("mousemove", "--window", "200", "400")
    try server.tool(["xdotool", "click", "5", "click", "5", "click", "4"])
    try shows(80, after: "the wheel")
    try server.tool(["xdotool", "mousedown", "1"])
    try program.xdotool("mousemove", "--window", "200", "340")
    try server.tool(["xdotool", "mouseup", "1"])
    try program.xdotool("mousemove", "--window", "200", "100")
    try shows(140, after: "the hand")
    try program.press("End")
    try shows(9999, after: "the key End")
    try program.press("Page_Up", "Home", "Page_Down")
    try shows(440, after: "the key Page Down")
    #expect(try program.nextFigures(2).last?.drawn == 0)
  }

  @Test func cards_with_no_image_left_end_it_with_the_reason() throws {
    let folder = try images()
    let program = try RunningProgram(
      server, "fog", "--window", "400x500", "--cards", folder("2.png"), opens: false)
    #expect(try program.status() == 1)
    #expect(program.said.contains("no image is left to show"))
  }
}
