import Scene

/// How far the forecast screen is scrolled, down and along its hours.
public struct ForecastScroll: Equatable, Sendable {
  /// The screen, downwards.
  public var vertical = Scrolling()
  /// The hourly strip, towards later hours, whichever way the layout runs.
  public var strip = Scrolling()

  /// A screen at its beginning.
  public init() {}

  /// Takes the room that a layout leaves, at a time in seconds.
  public mutating func fit(_ layout: ForecastLayout, at clock: Double) {
    vertical.setFurthest(layout.contentHeight - layout.viewport.height, at: clock)
    strip.setFurthest(layout.stripContentWidth - layout.stripWidth, at: clock)
  }

  /// Sets whether motion is reduced: what moves by itself then stops.
  public mutating func setReducesMotion(_ reduces: Bool, at clock: Double) {
    vertical.setReducesMotion(reduces, at: clock)
    strip.setReducesMotion(reduces, at: clock)
  }

  /// Whether either moves by itself.
  public func isMoving(at clock: Double) -> Bool {
    vertical.isMoving(at: clock) || strip.isMoving(at: clock)
  }

  /// How far the strip goes for a move of its content or of the view over it.
  ///
  /// - Parameter right: the points by which what is looked at moves to the right, as → or a wheel to the right ask.
  /// - Returns: the points towards later hours.
  public static func stripMove(right: Double, direction: LayoutDirection) -> Double {
    direction == .leftToRight ? right : -right
  }
}
