import GL
import Shaders
import Sky

/// A renderer whose shaders come from a folder, made anew when they change.
struct ShaderWatch {
  let folder: String
  private let language: String?
  private let hasScrims: Bool
  private var stamp: FileStamp

  /// Watches a folder from now on, for renderers of words of a language.
  init(folder: String, language: String?, hasScrims: Bool) {
    self.folder = folder
    self.language = language
    self.hasScrims = hasScrims
    stamp = FileStamp(of: folder)
  }

  /// A renderer with the shaders as they are now; nil where none has changed since the last look.
  ///
  /// - Throws: where they do not compile; the next change is waited for.
  mutating func reload(_ context: Context) throws -> SkyRenderer? {
    let now = FileStamp(of: folder)
    guard now != stamp else { return nil }
    stamp = now
    return try ShaderWatch.renderer(context, folder: folder, language: language, hasScrims: hasScrims)
  }

  /// A renderer that needs no more getting ready.
  static func renderer(
    _ context: Context, folder: String?, language: String?, hasScrims: Bool
  ) throws -> SkyRenderer {
    let renderer = try SkyRenderer(context, shaders: ShaderLibrary(folder: folder), language: language)
    try renderer.warmUp(scrims: hasScrims)
    return renderer
  }
}
