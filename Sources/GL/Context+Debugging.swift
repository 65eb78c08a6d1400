import CEpoxy

/// What a driver said while it was watched.
public final class DebugMessages {
  /// Errors, and uses that have no defined result, in the driver's words.
  public internal(set) var complaints: [String] = []

  /// Forgets what was said so far.
  public func forget() { complaints = [] }
}

extension Context {
  /// Has the driver report its errors as they happen; nil where it cannot.
  ///
  /// The messages must be kept as long as the context is.
  public func watch() -> DebugMessages? {
    guard hasDebugOutput else { return nil }
    let messages = DebugMessages()
    glEnable(UInt32(GL_DEBUG_OUTPUT))
    glEnable(UInt32(GL_DEBUG_OUTPUT_SYNCHRONOUS))
    glDebugMessageCallback(
      { _, type, _, _, _, text, user in
        guard let text, let user else { return }
        guard type == UInt32(GL_DEBUG_TYPE_ERROR) || type == UInt32(GL_DEBUG_TYPE_UNDEFINED_BEHAVIOR) else {
          return
        }
        Unmanaged<DebugMessages>.fromOpaque(user).takeUnretainedValue().complaints
          .append(String(cString: text))
      }, Unmanaged.passUnretained(messages).toOpaque())
    return messages
  }
}
