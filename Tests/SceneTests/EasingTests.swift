import Scene
import Testing

@Suite struct EasingTests {
  /// Values of the curve worked out with 50 digits.
  @Test(
    arguments: [
      (0, 0), (0.05, 0.004829749668259414), (0.1, 0.019722453548311196), (0.25, 0.12916193104731982),
      (0.4, 0.3318838700976461), (0.5, 0.5), (0.6, 0.6681161299023539), (0.75, 0.8708380689526802),
      (0.9, 0.9802775464516888), (0.95, 0.9951702503317406), (1, 1),
    ])
  func theCurveHasItsValues(progress: Double, value: Double) {
    #expect(abs(ease(progress) - value) < 1e-12)
  }

  @Test(arguments: [-1, -0.0, -Double.infinity, -1e-300])
  func beforeTheChangeNothingHasChanged(progress: Double) {
    #expect(ease(progress) == 0)
  }

  @Test(arguments: [1.0000001, 5, Double.infinity])
  func afterTheChangeAllHas(progress: Double) {
    #expect(ease(progress) == 1)
  }

  @Test func notANumberIsNoProgress() {
    #expect(ease(.nan) == 0)
  }

  @Test func theCurveRisesAndIsItsOwnMirrorImage() {
    var last = 0.0
    for step in 0...1000 {
      let value = ease(Double(step) / 1000)
      #expect(value >= last)
      #expect(abs(value + ease(1 - Double(step) / 1000) - 1) < 1e-12)
      last = value
    }
  }
}
