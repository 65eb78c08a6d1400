import CGLFW
import Glibc
import Synchronization

/// GLFW, from start to end.
///
/// One lives at a time, on the main thread.
final class WindowSystem {
  /// Which window system GLFW speaks.
  enum Kind { case x11, wayland, other }

  let kind: Kind

  // GLFW calls back without any pointer of ours.
  private struct Complaints {
    var last: (code: Int32, text: String)?
    var seen: Set<String> = []
    var fresh: [String] = []
  }
  private static let complaints = Mutex(Complaints())
  // Other threads may wake GLFW only while it runs.
  private static let isRunning = Mutex(false)

  init() throws {
    try Libraries.require("libEGL.so.1", package: "libegl1")
    // Mesa's own warnings about each attempt would bury the one line that says what to do.
    setenv("EGL_LOG_LEVEL", "fatal", 0)
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"].filter { WindowSystem.environment($0) != nil }
    guard !displays.isEmpty else { throw PlatformError.noDisplay }
    glfwSetErrorCallback { code, text in
      WindowSystem.note(code, text.map { String(cString: $0) } ?? "error \(code)")
    }
    _ = WindowSystem.takeLast()
    guard glfwInit() == GLFW_TRUE else {
      let why = WindowSystem.takeLast()?.text ?? "GLFW does not start"
      let places = displays.map { "\($0)=\(WindowSystem.environment($0) ?? "")" }.joined(separator: ", ")
      throw PlatformError.displayRefused(places: places, reason: why)
    }
    WindowSystem.isRunning.withLock { $0 = true }
    kind = WindowSystem.detect()
    // The variable would lead EGL away from the window's display, as `surfaceless` does.
    switch kind {
    case .x11: setenv("EGL_PLATFORM", "x11", 1)
    case .wayland: setenv("EGL_PLATFORM", "wayland", 1)
    case .other: unsetenv("EGL_PLATFORM")
    }
  }

  deinit {
    WindowSystem.isRunning.withLock { $0 = false }
    glfwTerminate()
  }

  static func wake() {
    isRunning.withLock { if $0 { glfwPostEmptyEvent() } }
  }

  /// Complaints that ended nothing, each cause once.
  static func takeWarnings() -> [String] {
    complaints.withLock { complaints in
      guard !complaints.fresh.isEmpty else { return [] }
      defer { complaints.fresh = [] }
      return complaints.fresh
    }
  }

  /// The last complaint since the last call, which is then no warning any more.
  static func takeLast() -> (code: Int32, text: String)? {
    complaints.withLock { complaints in
      defer { complaints.last = nil }
      if let last = complaints.last { complaints.fresh.removeAll { $0 == last.text } }
      return complaints.last
    }
  }

  private static func note(_ code: Int32, _ text: String) {
    complaints.withLock { complaints in
      complaints.last = (code, text)
      if complaints.seen.insert(text).inserted { complaints.fresh.append(text) }
    }
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  // GLFW 3.4 says which one it chose; older ones are built for one, and have only its functions.
  private static func detect() -> Kind {
    if let function = dlsym(nil, "glfwGetPlatform") {
      switch unsafeBitCast(function, to: (@convention(c) () -> Int32).self)() {
      case 0x0006_0004: return .x11
      case 0x0006_0003: return .wayland
      default: return .other
      }
    }
    if dlsym(nil, "glfwGetX11Window") != nil { return .x11 }
    return dlsym(nil, "glfwGetWaylandWindow") != nil ? .wayland : .other
  }
}
