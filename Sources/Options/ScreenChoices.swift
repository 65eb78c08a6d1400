/// What a command line chooses about the forecast screen; nil leaves it as it comes.
public struct ScreenChoices: Equatable, Sendable {
  /// The units that temperatures are shown in, as the command line names them.
  public enum Units: String, CaseIterable, Sendable {
    case metric, us
  }

  /// The skies that there are behind it, as the command line names them.
  public enum Sky: String, CaseIterable, Sendable {
    /// A gradient of its own, and what falls.
    case gradient
    /// The sky of the matching one of the seven weathers.
    case weather
  }

  /// The place's name; nil for what the forecast says.
  public var place: String?
  /// The locale; nil for the environment's.
  public var locale: String?
  /// The units; nil for those of the locale's region.
  public var units: Units?
  /// What the sizes of texts are multiplied by, 0.5 … 4.
  public var textScale = 1.0
  /// Whether faint texts are as white as the others.
  public var increasesContrast = false
  /// The sky behind it.
  public var sky = Sky.gradient
  /// How far the hours are scrolled, in points, 0 or more.
  public var hoursScroll = 0.0

  /// Nothing chosen.
  public init() {}
}
