/// What the words of a command line have chosen so far.
struct Draft: Sendable {
  enum Request: Sendable {
    case help, version
  }

  var request: Request?
  var picture = PictureOptions()
  var window = WindowOptions()
  var bench = BenchOptions()
  var listing = ScenesOptions()
  var forecast: FileArgument?
  var sceneFile: FileArgument?
  var output: FileArgument?
  var changeTo: SceneName?
  var progress: Double?
  /// The options given.
  var given: [Option] = []
  var scenes: [SceneName] = []
}
