import Foundation
import TestSupport
import Testing

/// A virtual X display of its own.
final class XServer {
  /// Its name, such as `:99`.
  let display: String
  private let server: Child

  /// Starts one; a number that is free is found by the server itself.
  init(_ options: [String] = [], size: String = "1280x800") throws {
    let arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp"]
    let server = try Child(arguments + ["-noreset"] + options, environment: XServer.environment)
    self.server = server
    for _ in 0..<1000 where !server.written.contains(0x0A) && server.status == nil { usleep(10_000) }
    let answer = String(decoding: server.written, as: UTF8.self)
    let number = answer.trimmingCharacters(in: .whitespacesAndNewlines)
    display = ":\(try #require(Int(number), "Xvfb says \(server.said)"))"
  }

  /// Runs a tool on the display and gives what it writes.
  @discardableResult
  func tool(_ arguments: [String]) throws -> [UInt8] {
    let environment = XServer.environment.merging(["DISPLAY": display]) { $1 }
    let child = try Child(arguments, environment: environment)
    _ = try child.wait()
    return child.written
  }

  /// What a tool writes, without white space around it.
  func text(_ arguments: [String]) throws -> String {
    String(decoding: try tool(arguments), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The tests' own environment, without displays and desktops.
  static var environment: [String: String] {
    let lost = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
    return ProcessInfo.processInfo.environment.filter { !lost.contains($0.key) }
  }

  /// Why there can be no test on a display, or nil.
  static var lack: String? {
    let needed = ["Xvfb", "xdotool", "xwd", "setxkbmap"].filter {
      !FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
    return needed.isEmpty ? nil : "not installed: \(needed.joined(separator: ", "))"
  }

  /// Ends the test where there can be none; where GL is required it fails.
  static func require() throws {
    guard let lack else { return }
    if ProcessInfo.processInfo.environment["WELKIN_REQUIRE_GL"] != nil { Issue.record("\(lack)") }
    try Test.cancel("\(lack)")
  }
}
