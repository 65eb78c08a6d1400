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

  /// With a layer gone, whichever it is, the same frame misses its bars.
  @Test(arguments: ReferenceCases.all)
  func aMissingEffectIsNoticed(shot: Shot) throws {
    let reference = try ReferenceTests.reference(shot)
    let easel = try Easel.of(.gl)
    for index in shot.frame.layers.indices {
      var frame = shot.frame
      frame.layers.remove(at: index)
      let judgement = try Judgement(easel.picture(frame), of: shot, reference: reference)
      #expect(!judgement.isWithinBars, "without layer \(index): \(judgement.summary)")
    }
    let bare = try Judgement(easel.picture(shot.bareFrame), of: shot, reference: reference)
    #expect(!bare.isWithinBars, "without any layer: \(bare.summary)")
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
