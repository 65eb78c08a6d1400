import Options
import Pacing
import Scene
import Weather

/// What the window is worked with: the weather menu, the list of keys, frame figures, notices.
///
/// It is laid out anew only when something of it changes.
struct Controls {
  /// What it is made of, and for.
  struct State: Equatable {
    var size: FrameSize
    var direction: LayoutDirection
    /// The weather that is shown; nil for none.
    var chosen: Weather?
    /// Which keys do something.
    var keys: WindowKey.Places
    /// Whether words may lie under it.
    var isOverWords: Bool
    fileprivate var showsMenu = false
    fileprivate var hovered: Weather?
    fileprivate var showsKeys = false
    fileprivate var figures: [String] = []
    fileprivate var notice = ""
    fileprivate var noticeOpacity = 0.0

    init(
      size: FrameSize, direction: LayoutDirection, chosen: Weather?, keys: WindowKey.Places, isOverWords: Bool
    ) {
      self.size = size
      self.direction = direction
      self.chosen = chosen
      self.keys = keys
      self.isOverWords = isOverWords
    }
  }

  /// All of it.
  private(set) var overlay = Overlay()
  /// Whether frame figures are shown.
  var showsFigures = false
  /// The figures of the last second, a line each; empty before there are any.
  var figures: [String] = []

  private let words: WindowWords
  private var showsMenu = false
  private var showsKeys = false
  private var notice: Notice?
  private var pointer: (x: Double, y: Double)?
  private var menu: WeatherMenu?
  private var keyList: KeyList?
  private var shown: State?

  /// Nothing but what `State` asks for.
  init(_ words: WindowWords) {
    self.words = words
  }

  // MARK: What the viewer does

  /// Shows or hides the weather menu.
  mutating func toggleMenu() { showsMenu.toggle() }

  /// Shows or hides the list of keys.
  mutating func toggleKeys() { showsKeys.toggle() }

  /// Closes what was opened, the list of keys first; says whether there was something to close.
  mutating func close() -> Bool {
    guard showsKeys || showsMenu else { return false }
    if showsKeys { showsKeys = false } else { showsMenu = false }
    return true
  }

  /// Notes where the pointer is; nil where it is not seen.
  mutating func point(at place: (x: Double, y: Double)?) { pointer = place }

  /// The weather of the menu at a point; nil beside it.
  func hit(x: Double, y: Double) -> Weather? { menu?.hit(x: x, y: y) }

  /// Shows a notice for a moment.
  mutating func notify(_ words: String, at now: Double, fades: Bool) {
    notice = Notice(words, at: now, fades: fades, after: notice)
  }

  // MARK: What is seen

  /// Whether it changes from frame to frame.
  func isFading(at now: Double) -> Bool { notice?.isFading(at: now) ?? false }

  /// When it will change though nobody does anything.
  func due(at now: Double) -> Double { notice?.due(at: now) ?? .infinity }

  /// Lays it out where it has changed; says whether it has.
  mutating func update(
    _ wanted: State, at now: Double, measurer: @autoclosure () -> any LineMeasurer
  ) -> Bool {
    var state = wanted
    state.showsMenu = showsMenu
    state.showsKeys = showsKeys
    if showsFigures { state.figures = figures }
    state.hovered = hovered
    if let notice {
      state.noticeOpacity = notice.opacity(at: now)
      if state.noticeOpacity > 0 { state.notice = notice.words }
      if notice.due(at: now) == .infinity { self.notice = nil }
    }
    guard state != shown else { return false }
    let measurer = measurer()
    layOut(state, measurer)
    // A menu that opens, or moves, may come to lie under the pointer.
    if hovered != state.hovered {
      state.hovered = hovered
      layOut(state, measurer)
    }
    shown = state
    return true
  }

  private var hovered: Weather? { pointer.flatMap { hit(x: $0.x, y: $0.y) } }

  private mutating func layOut(_ state: State, _ measurer: any LineMeasurer) {
    let (size, direction) = (state.size, state.direction)
    // Words that shine through would be in the way of its own.
    let shade = state.isOverWords ? 0.92 : 0.66
    overlay = Overlay()
    var taken: [Rectangle] = []
    keyList = nil
    if state.showsKeys {
      keyList = KeyList(
        in: size, title: words(.keys), rows: words.keys(in: state.keys, direction),
        shade: shade, direction: direction, measurer: measurer)
    }
    if let keyList { taken.append(keyList.panel) }
    // Nothing shines through the words of the list.
    func isFree(_ place: Rectangle) -> Bool { keyList?.panel.intersection(place).isEmpty ?? true }
    menu = nil
    if state.showsMenu {
      let menu = WeatherMenu(
        in: size, chosen: state.chosen, hovered: state.hovered, title: words.title, direction: direction,
        measurer: measurer)
      if isFree(menu.capsule) {
        overlay.add(menu.overlay)
        self.menu = menu
        taken.append(menu.capsule)
      }
    }
    if !state.figures.isEmpty {
      let figures = Overlay.figures(
        state.figures, in: size, shade: shade, direction: direction, measurer: measurer)
      if case .panel(let panel)? = figures.items.first?.content, isFree(panel.rectangle) {
        overlay.add(figures)
        taken.append(panel.rectangle)
      }
    }
    if let keyList { overlay.add(keyList.overlay) }
    if state.noticeOpacity > 0 {
      overlay.add(
        .notice(
          state.notice, in: size, besides: taken, shade: shade, opacity: state.noticeOpacity,
          direction: direction,
          measurer: measurer))
    }
  }
}
