import CEpoxy
import GL
import Glibc
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct ContextTests {
  @Test(arguments: API.allCases)
  func aContextKnowsItself(api: API) throws {
    let context = try Easel.of(api).context
    #expect(context.api == api)
    #expect(context.version.isEmpty == false)
    #expect(context.version.contains("ES") == (api == .gles))
    #expect(context.maximumSize >= 2048)
    #expect(context.drawsHalfFloat)
    if getenv("LIBGL_ALWAYS_SOFTWARE").map({ String(cString: $0) }) == "1" { #expect(context.isSoftware) }
  }

  @Test(arguments: API.allCases)
  func errorsAreTakenOnce(api: API) throws {
    let easel = try Easel.of(api)
    withKnownIssue {
      easel.use {
        glEnable(0xFFFF)
        #expect(easel.context.takeError() == "invalid enum")
        #expect(easel.context.takeError() == nil)
        glViewport(0, 0, -1, -1)
        #expect(easel.context.takeError() == "invalid value")
      }
    } when: {
      // What the driver has complained of in the meantime, where it can.
      easel.context.hasDebugOutput
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the driver complains") }
    }
  }

  /// Tests that draw rest on this.
  @Test(arguments: API.allCases)
  func anErrorWithinAnEaselsUseIsAnIssue(api: API) throws {
    let easel = try Easel.of(api)
    withKnownIssue {
      easel.use { glEnable(0xFFFF) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("invalid enum") || $0.rawValue.contains("ENUM") }
    }
  }

  @Test func contextsTakeTurns() throws {
    let desktop = try Easel.of(.gl)
    let embedded = try Easel.of(.gles)
    for _ in 0..<3 {
      let first = desktop.use { glGetString(UInt32(GL_VERSION)).map { String(cString: $0) } }
      let second = embedded.use { glGetString(UInt32(GL_VERSION)).map { String(cString: $0) } }
      #expect(first == desktop.context.version && second == embedded.context.version)
      #expect(first != second)
    }
  }

  /// Mesa can be told to offer less; that is settled once a process, so another one is asked.
  @Test(arguments: API.allCases)
  func aDriverThatIsTooOldIsNamed(api: API) throws {
    _ = try Easel.of(api)
    let outcome = try render(
      ["--api", api.rawValue],
      [
        "MESA_GL_VERSION_OVERRIDE": "3.1", "MESA_GLES_VERSION_OVERRIDE": "2.0", "LIBGL_ALWAYS_SOFTWARE": "1",
      ])
    #expect(outcome.status == 1)
    #expect(outcome.complaints.contains(api.requirement), "\(outcome.complaints)")
    #expect(outcome.complaints.contains(api == .gl ? "3.1" : "2.0"), "\(outcome.complaints)")
    #expect(outcome.lines.count == 1, "\(outcome.complaints)")
  }

  @Test func withoutAnyDriverThereIsAWordOfAdvice() throws {
    let outcome = try render(
      [],
      ["LIBGL_DRIVERS_PATH": "/none", "MESA_LOADER_DRIVER_OVERRIDE": "none", "GBM_BACKENDS_PATH": "/none"])
    #expect(outcome.status == 1)
    #expect(outcome.complaints.hasPrefix("welkin: "), "\(outcome.complaints)")
    #expect(outcome.complaints.contains("libgl1-mesa-dri"), "\(outcome.complaints)")
  }

  @Test func everyErrorNamesARemedyOrACause() {
    #expect(
      GLError.tooOld(required: "OpenGL 3.3 core", found: "2.1 Mesa").description
        == "OpenGL 3.3 core is needed, this driver offers 2.1 Mesa: update the driver, or try --api gl or --api gles"
    )
    let large = GLError.tooLarge(width: 20_000, height: 9, limit: 16_384).description
    #expect(large.contains("20000×9") && large.contains("16384×16384") && large.contains("smaller size"))
    #expect(GLError.unusable("version").description.contains("libgl1-mesa-dri"))
    #expect(GLError.shader(name: "rain.frag", log: "rain.frag:3: no").description.contains("rain.frag:3: no"))
  }

  private func render(
    _ arguments: [String], _ environment: [String: String?]
  ) throws -> BuiltProgram.Outcome {
    let surroundings = environment.merging(["DISPLAY": nil, "WAYLAND_DISPLAY": nil]) { first, _ in first }
    let snow = ["render", "snow", "--size", "4x4", "-o", "/dev/null"]
    return try BuiltProgram.run(snow + arguments, environment: surroundings)
  }
}
