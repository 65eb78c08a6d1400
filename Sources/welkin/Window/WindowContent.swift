import Options
import Platform
import Scene
import Weather

/// What a window plays: it decides what is drawn, and when something of it comes due.
protocol WindowContent: AnyObject {
  /// What is shown, for the window's bar; nil where it has no name.
  var title: String? { get }
  /// Which way it runs.
  var direction: LayoutDirection { get }
  /// What is shown, for names of files.
  var fileTitle: String { get }
  /// The weather that is shown, for the menu; nil for none.
  var weather: Weather? { get }
  /// Which keys do something.
  var keys: WindowKey.Places { get }
  /// Whether words are part of what is shown, wherever the window's own come to lie.
  var hasWords: Bool { get }

  /// Takes in the window's size.
  func resize(to size: FrameSize, at time: LoopTime)

  /// Takes in whether motion is reduced.
  func setReducesMotion(_ reduces: Bool, at time: LoopTime)

  /// Does what has come due; says whether there is something new to see.
  ///
  /// - Throws: where nothing is left to show.
  func update(at time: LoopTime) throws -> Bool

  /// When something comes due though nobody does anything, on the wall's clock.
  func due(at time: LoopTime) -> Double

  /// How often a new frame is needed, in frames a second; 0 while nothing moves.
  func framesPerSecond(at time: LoopTime) -> Int

  /// Writes the picture of a moment into a frame, whose storage is used again.
  func write(into frame: inout Frame, at time: LoopTime, on stage: Stage)

  /// Does what an event asks for; says whether that changes what is seen.
  func handle(_ event: WindowEvent, at time: LoopTime) -> Bool

  /// Changes to a weather that was chosen from the menu.
  func choose(_ weather: Weather, at time: LoopTime)
}

/// A moment on all of the window's clocks.
struct LoopTime {
  /// The wall's clock, in seconds.
  let now: Double
  /// The show's clock, in seconds since the window opened: it runs whatever stands still.
  let clock: Double
  /// The time of what moves, in seconds.
  let scene: Double
  /// Whether the time of what moves stands.
  let isPaused: Bool
  /// Whether motion is reduced.
  let reducesMotion: Bool

  /// Whether nothing moves by itself, whatever is shown.
  var stands: Bool { isPaused || reducesMotion }
}
