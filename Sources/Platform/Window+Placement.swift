import CGLFW

extension Window {
  /// The monitor that most of it lies on.
  var monitorNow: OpaquePointer? {
    if let monitor = glfwGetWindowMonitor(native.pointer) { return monitor }
    // Wayland tells no place.
    guard native.system.kind == .x11 else { return chosenMonitor }
    let frame = frameNow
    return Monitors.holding(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  // Looked up each time: a monitor that was unplugged is no more.
  private var chosenMonitor: OpaquePointer? {
    let all = Monitors.all
    guard let wantedMonitor, all.indices.contains(wantedMonitor - 1) else { return glfwGetPrimaryMonitor() }
    return all[wantedMonitor - 1]
  }

  /// Covers the monitor it is on, in the mode the desktop has there; where there is none, nothing happens.
  ///
  /// On X11 the screen saver rests meanwhile, and not while the window is minimised: GLFW sees to both. Under
  /// a window manager that does not know EWMH (twm), a window that is on the display already keeps its frame.
  func enterFullScreen() {
    let monitor = wasPlaced ? monitorNow : chosenMonitor
    guard let monitor, let area = Monitors.area(monitor), area.width > 0, area.height > 0 else { return }
    restored = wasPlaced ? frameNow : nil
    cover(monitor, area.width, area.height)
  }

  /// Covers its monitor anew where the desktop has changed the mode.
  func refitFullScreen() {
    guard let monitor = glfwGetWindowMonitor(native.pointer), let area = Monitors.area(monitor),
      area.width > 0, area.height > 0
    else { return }
    let frame = frameNow
    guard (frame.width, frame.height) != (area.width, area.height) else { return }
    cover(monitor, area.width, area.height)
  }

  /// Goes back to the window it was, or to one in the middle of the monitor it covered.
  func leaveFullScreen() {
    guard let monitor = glfwGetWindowMonitor(native.pointer), let area = Monitors.area(monitor) else {
      return
    }
    let width = max(1, area.width * 2 / 3)
    let height = max(1, area.height * 2 / 3)
    let frame =
      restored ?? (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
    glfwSetWindowMonitor(
      native.pointer, nil, frame.x, frame.y, frame.width, frame.height, GLFW_DONT_CARE)
  }

  private func cover(_ monitor: OpaquePointer, _ width: Int32, _ height: Int32) {
    let rate = Monitors.refreshRate(monitor).map { Int32($0) } ?? GLFW_DONT_CARE
    glfwSetWindowMonitor(native.pointer, monitor, 0, 0, width, height, rate)
  }

  private var frameNow: (x: Int32, y: Int32, width: Int32, height: Int32) {
    var frame: (x: Int32, y: Int32, width: Int32, height: Int32) = (0, 0, 0, 0)
    if native.system.kind == .x11 { glfwGetWindowPos(native.pointer, &frame.x, &frame.y) }
    glfwGetWindowSize(native.pointer, &frame.width, &frame.height)
    return frame
  }
}
