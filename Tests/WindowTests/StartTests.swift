import Foundation
import Image
import TestSupport
import Testing

@Suite(.serialized) struct StartTests {
  init() throws {
    try XServer.require()
  }

  /// What stands in the way, by the environment's variables, and what must be said about it.
  static let hindrances: [([String: String], String)] = [
    (["DISPLAY": ""], "no display"),
    (["DISPLAY": ":4711"], ":4711"),
    (["DISPLAY": "", "WAYLAND_DISPLAY": "nowhere"], "nowhere"),
    (["MESA_GL_VERSION_OVERRIDE": "3.1", "MESA_GLES_VERSION_OVERRIDE": "2.0"], "OpenGL 3.3 core is needed"),
    (["LIBGL_DRIVERS_PATH": "/none", "MESA_LOADER_DRIVER_OVERRIDE": "none"], "no usable GL"),
  ]

  @Test(arguments: hindrances.indices) func what_is_missing_is_said_in_words(_ index: Int) throws {
    let (environment, words) = StartTests.hindrances[index]
    let server = try XServer()
    let program = try RunningProgram(server, "rain", "--window", environment: environment, opens: false)
    #expect(try program.status() == 1)
    #expect(program.said.contains(words))
    let own = program.said.split(separator: "\n").filter { $0.hasPrefix("welkin: ") }
    #expect(own.count == 1)
  }

  @Test func monitors_there_are_not_are_answered_with_those_there_are() throws {
    let server = try XServer()
    let program = try RunningProgram(server, "rain", "--monitor", "3", opens: false)
    #expect(try program.status() == 1)
    #expect(program.said.contains("no monitor 3") && program.said.contains("1280×800"))
  }

  @Test(arguments: ["GLX", "RANDR", "XINERAMA", "Present", "DRI3", "MIT-SHM"])
  func a_server_without_an_extension_will_do(_ name: String) throws {
    let server = try XServer(["-extension", name])
    let program = try RunningProgram(server, "rain", "--window", "320x180", "--stats")
    #expect(try program.nextFigures(1).allSatisfy { $0.drawn > 0 })
    let full = try RunningProgram(server, "rain", "--fps", "5", "--stats")
    // Without RANDR, GLFW 3.3 may put it a little off the corner, where it cannot be photographed whole.
    try full.wait("full screen") {
      try server.text(["xdotool", "getwindowgeometry", full.window]).contains("1280x800")
    }
  }

  static let misleading = [
    ["EGL_PLATFORM": "surfaceless"], ["EGL_PLATFORM": "wayland"], ["MESA_GL_VERSION_OVERRIDE": "3.1"],
  ]

  @Test(arguments: misleading)
  func variables_that_lead_astray_do_no_harm(_ environment: [String: String]) throws {
    let server = try XServer()
    let program = try RunningProgram(
      server, "fog", "--window", "320x180", "--reduce-motion", "--stats", environment: environment)
    _ = try program.nextFigures(1)
    #expect(try program.photograph().colors(upTo: 101) > 100)
  }

  @Test func shaders_are_reloaded_and_the_last_good_ones_kept() throws {
    let folder = NSTemporaryDirectory() + "welkin-shaders-\(UUID().uuidString)"
    let tree = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Shaders").path
    try FileManager.default.copyItem(atPath: tree, toPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/effects/backdrop.frag"
    let good = try String(contentsOfFile: path, encoding: .utf8)
    let server = try XServer()
    let program = try RunningProgram(
      server, "fog", "--window", "320x180", "--reduce-motion", "--stats", "--shaders", folder)
    _ = try program.nextFigures(1)
    let first = try program.photograph()
    try (good + "\nthis is no shader\n").write(toFile: path, atomically: true, encoding: .utf8)
    try program.wait("the complaint") { program.said.contains("backdrop.frag") }
    _ = try program.nextFigures(1)
    let kept = try program.photograph()
    #expect(first == kept)
    try (good + "\n// Good again.\n").write(toFile: path, atomically: true, encoding: .utf8)
    try program.wait("the reload") { program.said.contains("shaders reloaded") }

    try "nonsense".write(toFile: path, atomically: true, encoding: .utf8)
    let failing = try RunningProgram(server, "fog", "--window", "--shaders", folder, opens: false)
    #expect(try failing.status() == 1)
    #expect(failing.said.contains("backdrop.frag"))
  }

  @Test func a_screenshot_is_what_is_seen_and_replaces_nothing() throws {
    let folder = NSTemporaryDirectory() + "welkin-shots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try XServer()
    let program = try RunningProgram(
      server, "cloudy", "--window", "320x180", "--reduce-motion", "--stats", folder: folder)
    _ = try program.nextFigures(1)
    try program.press("s")
    try program.wait("the first") { program.said.contains("saved welkin-cloudy-") }
    try program.press("s")
    try program.wait("the second") { program.said.split(separator: "saved welkin-").count == 3 }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.count == 2)
    // The words about the last one are on the picture for a moment, and in none of the files.
    for file in files {
      let saved = try PNG.decode(Child.read(folder + "/" + file))
      try program.wait("what \(file) shows") { try program.photograph() == saved }
    }
  }
}
