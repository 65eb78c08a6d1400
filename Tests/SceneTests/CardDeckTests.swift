import Scene
import Testing

@Suite struct CardDeckTests {
  private let size = FrameSize(pixelWidth: 800, pixelHeight: 600)

  private func picture(_ width: Int = 350, _ height: Int = 200) -> CardPicture {
    let bytes = [UInt8](repeating: 255, count: width * height * 4)
    return CardPicture(width: width, height: height, bytes: bytes, isOpaque: true)
  }

  private func cards(_ deck: CardDeck, at time: Double) -> [Card] {
    var frame = Frame(size: size)
    deck.write(into: &frame, at: time)
    return frame.cards
  }

  @Test func `what is seen is wanted first, then what lies near`() {
    var deck = CardDeck(count: 40, size: size)
    #expect(deck.wanted(at: 0) == [0, 1, 2, 3, 4, 5])
    #expect(deck.wantedNow(at: 0) == [0, 1, 2])
    deck.scrolling.scroll(to: 2000, at: 0)
    #expect(deck.wanted(at: 9) == [8, 9, 10, 11, 12, 13, 5, 6, 7])
  }

  @Test func `a picture appears in three tenths of a second, at once where motion is reduced`() throws {
    var deck = CardDeck(count: 3, size: size)
    #expect(!deck.isMoving(at: 1))
    let picture = picture()
    deck.put(picture, on: 1, at: 1)
    #expect(cards(deck, at: 1).map(\.fade) == [1, 0, 1])
    #expect(cards(deck, at: 1)[1].picture === picture)
    #expect(abs(cards(deck, at: 1.15)[1].fade - 0.5) < 1e-9 && deck.isMoving(at: 1.2))
    #expect(cards(deck, at: 1.3)[1].fade == 1 && !deck.isMoving(at: 1.3))
    #expect(deck.wanted(at: 1) == [0, 2])
    deck.scrolling.setReducesMotion(true, at: 2)
    deck.put(picture, on: 2, at: 2)
    #expect(cards(deck, at: 2)[2].fade == 1 && !deck.isMoving(at: 2))
  }

  @Test func `another size wants other pictures, which do not fade in again`() throws {
    var deck = CardDeck(count: 3, size: size)
    deck.put(picture(), on: 0, at: 0)
    deck.resize(to: try #require(FrameSize(width: 400, height: 300, scale: 2)), at: 5)
    #expect(deck.wanted(at: 5) == [0, 1, 2])
    deck.put(picture(700, 400), on: 0, at: 6)
    #expect(cards(deck, at: 6)[0].fade == 1)
    #expect(deck.wanted(at: 6) == [1, 2])
  }

  @Test func `a bad card goes, and what is seen stays`() throws {
    var deck = CardDeck(count: 20, size: size)
    deck.scrolling.scroll(to: 1000, at: 0)
    let mark = picture()
    deck.put(mark, on: 5, at: 0)
    let before = cards(deck, at: 9).first { $0.picture === mark }
    #expect(before != nil)
    deck.remove(1, at: 9)
    #expect(cards(deck, at: 9).first { $0.picture === mark } == before)
    deck.remove(1, at: 9)
    deck.remove(99, at: 9)
    #expect(deck.column.count == 19)
    let picture = picture()
    deck.put(picture, on: 1, at: 9)
    #expect(!cards(deck, at: 9).contains { $0.picture === picture })
    for number in 0..<20 { deck.remove(number, at: 9) }
    #expect(deck.isEmpty && cards(deck, at: 9).isEmpty && deck.wanted(at: 9).isEmpty)
  }

  @Test func `pictures far away are let go`() throws {
    let large = try #require(FrameSize(width: 400, height: 300, scale: 8))
    var deck = CardDeck(count: 40, size: large)
    let picture = picture(2800, 1600)
    for number in 0..<40 { deck.put(picture, on: number, at: 0) }
    #expect(deck.wantedNow(at: 0).isEmpty)
    deck.scrolling.scroll(to: 1e9, at: 0)
    #expect(!deck.wantedNow(at: 9).isEmpty)
  }
}
