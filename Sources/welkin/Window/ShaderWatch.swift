import GL
import Shaders
import Sky

/// A renderer whose shaders come from a folder, made anew when they change.
struct ShaderWatch {
  let folder: String
  private let language: String?
  private var stamp: FileStamp

  /// Watches a folder from now on, for renderers of words of a language.
  init(folder: String, language: String?) {
    self.folder = folder
    self.language = language
    stamp = FileStamp(of: folder)
  }

  /// A renderer with the shaders as they are now; nil where none has changed since the last look.
  ///
  /// - Throws: where they do not compile; the next change is waited for.
  mutating func reload(_ context: Context) throws -> SkyRenderer? {
    let now = FileStamp(of: folder)
    guard now != stamp else { return nil }
    stamp = now
    return try ShaderWatch.renderer(context, folder: folder, language: language)
  }

  /// A renderer that needs no more getting ready.
  static func renderer(_ context: Context, folder: String?, language: String?) throws -> SkyRenderer {
    let renderer = try SkyRenderer(context, shaders: ShaderLibrary(folder: folder), language: language)
    try renderer.warmUp()
    return renderer
  }
}
