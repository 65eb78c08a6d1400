import Image
import Scene
import TestSupport
import Weather

/// How near a picture comes to its reference frame, and the bars it is held against.
struct Judgement {
  let effectError: Double?
  let background: Int
  let mean: Double
  /// The effect error below 62 % of the height, where drops are alone; nil where that is not asked for.
  let dropsAlone: Double?
  /// The most that the effect error may be.
  let bar: Double
  /// The most that the background may be off.
  let backgroundBar: Int

  static let dropsBar = 0.15

  init(_ picture: Pixels, of shot: Shot, reference: Pixels) throws {
    let bare = try Judgement.bare(shot)
    let whole = try Comparison(picture, to: reference, bare: bare)
    effectError = whole.effectError
    background = whole.background
    mean = whole.mean
    (bar, backgroundBar) = Judgement.bars(shot)
    if Judgement.showsDropsAlone(shot) {
      let row = Int(0.62 * Double(reference.height))
      dropsAlone = try Comparison(picture, to: reference, bare: bare, fromRow: row).effectError
    } else {
      dropsAlone = nil
    }
  }

  /// Whether no bar is missed.
  var isWithinBars: Bool {
    (effectError ?? 0) <= bar && background <= backgroundBar && (dropsAlone ?? 0) <= Judgement.dropsBar
  }

  /// The measured numbers.
  var summary: String {
    func four(_ value: Double?) -> String {
      guard let value else { return "none" }
      return "\((value * 10_000).rounded() / 10_000)"
    }
    let drops = dropsAlone.map { ", drops alone \(four($0)) of \(Judgement.dropsBar)" } ?? ""
    return "effect error \(four(effectError)) of \(bar), background \(background) of \(backgroundBar), "
      + "mean \(four(mean))\(drops)"
  }

  /// The sky alone, worked out here from the weathers' colours and not by what is tested.
  static func bare(_ shot: Shot) throws -> Pixels {
    let share = shot.to == nil ? 0 : ease(shot.progress)
    let sky = shot.weather.sky.mixed(with: (shot.to ?? shot.weather).sky, share)
    let height = shot.stage.size.pixelHeight
    let rows = (0..<height).map { row in
      let down = (Double(row) + 0.5) / Double(height)
      let color = (sky.top * (1 - down) + sky.bottom * down) * 255
      return SIMD3(UInt8(color.x.rounded()), UInt8(color.y.rounded()), UInt8(color.z.rounded()))
    }
    guard let pixels = Pixels(width: shot.stage.size.pixelWidth, rows: rows) else { throw NoPicture() }
    return pixels
  }

  private static func bars(_ shot: Shot) -> (Double, Int) {
    let scenes: Set = [shot.weather, shot.to ?? shot.weather]
    if scenes.isSubset(of: soft) { return (0.02, 2) }
    return scenes.isDisjoint(with: soft.union(wet)) ? (0.12, 1) : (0.03, 2)
  }

  private static let soft: Set<Weather> = [.clearDay, .cloudy, .fog]
  private static let wet: Set<Weather> = [.rain, .thunderstorm]

  private static func showsDropsAlone(_ shot: Shot) -> Bool {
    let scenes: Set = [shot.weather, shot.to ?? shot.weather]
    let isPhone = shot.stage.size.height > 2 * shot.stage.size.width
    let flashes =
      scenes.contains(.thunderstorm) && !shot.stage.reducesMotion && Lightning(time: shot.time).brightness > 0
    return isPhone && scenes.isSubset(of: wet) && !flashes
  }

  struct NoPicture: Error {}
}
