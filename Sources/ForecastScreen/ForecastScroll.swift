import Scene

/// How far the forecast screen is scrolled, down and along its hours.
public struct ForecastScroll: Equatable, Sendable {
  /// The screen, downwards.
  public var vertical = ScrollAxis()
  /// The hourly strip, towards later hours, whichever way the layout runs.
  public var strip = ScrollAxis()

  /// A screen at its beginning.
  public init() {}

  /// Takes the room that a layout leaves.
  public mutating func fit(_ layout: ForecastLayout) {
    vertical.fit(content: layout.contentHeight, viewport: layout.viewport.height)
    strip.fit(content: layout.stripContentWidth, viewport: layout.stripWidth)
  }

  /// Takes both to where momentum has brought them.
  public mutating func advance(to clock: Double) {
    vertical.advance(to: clock)
    strip.advance(to: clock)
  }

  /// Whether either moves by itself.
  public var isMoving: Bool { vertical.isMoving || strip.isMoving }

  /// How far the strip goes for a move of its content or of the view over it.
  ///
  /// - Parameter right: the points by which what is looked at moves to the right, as → or a wheel to the right ask.
  /// - Returns: the points towards later hours.
  public static func stripMove(right: Double, direction: LayoutDirection) -> Double {
    direction == .leftToRight ? right : -right
  }
}
