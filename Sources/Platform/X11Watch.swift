import Glibc

/// Whether an X window can be seen at all, which GLFW does not tell: mapped, and not covered by others.
///
/// A connection of its own asks the server for the window's visibility. The server tells GLFW's connection at
/// the same moment, so GLFW's waiting ends and a look at this one finds the news. Where a compositor runs,
/// covered windows count as seen, since it may show them anywhere; there only unmapped and minimised ones
/// rest.
final class X11Watch {
  /// Whether the window is on the display.
  private(set) var isMapped = true
  /// Whether other windows hide it altogether.
  private(set) var isCovered = false

  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
  private typealias Pending = @convention(c) (OpaquePointer) -> Int32
  private typealias Next = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Int32

  private let display: OpaquePointer
  private let pending: Pending
  private let next: Next
  private let close: Close
  // An XEvent: a union of 24 longs.
  private let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)

  private static let visibilityMask = 1 << 16
  private static let structureMask = 1 << 17
  private static let visibilityNotify: Int32 = 15
  private static let unmapNotify: Int32 = 18
  private static let mapNotify: Int32 = 19
  private static let fullyObscured: Int32 = 2
  // XVisibilityEvent: type, serial, whether sent, display, window, state; each takes eight bytes.
  private static let stateOffset = 40

  /// Watches a window; nil where Xlib is missing or the display is full.
  init?(window: UInt) {
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_LOCAL),
      let open = dlsym(library, "XOpenDisplay"), let select = dlsym(library, "XSelectInput"),
      let flush = dlsym(library, "XFlush"), let pending = dlsym(library, "XPending"),
      let next = dlsym(library, "XNextEvent"), let close = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else {
      event.deallocate()
      return nil
    }
    self.display = display
    self.pending = unsafeBitCast(pending, to: Pending.self)
    self.next = unsafeBitCast(next, to: Next.self)
    self.close = unsafeBitCast(close, to: Close.self)
    _ = unsafeBitCast(select, to: Select.self)(
      display, window, X11Watch.visibilityMask | X11Watch.structureMask)
    _ = unsafeBitCast(flush, to: Pending.self)(display)
  }

  deinit {
    _ = close(display)
    event.deallocate()
  }

  /// Takes in what the server said since the last look.
  func look() {
    while pending(display) > 0 {
      _ = next(display, event)
      switch event.load(as: Int32.self) {
      case X11Watch.mapNotify: isMapped = true
      case X11Watch.unmapNotify: isMapped = false
      case X11Watch.visibilityNotify:
        isCovered =
          event.load(fromByteOffset: X11Watch.stateOffset, as: Int32.self) == X11Watch.fullyObscured
      default: break
      }
    }
  }
}
