import Foundation
import Image
import TestSupport
import Testing

/// The program, run on a display.
final class RunningProgram {
  /// A second's figures.
  typealias Figures = (drawn: Int, skipped: Int, dropped: Int)

  /// The X window's number.
  private(set) var window = ""
  private let server: XServer
  private let child: Child

  /// Starts it; the window is waited for where one is expected.
  init(
    _ server: XServer, _ arguments: String..., environment: [String: String] = [:], folder: String? = nil,
    opens: Bool = true
  ) throws {
    self.server = server
    let variables = XServer.environment.merging(["DISPLAY": server.display]) { $1 }
    child = try Child(
      [try RunningProgram.executable()] + arguments, environment: variables.merging(environment) { $1 },
      folder: folder)
    guard opens else { return }
    try wait("the window") {
      window = try server.text(["xdotool", "search", "--onlyvisible", "--pid", "\(child.identifier)"])
      return !window.isEmpty
    }
    try xdotool("windowfocus", "--sync")
  }

  /// The program, which the build puts beside the tests.
  static func executable() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("welkin").path
  }

  /// What it has said on standard error.
  var said: String { child.said }

  /// The figures that came so far, a second each.
  var figures: [Figures] {
    said.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^drawn=([0-9]+) skipped=([0-9]+) dropped=([0-9]+) ms=/),
        let drawn = Int(match.1), let skipped = Int(match.2), let dropped = Int(match.3)
      else { return nil }
      return (drawn, skipped, dropped)
    }
  }

  /// The figures of the next whole seconds; the second that has begun is left out.
  func nextFigures(_ count: Int) throws -> [Figures] {
    let before = figures.count + 1
    try wait("figures", seconds: Double(count) + 10) { figures.count >= before + count }
    return Array(figures[before..<(before + count)])
  }

  /// Does something to the window; flags come before its number.
  func xdotool(_ action: String, _ arguments: String...) throws {
    let flags = arguments.filter { $0.hasPrefix("--") }
    let values = arguments.filter { !$0.hasPrefix("--") }
    try server.tool(["xdotool", action] + flags + [window] + values)
  }

  /// Hits keys, one after the other.
  func press(_ keys: String...) throws {
    try server.tool(["xdotool", "key", "--delay", "20"] + keys)
  }

  /// Holds a key down for a while.
  func hold(_ key: String, seconds: Double) throws {
    try server.tool(["xdotool", "keydown", key])
    usleep(UInt32(seconds * 1e6))
    try server.tool(["xdotool", "keyup", key])
  }

  /// What stands in its bar.
  var title: String {
    get throws { try server.text(["xdotool", "getwindowname", window]) }
  }

  /// What the window shows.
  func photograph() throws -> Pixels {
    try Pixels(xwd: try server.tool(["xwd", "-silent", "-id", window]))
  }

  /// Waits for its end, and gives its status.
  func status() throws -> Int32 { try child.wait() }

  /// Sends it a signal.
  func signal(_ signal: Int32) {
    kill(child.identifier, signal)
  }

  /// Waits for something to become so.
  func wait(_ what: String, seconds: Double = 60, _ condition: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(seconds)
    while try !condition() {
      try #require(Date() < end && child.status == nil, "\(what) did not come; said: \(said)")
      usleep(20_000)
    }
  }

  /// Seconds of the processors that it has used.
  var processorSeconds: Double {
    get throws {
      let text = String(decoding: Child.read("/proc/\(child.identifier)/stat"), as: UTF8.self)
      let fields = text.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
      try #require(fields.count > 12)
      return ((Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
  }

  /// What `welkin render` makes of the same picture.
  static func rendered(_ arguments: String...) throws -> Pixels { try rendered(arguments) }

  /// What `welkin render` makes of the same picture.
  static func rendered(_ arguments: [String]) throws -> Pixels {
    let child = try Child(
      [try executable(), "render"] + arguments + ["-o", "-"], environment: XServer.environment)
    let status = try child.wait()
    try #require(status == 0, "\(child.said)")
    return try PNG.decode(child.written)
  }
}
