/// Why there is no context or no window.
public enum PlatformError: Error, CustomStringConvertible {
  /// A library that the system must bring is not there.
  case missingLibrary(name: String, package: String)
  /// No way to a GL context led anywhere; the attempts, each in a few words.
  case noContext(requirement: String, attempts: [String])
  /// There is no display to open a window on.
  case noDisplay
  /// There is none where the environment says there is.
  case displayRefused(places: String, reason: String)
  /// No such monitor; those there are, each with its number.
  case noMonitor(Int, found: [String])
  /// The window system refused.
  case window(String)

  /// What failed, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .missingLibrary(let name, let package):
      "\(name) is not installed: install it (Debian: apt install \(package))"
    case .noContext(let requirement, let attempts):
      "no usable GL (\(requirement) needed): \(attempts.joined(separator: "; ")): "
        + "check that a GL driver is installed (Debian: libgl1-mesa-dri)"
    case .noDisplay:
      "no display: neither DISPLAY nor WAYLAND_DISPLAY leads to one; `welkin render` draws without"
    case .displayRefused(let places, let reason):
      "no display at \(places): \(reason): check that it runs and lets you in; "
        + "`welkin render` draws without"
    case .noMonitor(let number, let found) where found.isEmpty:
      "no monitor \(number): the display names none; leave out --monitor"
    case .noMonitor(let number, let found):
      "no monitor \(number): there is \(found.joined(separator: ", "))"
    case .window(let what):
      "no window: \(what)"
    }
  }
}
