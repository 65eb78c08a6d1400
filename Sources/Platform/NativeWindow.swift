import CGLFW
import GL

/// A GLFW window with its GL context, current on this thread until the last user of the context is gone.
final class NativeWindow {
  let pointer: OpaquePointer
  let system: WindowSystem

  /// How GLFW is to make a window.
  struct Request {
    var width: Int32
    var height: Int32
    var title: String
  }

  private init(_ pointer: OpaquePointer, _ system: WindowSystem) {
    self.pointer = pointer
    self.system = system
  }

  deinit {
    glfwDestroyWindow(pointer)
  }

  /// A window whose context speaks the first of `apis` that the driver offers, and that context.
  static func make(_ request: Request, apis: [API], system: WindowSystem) throws -> (NativeWindow, Context) {
    var attempts: [String] = []
    var tooOld: GLError?
    for api in apis {
      guard api.libraries.contains(where: Libraries.isPresent) else {
        attempts.append("\(api.libraries.joined(separator: " or ")) is not installed")
        continue
      }
      hint(api, version: api.minimumVersion)
      do {
        guard let window = open(request, system) else {
          attempts.append("\(api.rawValue): \(WindowSystem.takeLast()?.text ?? "no window")")
          tooOld = tooOld ?? offer(api, request, system)
          continue
        }
        return (window, try Context(api: api, keeping: window))
      } catch let error {
        attempts.append("\(api.rawValue): \(error)")
        if case .tooOld = error { tooOld = tooOld ?? error }
      }
    }
    if let tooOld { throw tooOld }
    throw PlatformError.noContext(
      requirement: apis.map(\.requirement).joined(separator: " or "), attempts: attempts)
  }

  private static func open(_ request: Request, _ system: WindowSystem) -> NativeWindow? {
    guard let pointer = glfwCreateWindow(request.width, request.height, request.title, nil, nil) else {
      return nil
    }
    let window = NativeWindow(pointer, system)
    glfwMakeContextCurrent(pointer)
    return glfwGetCurrentContext() == pointer ? window : nil
  }

  // A driver that refuses a version does not say which one it has: ask for any.
  private static func offer(_ api: API, _ request: Request, _ system: WindowSystem) -> GLError? {
    hint(api, version: api == .gl ? (1, 0) : (2, 0))
    guard let window = open(request, system) else {
      _ = WindowSystem.takeLast()
      return nil
    }
    do {
      _ = try Context(api: api, keeping: window)
      return nil
    } catch {
      return error
    }
  }

  private static func hint(_ api: API, version: (major: Int, minor: Int)) {
    glfwDefaultWindowHints()
    let isES = api == .gles
    let hints = [
      // The native way on X11 is GLX, which some servers lack, and which dies beside an EGL context.
      (GLFW_CONTEXT_CREATION_API, GLFW_EGL_CONTEXT_API),
      (GLFW_CLIENT_API, isES ? GLFW_OPENGL_ES_API : GLFW_OPENGL_API),
      (GLFW_CONTEXT_VERSION_MAJOR, Int32(version.major)), (GLFW_CONTEXT_VERSION_MINOR, Int32(version.minor)),
      (GLFW_OPENGL_PROFILE, !isES && version >= (3, 2) ? GLFW_OPENGL_CORE_PROFILE : GLFW_OPENGL_ANY_PROFILE),
      // With alpha, a compositor would let the desktop shine through.
      (GLFW_ALPHA_BITS, 0), (GLFW_DEPTH_BITS, 0), (GLFW_STENCIL_BITS, 0),
      (GLFW_VISIBLE, GLFW_FALSE), (GLFW_AUTO_ICONIFY, GLFW_FALSE),
    ]
    for (hint, value) in hints { glfwWindowHint(hint, value) }
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "welkin")
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "welkin")
  }
}
