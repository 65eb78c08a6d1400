import Foundation
import TestSupport
import Testing

/// What the program says to what it cannot do: a status, a clear line, and no file left behind.
@Suite struct BadInputProgramTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func render(
    _ arguments: [String], input: String = "", environment: [String: String?] = [:]
  ) throws -> BuiltProgram.Outcome {
    let output = "\(folder.path)/out.png"
    let outcome = try BuiltProgram.run(
      ["render"] + arguments + (arguments.contains("-o") ? [] : ["-o", output]), input: Data(input.utf8),
      environment: environment)
    let left = try Folder.names(folder.path)
    #expect(left.isEmpty, "left behind: \(left)")
    #expect(outcome.output.isEmpty)
    return outcome
  }

  @Test(arguments: [
    (["rian"], "rain"), (["snow", "--size", "0x5"], "--size"), (["snow", "--size", "-3x5"], "--size"),
    (["snow", "--size", "big"], "--size"), (["snow", "--size", "99999x5"], "16384"),
    (["snow", "--time", "nan"], "--time"), (["snow", "--time", "inf"], "--time"),
    (["snow", "--to", "rain", "--progress", "1.5"], "--progress"), (["snow", "--progress", "0.5"], "--to"),
    (["snow", "--density", "-1"], "--density"), (["snow", "--density", "nan"], "--density"),
    (["snow", "--density", "1001"], "--density"), (["snow", "--scale", "0"], "--scale"),
    (["snow", "--forecast", "x.json"], "--forecast"), ([], "SCENE"), (["snow", "--sise", "5x5"], "--size"),
  ])
  func `wrong usage names what is wrong, with status 2`(arguments: [String], named: String) throws {
    let outcome = try render(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.hasPrefix("welkin: "))
    #expect(outcome.complaints.contains(named), "\(outcome.complaints)")
  }

  @Test(arguments: [
    ("/nowhere-at-all/x.png", "No such file or directory"), ("/", "Is a directory"),
    ("/dev/full", "No space left on device"),
  ])
  func `what cannot be written is named with the system's reason`(path: String, reason: String) throws {
    let outcome = try render(["snow", "--size", "64x64", "-o", path])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.complaints.contains(path) && outcome.complaints.contains(reason), "\(outcome.complaints)")
  }

  @Test func `an existing file is kept when drawing fails`() throws {
    try folder.write("kept", to: "kept.png")
    let file = "\(folder.path)/kept.png"
    let outcome = try BuiltProgram.run([
      "render", "snow", "--size", "16384x16384", "--scale", "8", "-o", file,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.complaints.contains("131072") && outcome.complaints.contains("largest"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
    #expect(try Folder.names(folder.path) == ["kept.png"])
  }

  @Test(arguments: [
    ("", "empty"), ("rain", "not JSON"), ("{}", "neither"), ("[1]", "object"),
    (#"{"error": true, "reason": "no such variable"}"#, "no such variable"),
    (#"{"hourly": {"time": ["soon"], "weather_code": [3]}}"#, "hourly.time[0]"),
  ])
  func `a forecast that is none says what is wrong with it`(text: String, problem: String) throws {
    let outcome = try render(["--forecast", "-"], input: text)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.complaints.contains("standard input") && outcome.complaints.contains(problem))
  }

  @Test func `a missing forecast file, a folder in its place and one of 20 MiB are refused at once`() throws {
    #expect(try render(["--forecast", "/nowhere.json"]).complaints.contains("No such file"))
    #expect(try render(["--forecast", "/"]).complaints.contains("Is a directory"))
    let outcome = try render(["--forecast", "-"], input: String(repeating: " ", count: 20 << 20))
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1 && outcome.complaints.contains("16 MiB"), "\(outcome.complaints)")
  }

  @Test func `an unknown code and nulls are no error`() throws {
    let text = #"{"current": {"time": "2026-01-17T07:30", "weather_code": 42.5, "temperature_2m": null}}"#
    let outcome = try BuiltProgram.run(
      ["render", "--forecast", "-", "--size", "64x64", "-o", "-"], input: Data(text.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a GL that is missing or too old ends with our own words`() throws {
    let missing = try render(
      ["snow"], environment: ["LIBGL_DRIVERS_PATH": "/none", "MESA_LOADER_DRIVER_OVERRIDE": "none"])
    #expect(missing.status == 1)
    #expect(missing.lines.count == 1 && missing.complaints.contains("no usable GL"), "\(missing.complaints)")
    let old = try render(
      ["snow"], environment: ["MESA_GL_VERSION_OVERRIDE": "3.1", "MESA_GLES_VERSION_OVERRIDE": "2.0"])
    #expect(old.status == 1)
    #expect(old.complaints.contains("OpenGL 3.3") && old.complaints.contains("3.1 Mesa"), "\(old.complaints)")
  }

  @Test func `a display that is not there does not hold up a picture`() throws {
    let outcome = try BuiltProgram.run(
      ["render", "snow", "--size", "64x64", "-o", "-"],
      environment: ["DISPLAY": ":77", "EGL_PLATFORM": "x11", "WAYLAND_DISPLAY": nil])
    #expect(outcome.status == 0)
    #expect(outcome.seconds < 20)
  }

  @Test func `without a display the window says so`() throws {
    let outcome = try BuiltProgram.run(
      ["rain", "--window"], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1 && outcome.complaints.contains("no display"), "\(outcome.complaints)")
  }

  @Test func `a shader folder that is none is named`() throws {
    let missing = folder.path + "-not-there"
    let outcome = try render(["snow", "--shaders", missing])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1 && outcome.complaints.contains(missing), "\(outcome.complaints)")
  }

  @Test func `a shader that does not compile is named with its file and line`() throws {
    let text = "#include \"frame_pixel.glsl\"\nout vec4 o_color;\nvoid main() { o_color = nonsense; }\n"
    try folder.write(text, to: "effects/disc.frag")
    let outcome = try BuiltProgram.run([
      "render", "snow", "--shaders", folder.path, "-o", "\(folder.path)/x.png",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.complaints.contains("disc.frag:3"), "\(outcome.complaints)")
    #expect(try Folder.names(folder.path) == ["effects"])
  }

  @Test(arguments: ["scenes", "forecast --demo --text", "render rain --size 9x9 -o -"])
  func `a standard output that is closed is an error`(_ arguments: String) throws {
    let child = try Child(
      ["/bin/sh", "-c", "exec \"$0\" \(arguments) >&-", try BuiltProgram.executable()],
      environment: ProcessInfo.processInfo.environment)
    #expect(try child.wait(seconds: 60) == 1)
    #expect(child.said.hasPrefix("welkin: cannot write standard output"), "\(child.said)")
  }
}
