import Platform

/// Opens the window and plays until it is closed.
///
/// - Throws: where there is no display, no GL of use, or shaders that do not compile.
func runWindow(_ settings: WindowSettings) throws {
  // Before any other thread begins: drawing in software begins several.
  EndSignals.wait { Window.wake() }
  let desktop = settings.reducesMotion == nil ? DesktopSettings { Window.wake() } : nil
  let window = try Window(
    title: "Welkin", placement: settings.placement, monitor: settings.monitor, scale: settings.scale,
    apis: settings.apis)
  let renderer = try ShaderWatch.renderer(
    window.context, folder: settings.shadersFolder, language: settings.locale.languageTag)
  // A desktop that answers late is heard later: the window does not wait for it.
  desktop?.wait(0.3)
  let loop = WindowLoop(settings, window: window, renderer: renderer, desktop: desktop)
  try loop.run()
}
