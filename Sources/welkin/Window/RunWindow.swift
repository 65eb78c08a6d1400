import Platform
import Sky

/// Opens the window and plays until it is closed.
///
/// - Parameter makeContent: gives what is played, once there is what draws it.
/// - Throws: where there is no display, no GL of use, or shaders that do not compile.
func runWindow(
  _ settings: WindowSettings, _ makeContent: (SkyRenderer, WindowWords) throws -> any WindowContent
) throws {
  // Before any other thread begins: drawing in software begins several.
  EndSignals.wait { Window.wake() }
  let desktop = settings.reducesMotion == nil ? DesktopSettings { Window.wake() } : nil
  let window = try Window(
    title: "Welkin", placement: settings.placement, monitor: settings.monitor, scale: settings.scale,
    apis: settings.apis)
  let renderer = try ShaderWatch.renderer(
    window.context, folder: settings.shadersFolder, language: settings.locale.languageTag,
    hasScrims: settings.hasScrims)
  let words = WindowWords(settings.locale)
  let content = try makeContent(renderer, words)
  // A desktop that answers late is heard later: the window does not wait for it.
  desktop?.wait(0.3)
  let loop = WindowLoop(
    settings, content, words: words, window: window, renderer: renderer, desktop: desktop)
  try loop.run()
}
