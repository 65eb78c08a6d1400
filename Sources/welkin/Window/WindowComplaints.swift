import GL
import Image
import Platform

/// What goes wrong with a window that is open and ends nothing: it is said on standard error.
struct WindowComplaints {
  private var hasSaidGL = false

  /// Says what the window system and the GL have complained of since the last call, the GL once.
  mutating func say(_ context: Context) {
    for warning in Window.takeWarnings() { RunningWords.warn("the window system complains: \(warning)") }
    if let error = context.takeError(), !hasSaidGL {
      hasSaidGL = true
      RunningWords.warn("the GL complains: \(error); what is seen may be wrong")
    }
  }
}

extension WindowSettings {
  /// Saves what a surface shows as a screenshot, and says so or why not.
  ///
  /// - Returns: whether it is saved; nil where there is nothing to save.
  func saveScreenshot(of surface: Surface, to path: String) -> Bool? {
    do {
      let (width, height) = (surface.width, surface.height)
      guard let pixels = Pixels(width: width, height: height, bytes: surface.read()) else { return nil }
      try saveScreenshot(pixels, path)
      RunningWords.warn("saved \(path)")
      return true
    } catch {
      RunningWords.warn("screenshot: \(error)")
      return false
    }
  }
}
