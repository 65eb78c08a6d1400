import GL
import Image
import Scene
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct ReferenceTests {
  @Test(arguments: API.allCases, ReferenceCases.all)
  func everyFrameIsWithinItsBars(api: API, shot: Shot) throws {
    let reference = try ReferenceTests.reference(shot)
    let picture = try Easel.of(api).picture(shot.frame)
    let judgement = try Judgement(picture, of: shot, reference: reference)
    print("\(api.rawValue) \(shot.testDescription): \(judgement.summary)")
    if !judgement.isWithinBars {
      let name = "\(api.rawValue)-\(shot.testDescription)"
      let saved = FailedFrames.save(name, actual: picture, expected: reference)
      Issue.record("\(shot.testDescription) misses a bar: \(judgement.summary); \(saved)")
    }
  }

  @Test(arguments: ReferenceCases.all)
  func aFrameWithoutItsEffectsMissesItsBars(shot: Shot) throws {
    let reference = try ReferenceTests.reference(shot)
    let judgement = try Judgement(Easel.of(.gl).picture(shot.bareFrame), of: shot, reference: reference)
    #expect(!judgement.isWithinBars, "\(judgement.summary)")
  }

  /// Each layer by itself: rain hardly counts in a whole frame with soft clouds.
  ///
  /// The same measure with the frame that lacks this one layer as the bare picture: it gives 1 for such a frame,
  /// and the bar is the one for drops alone. Of a layer that is hardly seen yet the rounding to 8 bits is a
  /// larger share.
  @Test(arguments: ReferenceCases.all)
  func everyLayerIsTheReferences(shot: Shot) throws {
    let reference = try ReferenceTests.reference(shot)
    let easel = try Easel.of(.gl)
    let frame = shot.frame
    let picture = try easel.picture(frame)
    for index in frame.layers.indices {
      var lacking = frame
      lacking.layers.remove(at: index)
      let without = try easel.picture(lacking)
      let error = try Comparison(picture, to: reference, bare: without).effectError
      let shown = error.map { "\(($0 * 10_000).rounded() / 10_000)" } ?? "none"
      let bar = frame.layers[index].fade < 0.2 ? 2 * Judgement.dropsBar : Judgement.dropsBar
      print("\(shot.testDescription), layer \(index): effect error \(shown) of \(bar)")
      let isNear = error.map { $0 <= bar } ?? false
      #expect(isNear, "layer \(index) is off by \(shown)")
    }
  }

  /// Every file is a case's, so that none lies there unused.
  @Test func everyReferenceIsHeldAgainst() throws {
    let names = try Folder.names(ReferenceTests.folder).filter { $0.hasSuffix(".png") }
    #expect(Set(names) == Set(ReferenceCases.all.map { $0.testDescription + ".png" }))
    #expect(Set(names).count == ReferenceCases.all.count)
  }

  private static let folder = Folder.beside(#filePath, "References")

  private static func reference(_ shot: Shot) throws -> Pixels {
    let path = "\(folder)/\(shot.testDescription).png"
    return try PNG.decode(InputFile.read(path, limit: 8 << 20))
  }
}
