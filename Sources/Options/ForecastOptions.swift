/// What `welkin forecast` was asked for.
public struct ForecastOptions: Equatable, Sendable {
  /// Where the forecast is shown.
  public enum Output: Equatable, Sendable {
    case window
    /// As lines on standard output.
    case text
    /// As this program's own JSON on standard output.
    case json
  }

  /// The forecast; nil for the demo.
  public var file: FileArgument?
  /// Where it goes.
  public var output = Output.window
  /// The window's choices and the picture's.
  public var window = WindowOptions()

  /// The demo in a window.
  public init() {}
}
