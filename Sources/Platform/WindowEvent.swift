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
  /// A key went down, or is held down and goes on.
  case key(Key, isRepeated: Bool = false)
  /// A button of the mouse went down.
  case click
  /// The pointer moved to a point, in points of the window.
  case pointer(x: Double, y: Double)
  /// The pointer left the window.
  case pointerLeft
  /// The wheel was turned by so many notches, downwards where over 0; touchpads turn it by parts of one.
  case wheel(Double)
  /// The wheel was turned sideways by so many notches, or with Shift held; to the right where over 0.
  case sideways(Double)
  /// The left button went down, with the pointer at a point.
  case taken(x: Double, y: Double)
  /// The pointer moved to a point while the left button was down.
  case dragged(x: Double, y: Double)
  /// The left button came up.
  case released
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
  case up
  case down
  case pageUp
  case pageDown
  case home
  case end
  case f11
  /// The question mark, wherever the keyboard has it.
  case question
}
