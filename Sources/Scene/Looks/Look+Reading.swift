import JSON
import Weather

extension Look {
  /// The version of scene files that is written, and the latest that is read.
  public static let fileVersion = 1
  /// The largest scene file that is read, in bytes.
  public static let largestFile = 1 << 20

  /// The look that a scene file describes.
  ///
  /// - Parameter file: the file's bytes: JSON, as docs/scene-files.md has it.
  /// - Throws: `SceneFileError`, which names the key that is wrong.
  public init(sceneFile file: [UInt8]) throws(SceneFileError) {
    let text: JSONText
    do throws(JSONError) { text = try JSONText(file) } catch { throw .json(error) }
    let root = SceneField(value: text.root, path: "")
    // Before anything else: a later version may well have keys that this one does not know.
    try Look.checkVersion(root)
    let members = try root.members([
      "version", "background", "veil", "materials", "cards", "density", "speed",
    ])
    self.init(try Look.background(try members.required("background")))
    if let field = members["veil"] { veil = try Look.veil(field) }
    for field in try members["materials"]?.elements(0...Look.mostMaterials, "materials") ?? [] {
      materials.append(try Look.material(field))
    }
    if let field = members["cards"] {
      let members = try field.members(["files", "autoscroll"])
      for file in try members.required("files").elements(1...Look.mostCards, "files or folders") {
        let path = try file.text()
        guard !path.isEmpty else { throw file.error("it must be the name of a file or folder") }
        cards.append(path)
      }
      if let field = members["autoscroll"] {
        guard let autoscroll = field.value.bool else { throw field.error("it must be true or false") }
        autoscrolls = autoscroll
      }
    }
    if let field = members["density"] {
      density = field.value.string == "auto" ? .automatic : .factor(try field.density())
    }
    if let field = members["speed"] { speed = try field.number(in: Look.speeds) }
  }

  private static func checkVersion(_ root: SceneField) throws(SceneFileError) {
    guard root.value.isObject else { throw root.error("it must be an object, { … }") }
    guard let value = root.value["version"] else {
      throw .key(path: "version", problem: "it is missing: write \"version\": \(Look.fileVersion)")
    }
    let number = value.isString ? nil : value.number
    guard let number, number >= 1, number == number.rounded() else {
      throw .key(path: "version", problem: "it must be \(Look.fileVersion)")
    }
    guard number <= Double(Look.fileVersion) else { throw .version(found: value.written) }
  }

  private static func background(_ field: SceneField) throws(SceneFileError) -> Background {
    let members = try field.members(["weather", "snowfall", "gradient"])
    guard members.fields.count == 1 else {
      throw field.error("it must hold one of weather, snowfall, gradient")
    }
    if let field = members["weather"] { return .weather(WeatherNow(weather: try field.name(Weather.self))) }
    if let field = members["snowfall"] {
      return .snowfall(color: try field.members(["color"])["color"]?.color() ?? .white)
    }
    return .gradient(try gradient(try members.required("gradient")))
  }

  private static func gradient(_ field: SceneField) throws(SceneFileError) -> MovingGradient {
    let members = try field.members(["kind", "colors", "points", "interval", "easing", "area"])
    var colors: [GradientColor] = []
    for field in try members.required("colors").elements(MovingGradient.colorCounts, "colours") {
      colors.append(try color(field))
    }
    var points: [SIMD2<Double>] = []
    for field in try members["points"]?.elements(MovingGradient.pointCounts, "points") ?? [] {
      points.append(try field.point())
    }
    let interval = try members["interval"]?.number(in: MovingGradient.durations) ?? 3
    let easing = try members["easing"]?.number(in: MovingGradient.durations) ?? interval
    guard easing <= MovingGradient.mostSteps * interval else {
      throw try members.required("easing")
        .error("it must be at most \(MovingGradient.mostSteps.shortest) times the interval")
    }
    return MovingGradient(
      kind: try members["kind"].map(kind) ?? .angular, colors: colors,
      points: points.isEmpty ? [[0.5, 0.5]] : points, interval: interval, easing: easing,
      area: try members["area"]?.area() ?? .whole)
  }

  private static func kind(_ field: SceneField) throws(SceneFileError) -> MovingGradient.Kind {
    if field.value.isString {
      guard let kind = MovingGradient.Kind(field.value.string ?? "") else {
        throw field.error("it must be \"angular\", \"radial\" or \"linear\", or an object that says more")
      }
      return kind
    }
    let members = try field.members(["radial", "linear"])
    guard members.fields.count == 1 else { throw field.error("it must hold one of radial, linear") }
    if let field = members["radial"] {
      let radius = try field.members(["radius"])["radius"]
      return .radial(radius: try radius?.number(in: 0.1...1e6))
    }
    let line = try members.required("linear")
    let parts = try line.members(["from", "to", "angle"])
    if let angle = parts["angle"] {
      guard parts.fields.count == 1 else { throw line.error("it must hold an angle, or from and to") }
      return .linear(.angle(try angle.number(in: -360...360)))
    }
    let (from, to) = (try parts.required("from").point(), try parts.required("to").point())
    guard from != to else { throw line.error("from and to must differ") }
    return .linear(.points(from, to))
  }

  private static func color(_ field: SceneField) throws(SceneFileError) -> GradientColor {
    guard field.value.isObject else { return GradientColor(try field.color()) }
    let members = try field.members(["color", "position"])
    return GradientColor(
      try members.required("color").color(), at: try members["position"]?.number(in: 0...1))
  }

  private static func veil(_ field: SceneField) throws(SceneFileError) -> Veil {
    let members = try field.members(["color", "opacity"])
    return Veil(
      try members.required("color").color(), opacity: try members["opacity"]?.number(in: 0...1) ?? 1)
  }

  private static func material(_ field: SceneField) throws(SceneFileError) -> Material {
    let members = try field.members(["strength", "appearance", "area", "cornerRadius"])
    return Material(
      try members.required("strength").name(Material.Strength.self),
      try members["appearance"]?.name(Material.Appearance.self) ?? .light,
      area: try members["area"]?.area() ?? .whole,
      cornerRadius: try members["cornerRadius"]?.number(in: 0...1e6) ?? 0)
  }
}

extension MovingGradient.Kind {
  /// The kind of that name, as it comes.
  init?(_ name: String) {
    switch name {
    case "angular": self = .angular
    case "radial": self = .radial(radius: nil)
    case "linear": self = .linear(.angle(90))
    default: return nil
    }
  }
}

extension SceneField {
  fileprivate func density() throws(SceneFileError) -> Double {
    do throws(SceneFileError) {
      return try number(in: Look.densities)
    } catch {
      throw self.error("it must be a number, 0 to 1000, or \"auto\"")
    }
  }
}
