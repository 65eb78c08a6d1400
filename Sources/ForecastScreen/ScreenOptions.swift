import Scene

/// How the forecast screen is to be laid out, whatever it shows.
public struct ScreenOptions: Equatable, Sendable {
  /// How large the frame is.
  public var size: FrameSize
  /// What the sizes of texts are multiplied by.
  public var textScale: Double {
    didSet { textScale = Self.sane(textScale) }
  }
  /// Which way the layout runs.
  public var direction: LayoutDirection
  /// Whether fainter texts are white.
  public var increasesContrast: Bool
  /// A line under the header, such as how old the forecast is.
  public var notice: String?

  /// Options; a text scale out of ½ … 4 is brought there.
  public init(
    size: FrameSize, textScale: Double = 1, direction: LayoutDirection = .leftToRight,
    increasesContrast: Bool = false, notice: String? = nil
  ) {
    self.size = size
    self.textScale = Self.sane(textScale)
    self.direction = direction
    self.increasesContrast = increasesContrast
    self.notice = notice
  }

  private static func sane(_ scale: Double) -> Double { scale.isNaN ? 1 : min(4, max(0.5, scale)) }
}
