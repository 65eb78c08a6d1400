import CGLFW

/// What is printed on each key, asked for once: GLFW names keys by where they lie on an American keyboard.
struct KeyMap {
  private var keys: [Int32: Key] = [
    GLFW_KEY_SPACE: .space, GLFW_KEY_ESCAPE: .escape, GLFW_KEY_LEFT: .left, GLFW_KEY_RIGHT: .right,
    GLFW_KEY_F11: .f11, GLFW_KEY_UP: .up, GLFW_KEY_DOWN: .down, GLFW_KEY_PAGE_UP: .pageUp,
    GLFW_KEY_PAGE_DOWN: .pageDown, GLFW_KEY_HOME: .home, GLFW_KEY_END: .end,
  ]

  init() {
    for digit in 0...9 {
      // Where digits need shift (AZERTY), the label is something else: the place decides.
      keys[GLFW_KEY_0 + Int32(digit)] = .digit(digit)
      keys[GLFW_KEY_KP_0 + Int32(digit)] = .digit(digit)
    }
    for place in GLFW_KEY_APOSTROPHE...GLFW_KEY_WORLD_2 where keys[place] == nil {
      // A key this keyboard lacks has no scan code, and its name must not be asked for.
      guard glfwGetKeyScancode(place) > 0 else { continue }
      let label = glfwGetKeyName(place, 0).map { String(cString: $0).lowercased() } ?? ""
      if label.utf8.count == 1, let code = label.utf8.first, (0x61...0x7A).contains(code) {
        keys[place] = .letter(code)
      } else if (GLFW_KEY_A...GLFW_KEY_Z).contains(place), label.utf8.first.map({ $0 >= 0x80 }) ?? true {
        // Labels in another script: the place on an American keyboard is the habit there.
        keys[place] = .letter(UInt8(clamping: place - GLFW_KEY_A + 0x61))
      }
    }
  }

  /// The key at a place, or nil for one without a meaning here or with a modifier that makes it a shortcut.
  func key(_ place: Int32, modifiers: Int32) -> Key? {
    guard modifiers & (GLFW_MOD_CONTROL | GLFW_MOD_ALT | GLFW_MOD_SUPER) == 0 else { return nil }
    return keys[place]
  }
}
