/// What the words of a command line have chosen so far.
struct Draft: Sendable {
  enum Request: Sendable {
    case help, version
  }

  var request: Request?
  var picture = PictureOptions()
  var window = WindowOptions()
  var bench = BenchOptions()
  var screen = ForecastOptions()
  var isDemo = false
  var listing = ScenesOptions()
  var forecast: FileArgument?
  var sceneFile: FileArgument?
  var output: FileArgument?
  var changeTo: SceneName?
  var progress: Double?
  /// The options given.
  var given: [Option] = []
  var scenes: [SceneName] = []
  /// Whether the forecast screen stands among the scenes.
  var showsScreen = false
}
