/// Why there is no context or no window.
public enum PlatformError: Error, CustomStringConvertible {
  /// A library that the system must bring is not there.
  case missingLibrary(name: String, package: String)
  /// No way to a GL context led anywhere; the attempts, each in a few words.
  case noContext(requirement: String, attempts: [String])
  /// There is no display to open a window on.
  case noDisplay
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
    case .window(let what):
      "no window: \(what)"
    }
  }
}
