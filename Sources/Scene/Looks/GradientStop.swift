/// A colour of a gradient, and where it stands if that is said.
public struct GradientColor: Equatable, Sendable {
  /// The colour.
  public var color: Color
  /// Where it stands, 0 … 1; nil: evenly between its neighbours.
  public var position: Double?

  /// A colour at a position, or wherever it falls.
  public init(_ color: Color, at position: Double? = nil) {
    self.color = color
    self.position = position
  }
}

/// A colour of a gradient with its place worked out.
public struct GradientStop: Equatable, Sendable {
  /// The colour.
  public var color: Color
  /// Where it stands, 0 … 1, never before the one in front of it.
  public var position: Double
}

extension Array where Element == GradientColor {
  /// The colours with their places: the first at 0 and the last at 1 unless they say otherwise, those that say
  /// nothing evenly between their neighbours, and none before the one in front of it.
  var stops: [GradientStop] {
    var positions = map(\.position)
    guard let last = positions.indices.last else { return [] }
    positions[0] = positions[0] ?? 0
    positions[last] = positions[last] ?? 1
    var highest = 0.0
    for index in indices {
      guard let position = positions[index] else { continue }
      highest = Swift.max(highest, Swift.min(1, position))
      positions[index] = highest
    }
    var known = 0
    for index in indices.dropFirst() {
      guard let end = positions[index], let start = positions[known] else { continue }
      let step = (end - start) / Double(index - known)
      for between in known..<index { positions[between] = start + step * Double(between - known) }
      known = index
    }
    return zip(self, positions).map { GradientStop(color: $0.color, position: $1 ?? 0) }
  }
}
