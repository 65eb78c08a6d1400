import Photos
import Platform
import Scene

/// The cards of a window: what is on them, what is being read for them, and what moves them.
final class CardShow {
  private var deck: CardDeck
  private let paths: [String]
  private let loader: CardLoader
  private var wanted: [CardLoader.Request] = []
  private var height: Double

  /// Cards with the images at these paths, none of them read yet.
  init(_ paths: [String], autoscrolls: Bool, size: FrameSize, at now: Double) {
    self.paths = paths
    let scrolling = Scrolling(autoscrolls: autoscrolls, at: now)
    deck = CardDeck(count: paths.count, size: size, scrolling: scrolling, at: now)
    height = size.height
    loader = CardLoader { Window.wake() }
  }

  deinit {
    loader.end()
  }

  /// When something is to be done though nobody asks, on the clock's time.
  var due: Double { deck.scrolling.due }

  /// Whether the next frame will be another one.
  func isMoving(at now: Double) -> Bool { deck.isMoving(at: now) }

  /// Lays the cards out in a window of another size.
  func resize(to size: FrameSize, at now: Double) {
    height = size.height
    deck.resize(to: size, at: now)
  }

  /// Sets whether motion is reduced.
  func setReducesMotion(_ reduces: Bool, at now: Double) {
    deck.scrolling.setReducesMotion(reduces, at: now)
  }

  /// Takes in what has been read, and has more read; says whether there is something new to see.
  ///
  /// - Throws: where no card is left.
  func update(at now: Double) throws -> Bool {
    let outcomes = loader.take()
    for outcome in outcomes {
      switch outcome.picture {
      case .success(let picture): deck.put(picture, on: outcome.request.number, at: now)
      case .failure(let error):
        Cards.complain(error)
        deck.remove(outcome.request.number, at: now)
      }
    }
    guard !deck.isEmpty else { throw NoCards() }
    deck.scrolling.update(at: now)
    let column = deck.column
    let requests = deck.wanted(at: now).map { number in
      CardLoader.Request(
        number: number, path: paths[number], width: column.pixelWidth, height: column.pixelHeight)
    }
    if requests != wanted {
      wanted = requests
      loader.want(requests)
    }
    return !outcomes.isEmpty
  }

  /// Writes the cards into a frame.
  func write(into frame: inout Frame, at now: Double) {
    deck.write(into: &frame, at: now)
  }

  /// Does what an event asks for; says whether that changes what is seen.
  func handle(_ event: WindowEvent, at now: Double) -> Bool {
    let before = deck.scrolling
    switch event {
    case .wheel(let notches): deck.scrolling.scroll(by: notches * Scrolling.notch, at: now)
    case .taken(_, let y): deck.scrolling.take(at: y, time: now)
    case .dragged(_, let y): deck.scrolling.drag(to: y, time: now)
    case .released: deck.scrolling.release(at: now)
    case .key(let key, _): _ = deck.scrolling.press(key, height: height, at: now)
    case .changed, .exposed, .visibility, .close, .click, .pointer, .pointerLeft, .sideways: break
    }
    return deck.scrolling != before
  }
}
