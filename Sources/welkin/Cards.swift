import Image
import Options
import Photos
import Scene

/// The cards that a command line asks for.
enum Cards {
  /// The images of the folders and files named; what is no image is said on standard error.
  ///
  /// - Throws: where no image is left.
  static func files(_ named: [String]) throws -> [String] {
    let files = PhotoFiles(named)
    complain(files.refused)
    guard !files.paths.isEmpty else { throw NoCards() }
    return files.paths
  }

  /// How many bad files of one folder are named, one by one.
  private static let mostNamed = 20

  private static func complain(_ errors: [PhotoError]) {
    for error in errors.prefix(mostNamed) { complain(error) }
    if errors.count > mostNamed {
      Console.complain(["welkin: --cards: \(errors.count - mostNamed) more files are skipped"])
    }
  }

  /// Says on standard error that a card is left out, and why.
  static func complain(_ error: PhotoError) {
    Console.complain(["welkin: --cards: \(error): skipped"])
  }

  /// A deck scrolled to where it is to be seen, with the pictures that are then on it.
  ///
  /// - Parameter more: whether those near what is seen get their pictures too.
  /// - Throws: where no image is left.
  static func deck(_ picture: PictureOptions, on stage: Stage, more: Bool = false) throws -> CardDeck {
    let paths = try files(picture.cards)
    let scrolling = Scrolling(reducesMotion: true)
    var deck = CardDeck(count: paths.count, size: stage.size, scrolling: scrolling)
    // Each one that fails lets others come up.
    while true {
      scroll(&deck, picture, at: picture.time, on: stage)
      guard let number = (more ? deck.wanted(at: 0) : deck.wantedNow(at: 0)).first else { break }
      load(number, paths[number], onto: &deck)
    }
    guard !deck.isEmpty else { throw NoCards() }
    return deck
  }

  /// Scrolls a deck to where it stands at a time, in seconds.
  static func scroll(_ deck: inout CardDeck, _ picture: PictureOptions, at time: Double, on stage: Stage) {
    let way = AutoScroll(furthest: deck.column.furthest)
    let moves = picture.autoscrolls && !stage.reducesMotion
    let start = moves ? way.seconds(at: picture.scroll, goingUp: false) - AutoScroll.rest : 0
    deck.scrolling.scroll(to: moves ? way.offset(at: start + time) : picture.scroll, at: 0)
  }

  private static func load(_ number: Int, _ path: String, onto deck: inout CardDeck) {
    do throws(PhotoError) {
      let column = deck.column
      let photo = try Photo(path, filling: column.pixelWidth, column.pixelHeight)
      deck.put(CardPicture(photo), on: number, at: 0)
    } catch {
      complain(error)
      deck.remove(number, at: 0)
    }
  }
}

extension CardPicture {
  /// The picture of a photo.
  convenience init(_ photo: Photo) {
    self.init(width: photo.width, height: photo.height, bytes: photo.bytes, isOpaque: photo.isOpaque)
  }
}

/// Nothing to put on any card.
struct NoCards: Error, CustomStringConvertible {
  var description: String {
    "--cards: no image is left to show: name PNG, JPEG or WebP files, or a folder of them"
  }
}
