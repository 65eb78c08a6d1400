import Scene

/// What a command line changes about a scene's look; nil leaves it as it comes.
public struct LookOptions: Equatable, Sendable {
  /// A gradient's kinds, as the command line names them.
  public enum Kind: String, CaseIterable, Sendable {
    case angular, radial, linear
  }

  /// The snowfall's colour.
  public var color: Color?
  /// The gradient's kind.
  public var kind: Kind?
  /// The gradient's colours.
  public var colors: [GradientColor]?
  /// The points that the gradient's centre is sent to.
  public var points: [SIMD2<Double>]?
  /// Seconds from one of the gradient's steps to the next.
  public var interval: Double?
  /// Seconds that one of the gradient's steps takes.
  public var easing: Double?
  /// How far a radial gradient reaches, in points.
  public var radius: Double?
  /// The line along which a linear gradient runs.
  public var line: MovingGradient.Line?
  /// Where in the frame the gradient lies.
  public var area: Area?
  /// What lies over the background.
  public var veil: Veil?
  /// What lies over the veil.
  public var material: Material?
  /// Where the material lies, and the radius of its corners in points.
  public var materialArea: RoundedArea?

  /// Nothing chosen.
  public init() {}

  /// A look with what was chosen in place of its own.
  public func applied(to look: Look) -> Look {
    var look = look
    switch look.background {
    case .weather: break
    case .snowfall(let own): look.background = .snowfall(color: color ?? own)
    case .gradient(let own): look.background = .gradient(applied(to: own))
    }
    if let veil { look.veil = veil }
    if var material {
      if let materialArea {
        material.area = materialArea.area
        material.cornerRadius = materialArea.cornerRadius
      }
      look.materials = [material]
    }
    return look
  }

  private func applied(to own: MovingGradient) -> MovingGradient {
    var gradient = own
    switch kind ?? (radius != nil ? .radial : line != nil ? .linear : nil) {
    case .angular: gradient.kind = .angular
    case .radial: gradient.kind = .radial(radius: radius)
    case .linear: gradient.kind = .linear(line ?? .angle(90))
    case nil: break
    }
    if let colors { gradient.colors = colors }
    if let points { gradient.points = points }
    if let interval { gradient.interval = interval }
    if let easing { gradient.easing = easing }
    if let area { gradient.area = area }
    return gradient
  }
}

/// An area and the radius of its corners.
public struct RoundedArea: Equatable, Sendable {
  /// The area.
  public var area: Area
  /// The corners' radius in points, 0 or more.
  public var cornerRadius: Double

  /// An area with corners of a radius.
  public init(area: Area, cornerRadius: Double) {
    self.area = area
    self.cornerRadius = cornerRadius
  }
}
