import Glibc

/// Where desktops keep the wish for little motion, each asked once.
///
/// The settings portal goes before all else. Where it knows nothing, GNOME's settings and the files of GTK
/// count, which say whether animations are enabled: one that says no is enough, since yes is only what they
/// say when nobody was asked.
struct MotionPreference: Sendable {
  /// Where the desktop's tools lie, with a slash at the end; empty for where the shell would look.
  var tools = ""
  /// The value of a variable of the environment; nil where it is not set.
  var variable: @Sendable (String) -> String? = { name in getenv(name).map { String(cString: $0) } }

  // A portal may have to be started first, and that by a busy desktop.
  private static let patience = 10.0

  /// Whether the desktop wants little motion.
  func read() -> Bool {
    if let wish = portal() { return wish }
    return animations() == false || gtkAnimations() == false
  }

  private func portal() -> Bool? {
    guard hasSessionBus else { return nil }
    // `Read` is what portals before version 2 know; it wraps the value once more.
    for method in ["ReadOne", "Read"] {
      let answer = ChildProcess.output(
        [
          "\(tools)gdbus", "call", "--session", "--timeout", "\(Int(MotionPreference.patience))",
          "--dest", "org.freedesktop.portal.Desktop", "--object-path", "/org/freedesktop/portal/desktop",
          "--method", "org.freedesktop.portal.Settings.\(method)",
          "org.freedesktop.appearance", "reduced-motion",
        ], within: MotionPreference.patience)
      if let wish = answer.flatMap(MotionPreference.portalAnswer) { return wish }
    }
    return nil
  }

  /// The wish in a portal's answer such as `(<uint32 1>,)`; nil where it is no number.
  static func portalAnswer(_ answer: String) -> Bool? {
    guard let match = answer.firstMatch(of: /uint32 ([0-9]+)/), let value = UInt32(match.1) else {
      return nil
    }
    // 1 is little motion; what others may come to mean is not known.
    return value == 1
  }

  private func animations() -> Bool? {
    let answer = ChildProcess.output(
      ["\(tools)gsettings", "get", "org.gnome.desktop.interface", "enable-animations"],
      within: MotionPreference.patience)
    switch answer?.split(whereSeparator: \.isWhitespace).first {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  private func gtkAnimations() -> Bool? {
    guard let folder = filled("XDG_CONFIG_HOME") ?? filled("HOME").map({ "\($0)/.config" }) else {
      return nil
    }
    for version in ["gtk-4.0", "gtk-3.0"] {
      let text = MotionPreference.text(of: "\(folder)/\(version)/settings.ini")
      if let found = text.flatMap(MotionPreference.gtkSetting) { return found }
    }
    return nil
  }

  /// Whether animations are enabled in a file of GTK settings; nil where it does not say.
  static func gtkSetting(_ text: String) -> Bool? {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2, parts[0] == "gtk-enable-animations" else { continue }
      switch parts[1].lowercased() {
      case "0", "false": return false
      case "1", "true": return true
      default: continue
      }
    }
    return nil
  }

  // Without a bus, asking would start one.
  private var hasSessionBus: Bool {
    if filled("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    return filled("XDG_RUNTIME_DIR").map { access("\($0)/bus", F_OK) == 0 } ?? false
  }

  private func filled(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
