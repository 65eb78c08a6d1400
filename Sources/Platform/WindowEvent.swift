/// What happened to a window, or in it, since the last look.
public enum WindowEvent: Equatable, Sendable {
  /// Its framebuffer, its scale or its monitor changed.
  case changed
  /// What it showed is lost: it needs drawing again.
  case exposed
  /// It was hidden, minimised, covered, or came to be seen again.
  case visibility
  /// Somebody wants it closed.
  case close
  /// A key went down.
  case key(Key)
  /// A button of the mouse went down.
  case click
  /// The pointer moved.
  case pointer
}

/// A key, by what is printed on it.
public enum Key: Equatable, Sendable {
  /// A digit, 0 … 9, in the row or on the pad, with or without shift.
  case digit(Int)
  /// A letter, a … z, as its lower-case ASCII code.
  case letter(UInt8)
  case space
  case escape
  case left
  case right
  case f11
}
