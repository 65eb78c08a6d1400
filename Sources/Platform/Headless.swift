import CEpoxy
import GL
import Glibc

/// A GL context without any window or display, through EGL.
public enum Headless {
  /// Makes a context and makes it current on this thread.
  ///
  /// Mesa's surfaceless platform comes first, then each EGL device, then the default display.
  ///
  /// - Parameters:
  ///   - apis: which GLs to try, in order.
  ///   - debug: whether to ask for a context that reports its errors.
  /// - Throws: `PlatformError`, or `GLError` where a driver answers but is no use.
  public static func makeContext(_ apis: [API], debug: Bool = false) throws -> Context {
    try Libraries.require("libEGL.so.1", package: "libegl1")
    // Mesa's own warnings about each attempt would bury the one line that says what to do.
    setenv("EGL_LOG_LEVEL", "fatal", 0)
    var attempts: [String] = []
    func note(_ attempt: String) {
      if !attempts.contains(attempt) { attempts.append(attempt) }
    }
    for api in apis {
      guard api.libraries.contains(where: Libraries.isPresent) else {
        note("\(api.libraries.joined(separator: " or ")) is not installed")
        continue
      }
      for candidate in displays() {
        do {
          let surface = try EGLSurfaceless(candidate.display(), api: api, debug: debug)
          return try Context(api: api, keeping: surface)
        } catch let error as EGLFailure {
          note("\(error.what) (\(candidate.name))")
        } catch let error as GLError {
          note("\(error) (\(candidate.name))")
        }
      }
    }
    throw PlatformError.noContext(
      requirement: apis.map(\.requirement).joined(separator: " or "), attempts: attempts)
  }

  private struct Candidate {
    let name: String
    let display: () -> EGLDisplay?
  }

  // The platform is always named: the default display may be one that waits for a display server.
  private static func displays() -> [Candidate] {
    let extensions = clientExtensions()
    var found: [Candidate] = []
    if extensions.contains("EGL_EXT_platform_base") {
      if extensions.contains("EGL_MESA_platform_surfaceless") {
        found.append(
          Candidate(name: "surfaceless") {
            eglGetPlatformDisplayEXT(UInt32(EGL_PLATFORM_SURFACELESS_MESA), nil, nil)
          })
      }
      if extensions.contains("EGL_EXT_platform_device"), extensions.contains("EGL_EXT_device_enumeration") {
        var devices = [EGLDeviceEXT?](repeating: nil, count: 16)
        var count: Int32 = 0
        if eglQueryDevicesEXT(Int32(devices.count), &devices, &count) != 0 {
          for (index, device) in devices.prefix(Int(max(0, count))).enumerated() {
            found.append(
              Candidate(name: "device \(index)") {
                eglGetPlatformDisplayEXT(UInt32(EGL_PLATFORM_DEVICE_EXT), device, nil)
              })
          }
        }
      }
    }
    found.append(Candidate(name: "default display") { eglGetDisplay(nil) })
    return found
  }

  private static func clientExtensions() -> Set<Substring> {
    guard let text = eglQueryString(nil, EGL_EXTENSIONS) else { return [] }
    return Set(String(cString: text).split(separator: " "))
  }
}

extension API {
  /// The libraries of which epoxy opens the first there is; without one it would end the process.
  var libraries: [String] { self == .gl ? ["libOpenGL.so.0", "libGL.so.1"] : ["libGLESv2.so.2"] }

  /// What EGL calls it.
  var eglName: UInt32 { UInt32(self == .gl ? EGL_OPENGL_API : EGL_OPENGL_ES_API) }
}

struct EGLFailure: Error {
  let what: String

  init(_ what: String) {
    let code = eglGetError()
    self.what = code == EGL_SUCCESS ? what : "\(what), EGL error 0x\(String(code, radix: 16))"
  }

  init(found: String, needed: String) {
    what = "the driver offers \(found), not \(needed)"
  }
}

/// Libraries that epoxy opens when first used, ending the process where they are missing.
enum Libraries {
  static func isPresent(_ name: String) -> Bool {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return false }
    dlclose(handle)
    return true
  }

  static func require(_ name: String, package: String) throws(PlatformError) {
    guard isPresent(name) else { throw .missingLibrary(name: name, package: package) }
  }
}

/// An EGL context that is current without a surface.
private final class EGLSurfaceless: NativeContext {
  private let display: EGLDisplay
  private let context: EGLContext
  private let boundAPI: UInt32

  init(_ found: EGLDisplay?, api: API, debug: Bool) throws {
    guard let display = found else { throw EGLFailure("no display") }
    var major: Int32 = 0
    var minor: Int32 = 0
    guard eglInitialize(display, &major, &minor) != 0 else { throw EGLFailure("cannot be initialised") }
    do {
      let context = try EGLSurfaceless.makeContext(display, api: api, debug: debug)
      guard eglMakeCurrent(display, nil, nil, context) != 0 else {
        let failure = EGLFailure("the context cannot be made current without a surface")
        eglDestroyContext(display, context)
        throw failure
      }
      self.display = display
      self.context = context
      boundAPI = api.eglName
    } catch {
      eglTerminate(display)
      throw error
    }
  }

  func makeCurrent() {
    // Which API is meant is the thread's own affair.
    eglBindAPI(boundAPI)
    eglMakeCurrent(display, nil, nil, context)
  }

  func release() {
    eglBindAPI(boundAPI)
    eglMakeCurrent(display, nil, nil, nil)
  }

  deinit {
    eglMakeCurrent(display, nil, nil, nil)
    eglDestroyContext(display, context)
    eglTerminate(display)
    eglReleaseThread()
  }

  /// The version that the driver offers when it is asked for nothing in particular.
  private static func offer(_ display: EGLDisplay, _ config: EGLConfig?, _ api: API) -> String? {
    // Asked for nothing, ES means its version 1, which is another thing altogether.
    let attributes = api == .gles ? [EGL_CONTEXT_MAJOR_VERSION, 2, EGL_NONE] : [EGL_NONE]
    guard let context = eglCreateContext(display, config, nil, attributes) else { return nil }
    defer {
      eglMakeCurrent(display, nil, nil, nil)
      eglDestroyContext(display, context)
    }
    guard eglMakeCurrent(display, nil, nil, context) != 0, let version = glGetString(UInt32(GL_VERSION))
    else {
      return nil
    }
    return String(cString: version)
  }

  private static func makeContext(_ display: EGLDisplay, api: API, debug: Bool) throws -> EGLContext {
    let isES = api == .gles
    guard eglBindAPI(api.eglName) != 0 else {
      throw EGLFailure("\(api.rawValue) is not offered")
    }
    let wanted: [Int32] = [
      EGL_RENDERABLE_TYPE, isES ? EGL_OPENGL_ES3_BIT : EGL_OPENGL_BIT, EGL_SURFACE_TYPE, 0, EGL_NONE,
    ]
    var config: EGLConfig?
    var count: Int32 = 0
    guard eglChooseConfig(display, wanted, &config, 1, &count) != 0, count > 0 else {
      throw EGLFailure("no configuration for \(api.requirement)")
    }
    let (major, minor) = api.minimumVersion
    var attributes = [EGL_CONTEXT_MAJOR_VERSION, Int32(major), EGL_CONTEXT_MINOR_VERSION, Int32(minor)]
    if !isES { attributes += [EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT] }
    // Drivers of before EGL 1.5 refuse even to be told that it is not wanted.
    if debug { attributes += [EGL_CONTEXT_OPENGL_DEBUG, EGL_TRUE] }
    attributes.append(EGL_NONE)
    guard let context = eglCreateContext(display, config, nil, attributes) else {
      let failure = EGLFailure("no \(api.requirement) context")
      throw offer(display, config, api).map { EGLFailure(found: $0, needed: api.requirement) } ?? failure
    }
    return context
  }
}
