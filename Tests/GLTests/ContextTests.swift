import GL
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct ContextTests {
  @Test(arguments: API.allCases)
  func aContextKnowsItself(api: API) throws {
    let context = try Easel.of(api).context
    #expect(context.api == api)
    #expect(context.version.isEmpty == false)
    #expect(context.maximumSize >= 2048)
  }
}
