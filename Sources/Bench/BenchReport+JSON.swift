import JSON

extension BenchReport {
  /// The version of the JSON that `json` writes and `earlier` reads.
  static let version = 1

  /// The report as JSON, with a line end at its end; what is not known is null.
  public var json: String {
    let head: [(String, String)] = [
      ("version", "\(BenchReport.version)"),
      ("program", JSONObjectWriter.quoted(program)),
      (
        "gl",
        object([
          ("vendor", JSONObjectWriter.quoted(driver.vendor)),
          ("renderer", JSONObjectWriter.quoted(driver.renderer)),
          ("version", JSONObjectWriter.quoted(driver.version)), ("software", "\(driver.software)"),
        ])
      ),
      ("cpu", cpu.map(JSONObjectWriter.quoted) ?? "null"),
      ("cores", "\(cores)"),
      ("size", JSONObjectWriter.quoted(size)),
      ("scale", number(scale)),
      ("density", number(density)),
    ]
    let rows = scenes.map { "    " + object($0.members) }.joined(separator: ",\n")
    var writer = JSONObjectWriter()
    for (name, value) in head { writer.add(name, json: value) }
    writer.add("scenes", json: "[\n\(rows)\n  ]")
    return writer.lines
  }

  /// The scenes' names and figures that an earlier report holds.
  ///
  /// - Throws: `BenchError` where it is no report.
  public static func earlier(_ bytes: [UInt8]) throws(BenchError) -> EarlierRun {
    let root: JSONValue
    do { root = try JSONText(bytes).root } catch { throw .notAReport("\(error)") }
    guard root.isObject, let version = root["version"]?.number else {
      throw .notAReport("it has no \"version\"")
    }
    guard version == Double(BenchReport.version) else {
      throw .notAReport("its version is \(number(version)), this program reads \(BenchReport.version)")
    }
    guard let size = root["size"]?.string, let scale = root["scale"]?.number,
      let density = root["density"]?.number
    else { throw .notAReport("it does not say its \"size\", \"scale\" and \"density\"") }
    guard let list = root["scenes"], list.isArray else { throw .notAReport("it has no list \"scenes\"") }
    var found: [EarlierFigures] = []
    var values = list.children
    while let value = values.next() {
      let place = "scenes[\(found.count)]"
      guard let scene = value["scene"]?.string else { throw .notAReport("\(place).scene: not a text") }
      guard let ratio = value["floor_ratio"]?.number, ratio.isFinite, ratio > 0 else {
        throw .notAReport("\(place).floor_ratio: not a number over 0")
      }
      found.append(EarlierFigures(scene: String(oneLine: scene, limit: 60), floorRatio: ratio))
    }
    let frame = BenchReport.frame(size: String(oneLine: size, limit: 40), scale: scale, density: density)
    return EarlierRun(frame: frame, scenes: found)
  }

  /// The frame that was measured, in words: runs of different frames are not to be compared.
  var frame: String { BenchReport.frame(size: size, scale: scale, density: density) }

  private static func frame(size: String, scale: Double, density: Double) -> String {
    "\(size) at scale \(number(scale)), density \(number(density))"
  }
}

/// What a comparison needs of an earlier run.
public struct EarlierRun: Equatable, Sendable {
  /// The frame that was measured, in words.
  public var frame: String
  /// The scenes' figures.
  public var scenes: [EarlierFigures]

  /// A run's figures.
  public init(frame: String, scenes: [EarlierFigures]) {
    self.frame = frame
    self.scenes = scenes
  }
}

/// What a comparison needs of an earlier run's scene.
public struct EarlierFigures: Equatable, Sendable {
  /// The scene's name.
  public var scene: String
  /// Its ratio to the floor, over 0.
  public var floorRatio: Double

  /// A scene's figures.
  public init(scene: String, floorRatio: Double) {
    self.scene = scene
    self.floorRatio = floorRatio
  }
}

/// Why a file is no report of an earlier run.
public enum BenchError: Error, Equatable, CustomStringConvertible {
  /// What it lacks.
  case notAReport(String)
  /// It measured something else.
  case otherFrame(then: String, now: String)
  /// It has none of the scenes that were measured now.
  case nothingInCommon

  /// What it lacks, in one line.
  public var description: String {
    switch self {
    case .notAReport(let why): "not a report of this bench: \(why)"
    case .otherFrame(let then, let now): "it measured \(then), not \(now): repeat it with the same options"
    case .nothingInCommon: "it has none of the scenes that were measured now"
    }
  }
}

extension SceneFigures {
  fileprivate var members: [(String, String)] {
    [
      ("scene", JSONObjectWriter.quoted(scene)), ("frames", "\(frames)"), ("fps", number(fps)),
      ("ms_median", number(medianMs)),
      ("ms_p95", number(p95Ms)), ("ms_worst_1", number(worstMs)), ("cpu_ms", number(cpuMs)),
      ("gpu_ms", gpuMs.map(number) ?? "null"), ("draw_calls", number(drawCalls)),
      ("uploaded_bytes", number(uploadedBytes)), ("floor_ms", number(floorMs)),
      ("floor_ratio", number(floorRatio)),
    ]
  }
}

private func object(_ members: [(String, String)]) -> String {
  var writer = JSONObjectWriter()
  for (name, value) in members { writer.add(name, json: value) }
  return writer.line
}

/// A number with up to four decimals; JSON has none that is not finite.
private func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "null" }
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
