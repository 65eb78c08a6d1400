import Foundation
import Testing

@testable import Platform

/// A desktop of scripts that stand for `gdbus` and `gsettings`, in a folder of its own.
private final class FakeDesktop {
  let folder: String

  init(gdbus: String = "exit 1", gsettings: String = "exit 1", gtk: String? = nil) throws {
    folder = NSTemporaryDirectory() + "welkin-desktop-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/config/gtk-3.0", withIntermediateDirectories: true)
    try write(gdbus, to: "gdbus")
    try write(gsettings, to: "gsettings")
    let file = folder + "/config/gtk-3.0/settings.ini"
    try gtk?.write(toFile: file, atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var preference: MotionPreference {
    let folder = folder
    return MotionPreference(tools: folder + "/") { name in
      switch name {
      case "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"
      case "XDG_CONFIG_HOME": folder + "/config"
      default: nil
      }
    }
  }

  func write(_ script: String, to name: String) throws {
    let path = "\(folder)/\(name)"
    try "#!/bin/sh\n\(script)\n".write(toFile: path + ".text", atomically: true, encoding: .utf8)
    // A file that this process has written cannot be run while a child of another test still holds it open.
    let made = ChildProcess.output(["install", "-m", "755", path + ".text", path], within: 20)
    #expect(made != nil)
  }
}

struct MotionPreferenceTests {
  static let yes = "echo '(<uint32 1>,)'"
  static let no = "echo '(<uint32 0>,)'"
  static let old = "case \"$*\" in *ReadOne*) exit 1 ;; esac; echo '(<<uint32 1>>,)'"

  /// The portal, GNOME's settings, the file of GTK, and what must come of them.
  static let table: [(String, String, String?, Bool)] = [
    (yes, "echo true", nil, true),
    (no, "echo false", nil, false),
    (no, "echo false", "gtk-enable-animations=0", false),
    (old, "echo true", nil, true),
    ("exit 1", "echo false", nil, true),
    ("exit 1", "echo true", nil, false),
    ("exit 1", "exit 1", nil, false),
    ("exit 1", "echo true", "[Settings]\ngtk-enable-animations = false\n", true),
    ("exit 1", "exit 1", "[Settings]\ngtk-enable-animations=1\n", false),
    ("echo '(<uint32 7>,)'", "exit 1", nil, false),
    ("echo nonsense", "echo nonsense", "nonsense\n=\n", false),
    ("echo '(<uint32 99999999999999999999>,)'", "echo", "", false),
  ]

  @Test(arguments: table.indices) func the_portal_goes_before_settings(_ index: Int) throws {
    let (portal, gnome, gtk, wish) = MotionPreferenceTests.table[index]
    let desktop = try FakeDesktop(gdbus: portal, gsettings: gnome, gtk: gtk)
    let found = withExtendedLifetime(desktop) { desktop.preference.read() }
    #expect(found == wish)
  }

  @Test func a_slow_portal_keeps_nobody_waiting_and_is_heard_when_it_answers() throws {
    let desktop = try FakeDesktop(gdbus: "sleep 1.5; echo '(<uint32 1>,)'")
    let start = MonotonicClock.now
    let settings = DesktopSettings(desktop.preference) {}
    settings.wait(0.2)
    #expect(MonotonicClock.now - start < 1)
    #expect(settings.reducesMotion == nil)
    settings.wait(9)
    #expect(settings.reducesMotion == true)
    withExtendedLifetime(desktop) {}
  }

  @Test func without_a_session_bus_none_is_started() throws {
    let desktop = try FakeDesktop(gdbus: MotionPreferenceTests.yes)
    var preference = desktop.preference
    preference.variable = { _ in nil }
    #expect(!preference.read())
    withExtendedLifetime(desktop) {}
  }

  @Test func a_child_that_does_not_end_is_given_up() {
    let start = MonotonicClock.now
    #expect(ChildProcess.output(["sleep", "30"], within: 0.3) == nil)
    #expect(MonotonicClock.now - start < 5)
  }

  @Test func a_child_that_says_too_much_is_given_up() {
    #expect(ChildProcess.output(["yes"], within: 10) == nil)
  }

  @Test func a_child_that_is_missing_or_fails_says_nothing() {
    #expect(ChildProcess.output(["welkin-has-no-such-program"], within: 5) == nil)
    #expect(ChildProcess.output(["false"], within: 5) == nil)
    #expect(ChildProcess.output([], within: 5) == nil)
    #expect(ChildProcess.output(["echo", "words"], within: 5) == "words\n")
  }
}
