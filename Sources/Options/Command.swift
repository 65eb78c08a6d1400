/// What a command line asks for.
public enum Command: Equatable, Sendable {
  /// Play in a window or on a full screen.
  case window(WindowOptions)
  /// Draw one frame into a file.
  case render(RenderOptions)
  /// Show the forecast screen.
  case forecast(ForecastOptions)
  /// List the scenes.
  case scenes(ScenesOptions)
  /// Print what the GL in use is and can do.
  case info(InfoOptions)
  /// Measure.
  case bench(BenchOptions)
  /// Print this text, which ends with a line end.
  case help(String)
  /// Print the version.
  case version

  /// What the arguments ask for, the program's name not among them.
  ///
  /// - Throws: `UsageError` where they are not understood. A request for help or the version is served
  ///   even then, for it is what somebody in doubt types.
  public init(arguments: [String]) throws(UsageError) {
    var parser = Parser(arguments)
    parser.parse()
    switch (parser.draft.request, parser.error) {
    case (.help, _): self = .help(Command.help(for: parser.command))
    case (.version, _): self = .version
    case (nil, let error?): throw error
    case (nil, nil): self = try parser.draft.command(parser.command)
    }
  }
}
