/// What can go wrong between the program and the GL.
public enum GLError: Error, CustomStringConvertible {
  /// The context is older than what the drawing needs.
  case tooOld(required: String, found: String)
  /// The driver answered nothing where it must answer: the context is no usable one.
  case unusable(String)
  /// A shader does not compile, or a program does not link; the log names files and lines of the tree.
  case shader(name: String, log: String)
  /// A texture or a frame is larger than the driver's limit, in pixels.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The driver could not make something.
  case failed(String)

  /// What failed, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .tooOld(let required, let found):
      "\(required) is needed, this driver offers \(found): update the driver, or try --api gl or --api gles"
    case .unusable(let what):
      "the GL driver gives no \(what): check that a driver is installed (Debian: libgl1-mesa-dri)"
    case .shader(let name, let log):
      "the shader \(name) does not compile:\n\(log)"
    case .tooLarge(let width, let height, let limit):
      "\(width)×\(height) pixels is more than this GL's largest picture, \(limit)×\(limit): "
        + "ask for a smaller size or scale"
    case .failed(let what):
      "the GL driver could not \(what)"
    }
  }
}
