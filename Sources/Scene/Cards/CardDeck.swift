/// The cards of a column, of which some have their pictures, and how far it is scrolled.
///
/// A card goes by its number in what it was made with, which it keeps when others go.
public struct CardDeck: Sendable {
  /// How long a picture takes to appear, in seconds.
  public static let fadeTime = 0.3
  /// The bytes of pictures that are kept; beyond that, those farthest from what is seen are let go.
  public static let pictureLimit = 256 << 20

  private struct Slot {
    let number: Int
    var picture: CardPicture?
    var since = -Double.infinity
  }

  /// How far it is scrolled.
  public var scrolling: Scrolling
  private var slots: [Slot]
  private var size: FrameSize

  /// So many blank cards in a frame of a size.
  public init(count: Int, size: FrameSize, scrolling: Scrolling = Scrolling(), at time: Double = 0) {
    slots = (0..<max(0, count)).map { Slot(number: $0) }
    self.size = size
    self.scrolling = scrolling
    self.scrolling.setFurthest(column.furthest, at: time)
  }

  /// Where the cards lie.
  public var column: CardColumn { CardColumn(count: slots.count, size: size) }

  /// Whether no card is left.
  public var isEmpty: Bool { slots.isEmpty }

  /// Lays the cards out in a frame of another size.
  public mutating func resize(to size: FrameSize, at time: Double) {
    guard size != self.size else { return }
    self.size = size
    scrolling.setFurthest(column.furthest, at: time)
  }

  /// Puts a picture onto a card, where it appears from then on.
  public mutating func put(_ picture: CardPicture, on number: Int, at time: Double) {
    guard let index = slots.firstIndex(where: { $0.number == number }) else { return }
    // One of another size takes the place of what is there already.
    if slots[index].picture == nil { slots[index].since = time }
    slots[index].picture = picture
    forget(at: time)
  }

  /// Takes a card away; what is seen stays where it is if it can.
  public mutating func remove(_ number: Int, at time: Double) {
    guard let index = slots.firstIndex(where: { $0.number == number }) else { return }
    let seen = column.visible(offset: scrolling.offset(at: time))
    slots.remove(at: index)
    if index < seen.lowerBound { scrolling.shift(by: -(CardColumn.height + CardColumn.gap), at: time) }
    scrolling.setFurthest(column.furthest, at: time)
  }

  /// The cards that are to get a picture of the right size, what is seen first, then what lies near.
  public func wanted(at time: Double) -> [Int] {
    let column = column
    let offset = scrolling.offset(at: time)
    let seen = column.visible(offset: offset)
    var near = column.visible(offset: offset, more: size.height)
    // Where there is no room for all of them, what one pushes out would be wanted again at once.
    if near.count * column.pixelWidth * column.pixelHeight * 4 > CardDeck.pictureLimit { near = seen }
    let order =
      Array(seen) + Array(seen.upperBound..<near.upperBound) + Array(near.lowerBound..<seen.lowerBound)
    return order.compactMap { index in
      let picture = slots[index].picture
      let fits = picture?.width == column.pixelWidth && picture?.height == column.pixelHeight
      return fits ? nil : slots[index].number
    }
  }

  /// The cards that are seen at a time and are to get a picture.
  public func wantedNow(at time: Double) -> [Int] {
    let seen = column.visible(offset: scrolling.offset(at: time))
    let numbers = Set(seen.map { slots[$0].number })
    return wanted(at: time).filter { numbers.contains($0) }
  }

  /// Whether a frame drawn later than `time` will be another one, with nothing more done.
  public func isMoving(at time: Double) -> Bool {
    if scrolling.isMoving(at: time) { return true }
    return column.visible(offset: scrolling.offset(at: time)).contains { fade(slots[$0], at: time) < 1 }
  }

  /// Writes the cards that are seen into a frame, whose storage is used again.
  public func write(into frame: inout Frame, at time: Double) {
    let column = column
    let offset = scrolling.offset(at: time)
    frame.cards.removeAll(keepingCapacity: true)
    for index in column.visible(offset: offset) {
      var card = column.card(index, offset: offset)
      card.picture = slots[index].picture
      card.fade = fade(slots[index], at: time)
      frame.cards.append(card)
    }
  }

  private func fade(_ slot: Slot, at time: Double) -> Double {
    guard slot.picture != nil, !scrolling.reducesMotion else { return 1 }
    return ease((time - slot.since) / CardDeck.fadeTime)
  }

  private mutating func forget(at time: Double) {
    var bytes = slots.reduce(0) { $0 + ($1.picture?.bytes.count ?? 0) }
    guard bytes > CardDeck.pictureLimit else { return }
    let seen = column.visible(offset: scrolling.offset(at: time))
    func distance(_ index: Int) -> Int {
      max(seen.lowerBound - index, index - (seen.upperBound - 1), 0)
    }
    let far = slots.indices.filter { slots[$0].picture != nil && distance($0) > 0 }
      .sorted { distance($0) > distance($1) }
    for index in far where bytes > CardDeck.pictureLimit {
      bytes -= slots[index].picture?.bytes.count ?? 0
      slots[index].picture = nil
    }
  }
}
