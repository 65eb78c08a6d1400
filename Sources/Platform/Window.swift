import CGLFW
import GL
import Glibc
import Synchronization

/// A window, and the GL context that draws into it.
///
/// It is used from the main thread only. It opens hidden: draw, then `show()`.
public final class Window {
  /// Where it is to open.
  public enum Placement: Equatable, Sendable {
    /// Over a whole monitor, in the mode that the desktop has there.
    case fullScreen
    /// In a window of a size in points.
    case window(width: Double, height: Double)
  }

  /// The context, current on this thread.
  public let context: Context
  /// Width of the framebuffer in pixels; 0 where there is nothing to draw into.
  public private(set) var pixelWidth = 0
  /// Height of the framebuffer in pixels; 0 where there is nothing to draw into.
  public private(set) var pixelHeight = 0
  /// Pixels a point.
  public private(set) var scale = 1.0
  /// The refresh rate of the monitor it is on, in hertz; nil where that is unknown.
  public private(set) var refreshRate: Double?
  /// Whether it covers a monitor.
  public var isFullScreen: Bool { glfwGetWindowMonitor(native.pointer) != nil }
  /// Whether anything of it can be seen, as far as the window system tells.
  public private(set) var isSeen = false

  let native: NativeWindow
  let fixedScale: Double?
  let wantedMonitor: Int?
  var events: [WindowEvent] = []
  var restored: (x: Int32, y: Int32, width: Int32, height: Int32)?

  /// Whether it was on the display, and so has a place on it.
  var wasPlaced: Bool { isShown }

  private let keys: KeyMap
  private var isShown = false
  private var watch: X11Watch?
  private let opensFullScreen: Bool
  private var isMinimised = false
  private var isHeld = false
  private var isGivingEvents = false
  // Whether the last key that was heard of went on being held.
  private var isRepeating = false
  // The question marks of the scripts that have one of their own.
  private static let questions: Set<UInt32> = [0x3F, 0x37E, 0x55E, 0x61F, 0xFF1F]
  private var pointerIsHidden = false
  // GLFW reports monitors without any pointer of ours.
  private static let monitorsChanged = Atomic<Bool>(false)

  /// Opens a window, hidden as yet.
  ///
  /// - Parameters:
  ///   - title: what stands in its bar.
  ///   - placement: where it opens.
  ///   - monitor: the number of a monitor, from 1, or nil for the primary one.
  ///   - scale: pixels a point, or nil for the monitor's.
  ///   - apis: which GLs to try, in order.
  /// - Throws: `PlatformError` where there is no display, monitor or context, `GLError` where the GL is no use.
  public init(
    title: String, placement: Placement, monitor: Int? = nil, scale: Double? = nil, apis: [API] = API.allCases
  ) throws {
    let system = try WindowSystem()
    let chosen = if let monitor { try Monitors.numbered(monitor) } else { glfwGetPrimaryMonitor() }
    var request = NativeWindow.Request(width: 1280, height: 720, title: title)
    if case .window(let width, let height) = placement {
      let factor = Window.factor(scale, on: chosen, system)
      request.width = Window.pixels(width * factor)
      request.height = Window.pixels(height * factor)
    }
    (native, context) = try NativeWindow.make(request, apis: apis, system: system)
    fixedScale = scale
    wantedMonitor = monitor
    opensFullScreen = placement == .fullScreen
    keys = KeyMap()
    events.reserveCapacity(64)
    if system.kind == .x11, monitor != nil, let chosen, let area = Monitors.area(chosen) {
      glfwSetWindowPos(
        native.pointer, area.x + max(0, (area.width - request.width) / 2),
        area.y + max(0, (area.height - request.height) / 2))
    }
    // On Wayland, waiting for the display never ends while a compositor hides the window.
    glfwSwapInterval(system.kind == .wayland ? 0 : 1)
    watch = system.kind == .x11 ? Window.watch(native.pointer) : nil
    connect()
    measure()
  }

  deinit {
    disconnect()
  }

  /// What the window system cannot give of what was asked for, in words; nil when all is well.
  public var shortcoming: String? {
    if opensFullScreen && isShown && !isFullScreen {
      return "the display names no monitor to cover: a window has to do"
    }
    if native.system.kind == .wayland && !opensFullScreen && wantedMonitor != nil {
      return "on Wayland the compositor places windows: --monitor holds in full screen only"
    }
    return nil
  }

  /// Complaints of the window system that ended nothing, each cause once.
  public static func takeWarnings() -> [String] {
    WindowSystem.takeWarnings()
  }

  /// Has a waiting window look at its events now, where one is open; may be called from any thread.
  public static func wake() {
    WindowSystem.wake()
  }

  /// Puts it on the display.
  public func show() {
    // GLFW shows a window that is made for a monitor at once: it is brought there only now.
    if opensFullScreen { enterFullScreen() }
    isShown = true
    glfwShowWindow(native.pointer)
    if isFullScreen { glfwFocusWindow(native.pointer) }
    measure()
  }

  /// Sets what stands in its bar.
  public func setTitle(_ title: String) {
    glfwSetWindowTitle(native.pointer, title)
  }

  /// Hands what was drawn to the display; never to be called while it is not seen.
  public func swap() {
    glfwSwapBuffers(native.pointer)
  }

  /// Has `swap` wait for the display's refresh, or not.
  public func waitForRefresh(_ waits: Bool) {
    glfwSwapInterval(waits ? 1 : 0)
  }

  /// Sleeps until something happens, `seconds` at most, and gives what happened in order.
  public func wait(_ seconds: Double, _ body: (WindowEvent) -> Void) {
    if seconds > 0 {
      glfwWaitEventsTimeout(min(seconds, 3600))
    } else {
      glfwPollEvents()
    }
    update()
    isGivingEvents = true
    defer { isGivingEvents = false }
    // What is done about one event may bring others.
    var index = 0
    while index < events.count {
      body(events[index])
      index += 1
    }
    events.removeAll(keepingCapacity: true)
  }

  /// Hides the pointer over the window, or shows it.
  public func hidePointer(_ hides: Bool) {
    guard hides != pointerIsHidden else { return }
    pointerIsHidden = hides
    glfwSetInputMode(native.pointer, GLFW_CURSOR, hides ? GLFW_CURSOR_HIDDEN : GLFW_CURSOR_NORMAL)
  }

  /// Covers the monitor it is on, or goes back to a window.
  public func toggleFullScreen() {
    if isFullScreen { leaveFullScreen() } else { enterFullScreen() }
    measure()
    events.append(.changed)
  }

  // MARK: What GLFW says

  private func connect() {
    glfwSetMonitorCallback { _, _ in Window.monitorsChanged.store(true, ordering: .relaxed) }
    glfwSetWindowUserPointer(native.pointer, Unmanaged.passUnretained(self).toOpaque())
    glfwSetFramebufferSizeCallback(native.pointer) { window, _, _ in Window.of(window)?.measure() }
    glfwSetWindowContentScaleCallback(native.pointer) { window, _, _ in Window.of(window)?.measure() }
    glfwSetWindowPosCallback(native.pointer) { window, _, _ in Window.of(window)?.measure() }
    glfwSetWindowRefreshCallback(native.pointer) { window in Window.of(window)?.add(.exposed) }
    glfwSetWindowIconifyCallback(native.pointer) { window, iconified in
      Window.of(window)?.isMinimised = iconified == GLFW_TRUE
    }
    glfwSetWindowCloseCallback(native.pointer) { window in Window.of(window)?.add(.close) }
    glfwSetKeyCallback(native.pointer) { window, key, _, action, modifiers in
      let window = Window.of(window)
      window?.isRepeating = action == GLFW_REPEAT
      guard action != GLFW_RELEASE, let window,
        let key = window.keys.key(key, modifiers: modifiers)
      else { return }
      window.add(.key(key, isRepeated: action == GLFW_REPEAT))
    }
    // Where it lies, and what with, differs from keyboard to keyboard: the character tells.
    glfwSetCharCallback(native.pointer) { window, character in
      guard let window = Window.of(window), !window.isRepeating, Window.questions.contains(character) else {
        return
      }
      window.add(.key(.question))
    }
    glfwSetMouseButtonCallback(native.pointer) { window, button, action, _ in
      guard let window = Window.of(window) else { return }
      if action == GLFW_PRESS { window.add(.click) }
      if button == GLFW_MOUSE_BUTTON_LEFT { window.hold(action == GLFW_PRESS) }
    }
    glfwSetCursorPosCallback(native.pointer) { window, x, y in
      guard let window = Window.of(window) else { return }
      let place = window.points(x, y)
      window.add(.pointer(x: place.x, y: place.y))
      if window.isHeld { window.add(.dragged(x: place.x, y: place.y)) }
    }
    glfwSetCursorEnterCallback(native.pointer) { window, entered in
      if entered == GLFW_FALSE { Window.of(window)?.add(.pointerLeft) }
    }
    glfwSetScrollCallback(native.pointer) { window, x, y in
      guard let window = Window.of(window) else { return }
      let turnsAside = window.isDown(GLFW_KEY_LEFT_SHIFT) || window.isDown(GLFW_KEY_RIGHT_SHIFT)
      let (aside, down) = turnsAside && x == 0 ? (-y, 0) : (-x, -y)
      if aside != 0 { window.add(.sideways(aside)) }
      if down != 0 { window.add(.wheel(down)) }
    }
  }

  private func disconnect() {
    glfwSetMonitorCallback(nil)
    glfwSetWindowUserPointer(native.pointer, nil)
  }

  private static func of(_ window: OpaquePointer?) -> Window? {
    guard let pointer = glfwGetWindowUserPointer(window) else { return nil }
    return Unmanaged<Window>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func isDown(_ key: Int32) -> Bool { glfwGetKey(native.pointer, key) == GLFW_PRESS }

  private func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    var (x, y) = (0.0, 0.0)
    glfwGetCursorPos(native.pointer, &x, &y)
    let place = points(x, y)
    add(isHeld ? .taken(x: place.x, y: place.y) : .released)
  }

  // Pointers are told in the window system's own units, which may be pixels or points.
  private func points(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    glfwGetWindowSize(native.pointer, &width, &height)
    guard width > 0, height > 0 else { return (0, 0) }
    return (
      x * Double(pixelWidth) / Double(width) / scale, y * Double(pixelHeight) / Double(height) / scale
    )
  }

  private func add(_ event: WindowEvent) {
    // Pointers report hundreds of times a second; where they are at the next look is enough.
    if case .pointer = event, !isGivingEvents, case .pointer = events.last { events.removeLast() }
    if events.last != event || event.counts { events.append(event) }
  }

  // Sizes are the framebuffer's: a window's own may be in points.
  func measure() {
    var (width, height): (Int32, Int32) = (0, 0)
    glfwGetFramebufferSize(native.pointer, &width, &height)
    var content: Float = 1
    glfwGetWindowContentScale(native.pointer, &content, nil)
    let monitor = monitorNow
    let rate = monitor.flatMap { Monitors.refreshRate($0) }
    let scale = fixedScale ?? WindowScale.sane(content)
    let before = (pixelWidth, pixelHeight, self.scale, refreshRate)
    (pixelWidth, pixelHeight) = (Int(max(0, width)), Int(max(0, height)))
    (self.scale, refreshRate) = (scale, rate)
    if before != (pixelWidth, pixelHeight, scale, rate) { add(.changed) }
    update()
  }

  private func update() {
    watch?.look()
    if Window.monitorsChanged.exchange(false, ordering: .relaxed) {
      refitFullScreen()
      measure()
    }
    let seen =
      isShown && !isMinimised && pixelWidth > 0 && pixelHeight > 0
      && watch.map { $0.isMapped && !$0.isCovered } ?? true
    guard seen != isSeen else { return }
    isSeen = seen
    add(.visibility)
  }

  private static func watch(_ window: OpaquePointer) -> X11Watch? {
    guard let function = dlsym(nil, "glfwGetX11Window") else { return nil }
    let id = unsafeBitCast(function, to: (@convention(c) (OpaquePointer?) -> UInt).self)(window)
    return id == 0 ? nil : X11Watch(window: id)
  }

  // MARK: Sizes

  // X11 measures windows in pixels, Wayland in points of the compositor's own.
  private static func factor(_ scale: Double?, on monitor: OpaquePointer?, _ system: WindowSystem) -> Double {
    let content = monitor.map { Monitors.scale($0) } ?? 1
    return system.kind == .wayland ? (scale ?? content) / content : scale ?? content
  }

  private static func pixels(_ size: Double) -> Int32 {
    Int32(min(max(size.rounded(), 1), 32767))
  }
}

extension WindowEvent {
  /// Whether two in a row are two.
  fileprivate var counts: Bool {
    switch self {
    case .key, .click, .wheel, .sideways, .taken, .dragged, .released: true
    case .changed, .exposed, .visibility, .close, .pointer, .pointerLeft: false
    }
  }
}
