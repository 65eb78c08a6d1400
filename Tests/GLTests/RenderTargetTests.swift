import GL
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct RenderTargetTests {
  /// Nothing is asked of the driver for them.
  @Test(arguments: API.allCases)
  func whatIsLargerThanTheLimitIsRefused(api: API) throws {
    let easel = try Easel.of(api)
    let context = easel.context
    easel.use {
      for (width, height) in [(context.maximumSize + 1, 4), (4, context.maximumSize + 1), (1 << 30, 1 << 30)]
      {
        let error = #expect(throws: GLError.self) {
          _ = try RenderTarget(context, width: width, height: height, format: .color)
        }
        guard case .tooLarge(width, height, context.maximumSize)? = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
      #expect(throws: GLError.self) { _ = try RenderTarget(context, width: 0, height: 4, format: .color) }
      #expect(throws: GLError.self) { _ = try RenderTarget(context, width: 4, height: -1, format: .color) }
    }
  }

  @Test(arguments: API.allCases, [1, 3])
  func everyFormatCanBeDrawnInto(api: API, layers: Int) throws {
    let easel = try Easel.of(api)
    try easel.use {
      for format in [RenderTarget.Format.color, .pair, .quadruple] {
        let target = try RenderTarget(
          easel.context, width: 5, height: 3, format: format, layers: layers, array: layers > 1, smooth: true)
        for layer in 0..<layers { target.surface(layer: layer).clear(0.25, 0.5, 0, 1) }
        target.bind(unit: 0)
      }
    }
  }

  @Test(arguments: API.allCases)
  func rowsComeTopFirst(api: API) throws {
    let easel = try Easel.of(api)
    try easel.use {
      let target = try RenderTarget(easel.context, width: 3, height: 5, format: .color)
      let surface = target.surface()
      surface.clear(0, 0, 0, 0)
      // One pixel from the left, one from the top.
      surface.clip(x: 1, y: 1, width: 1, height: 1)
      surface.clear(1, 0, 0.2, 1)
      surface.unclip()
      var expected = [UInt8](repeating: 0, count: 60)
      expected.replaceSubrange((3 + 1) * 4..<(3 + 2) * 4, with: [255, 0, 51, 255])
      #expect(surface.read() == expected)
      let copy = try RenderTarget(easel.context, width: 3, height: 5, format: .color)
      copy.surface().copy(from: surface)
      #expect(copy.surface().read() == expected)
    }
  }

  @Test(arguments: API.allCases)
  func layersAreApart(api: API) throws {
    let easel = try Easel.of(api)
    try easel.use {
      let target = try RenderTarget(
        easel.context, width: 1, height: 1, format: .color, layers: 2, array: true)
      target.surface(layer: 0).clear(1, 0, 0, 1)
      target.surface(layer: 1).clear(0, 1, 0, 1)
      #expect(target.surface(layer: 0).read() == [255, 0, 0, 255])
      #expect(target.surface(layer: 1).read() == [0, 255, 0, 255])
    }
  }
}
