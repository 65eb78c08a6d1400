import JSON

/// A value of a scene file and where it stands, in words for what is said when it is wrong.
struct SceneField {
  let value: JSONValue
  let path: String

  func error(_ problem: String) -> SceneFileError {
    .key(path: path.isEmpty ? "the file" : path, problem: problem)
  }

  /// The members of an object that may have these keys and no others.
  func members(_ known: [String]) throws(SceneFileError) -> Members {
    guard value.isObject else { throw error("it must be an object, { … }") }
    var found: [String: SceneField] = [:]
    var children = value.children
    while let key = children.next(), let member = children.next() {
      let name = key.string ?? ""
      guard known.contains(name) else {
        throw SceneField(value: member, path: path(of: String(oneLine: name, limit: 40)))
          .error("there is no such key here: \(known.joined(separator: ", "))")
      }
      guard found[name] == nil else {
        throw SceneField(value: member, path: path(of: name)).error("it is there twice")
      }
      found[name] = SceneField(value: member, path: path(of: name))
    }
    return Members(owner: self, fields: found)
  }

  /// The elements of an array of a length.
  func elements(_ counts: ClosedRange<Int>, _ noun: String) throws(SceneFileError) -> [SceneField] {
    guard value.isArray else { throw error("it must be an array, [ … ]") }
    var fields: [SceneField] = []
    var children = value.children
    while let element = children.next() {
      fields.append(SceneField(value: element, path: "\(path)[\(fields.count)]"))
      if fields.count > counts.upperBound { break }
    }
    guard counts.contains(fields.count) else {
      let counted =
        counts.lowerBound == counts.upperBound
        ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
      throw error("it must hold \(counted) \(noun)")
    }
    return fields
  }

  /// A number within a range; one in quotes is none.
  func number(in range: ClosedRange<Double>) throws(SceneFileError) -> Double {
    let number = value.isString ? nil : value.number
    guard let number, range.contains(number) else {
      throw error("it must be a number, \(range.lowerBound.shortest) to \(range.upperBound.shortest)")
    }
    return number
  }

  func text() throws(SceneFileError) -> String {
    guard let string = value.string else { throw error("it must be a text in quotes") }
    return string
  }

  /// One of the names that a type has.
  func name<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws(SceneFileError) -> Value
  where Value.RawValue == String {
    let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
    guard let text = value.string, let found = Value(rawValue: text) else {
      throw error("it must be one of \(known)")
    }
    return found
  }

  /// Two unit coordinates.
  func point() throws(SceneFileError) -> SIMD2<Double> {
    let both = try elements(2...2, "numbers")
    return SIMD2(
      try both[0].number(in: MovingGradient.coordinates), try both[1].number(in: MovingGradient.coordinates))
  }

  /// A colour as CSS writes it, or its channels, 0 … 1.
  func color() throws(SceneFileError) -> Color {
    if value.isArray {
      var channels: [Double] = []
      for element in try elements(3...4, "numbers") { channels.append(try element.number(in: 0...1)) }
      return Color(
        red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 1)
    }
    guard let color = value.string.flatMap({ Color(css: $0) }) else {
      throw error("it must be \(Color.understood), or [red, green, blue] of numbers 0 to 1")
    }
    return color
  }

  /// Points, or a share of the frame's side as a text: `"50%"`.
  func length(atLeast least: Double = -1e6) throws(SceneFileError) -> Length {
    if let text = value.string {
      let number = text.utf8.count < 32 && text.hasSuffix("%") ? Double(String(text.dropLast())) : nil
      guard let number, (least...1e6).contains(number) else {
        throw error("it must be points, or a share of the frame such as \"50%\"")
      }
      return Length(share: number / 100)
    }
    return Length(points: try number(in: least...1e6))
  }

  func area() throws(SceneFileError) -> Area {
    let four = try elements(4...4, "lengths: left, top, width, height")
    return Area(
      left: try four[0].length(), top: try four[1].length(), width: try four[2].length(atLeast: 0),
      height: try four[3].length(atLeast: 0))
  }

  private func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// What an object holds, all of its keys known.
  struct Members {
    let owner: SceneField
    let fields: [String: SceneField]

    subscript(name: String) -> SceneField? { fields[name] }

    func required(_ name: String) throws(SceneFileError) -> SceneField {
      guard let field = fields[name] else {
        throw SceneFileError.key(path: owner.path(of: name), problem: "it is missing")
      }
      return field
    }
  }
}

extension Double {
  /// The shortest spelling that reads as the same number.
  var shortest: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
