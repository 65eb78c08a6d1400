import ForecastScreen
import GL
import Image
import Options
import Platform
import Scene
import Weather

/// All that the window needs to know before it opens.
struct WindowSettings {
  /// Over a whole monitor, or a window of a size in points.
  var placement = Window.Placement.fullScreen
  /// A monitor's number, from 1; nil for the primary one.
  var monitor: Int?
  /// Pixels a point; nil for the monitor's.
  var scale: Double?
  /// Which GLs to try, in order.
  var apis = API.allCases
  /// What to show; nil for all seven weathers in turn until the viewer chooses.
  var look: Look?
  /// What lies over a weather that is chosen, and how fast it moves, where `look` is no weather.
  var overWeathers = Look(.weather(WeatherNow(weather: .clearDay)))
  /// What `look` is, for titles and names of files.
  var scene: SceneName?
  /// The words over a snowfall; empty for none.
  var title = ""
  /// Whether the turns are short.
  var isDemo = false
  var density = Density.automatic
  /// What the viewer says about motion; nil for what the desktop says.
  var reducesMotion: Bool?
  /// Which way the layout runs; nil for the way of the environment's language.
  var direction: LayoutDirection?
  /// Whose language the words are in.
  var locale = LocaleName("C")
  var dithers = true
  var showsSky = true
  /// Scene time when the window opens, in seconds.
  var start = 0.0
  /// Whether the scene stands when the window opens.
  var isPaused = false
  /// A folder of shaders that are used in place of those built in, and watched.
  var shadersFolder: String?
  /// At how much of the window's resolution soft layers are drawn, 0.25 … 1; nil for what the machine does in time.
  var softScale: Double? = 1
  /// The most frames a second, over 0; nil for no limit but the display's.
  var framesPerSecond: Double?
  /// Whether a line of figures goes to standard error each second.
  var printsFigures = false
  /// The image files that are shown as cards; empty for none.
  var cards: [String] = []
  /// Whether a scrim may lie over the sky, as under a forecast's header.
  var hasScrims = false
  /// Whether the cards scroll by themselves.
  var autoscrolls = false
  /// Writes a screenshot to a file that does not exist yet.
  var saveScreenshot: (Pixels, _ path: String) throws -> Void = { _, _ in }
}
