import Scene
import Testing

@Suite struct CardColumnTests {
  private static func size(_ width: Double, _ height: Double, _ scale: Double = 1) -> FrameSize {
    FrameSize(width: width, height: height, scale: scale) ?? FrameSize(pixelWidth: 1, pixelHeight: 1)
  }

  @Test(
    arguments: [
      (1920.0, 350.0), (382, 350), (381, 349), (320, 288), (60, 28), (33, 1), (20, 1), (1, 1),
    ])
  func `a card is as wide as there is room for`(frame: Double, width: Double) {
    #expect(CardColumn(count: 1, size: CardColumnTests.size(frame, 800)).width == width)
  }

  @Test func `cards lie 30 apart in the middle`() {
    let column = CardColumn(count: 6, size: CardColumnTests.size(1920, 1080))
    let cards = (0..<6).map { column.card($0, offset: 0) }
    #expect(cards.allSatisfy { $0.left == 785 && $0.width == 350 && $0.height == 200 })
    #expect(cards.map(\.top) == [30, 260, 490, 720, 950, 1180])
    #expect(column.contentHeight == 1410 && column.furthest == 330)
    // At the end the last one lies as far from the border as the first did.
    #expect(column.card(5, offset: 330).top + 200 == 1050)
    #expect(column.card(5, offset: 1e300) == column.card(5, offset: 330))
    #expect(column.card(0, offset: -5) == column.card(0, offset: .nan))
  }

  @Test func `where all is seen they stand in the middle and nothing scrolls`() {
    let column = CardColumn(count: 2, size: CardColumnTests.size(400, 1000))
    #expect(column.furthest == 0)
    #expect(column.card(0, offset: 0).top == 285 && column.card(1, offset: 99).top == 515)
  }

  @Test(arguments: [0.1, 0.75, 1, 1.5, 2, 3.3, 8])
  func `edges lie between pixels, and cards keep their distance while they move`(scale: Double) {
    let column = CardColumn(count: 9, size: CardColumnTests.size(800, 600, scale))
    let apart = column.card(4, offset: 0).top - column.card(3, offset: 0).top
    for step in 0..<200 {
      let offset = Double(step) * 3.7
      #expect(column.card(4, offset: offset).top - column.card(3, offset: offset).top == apart)
    }
    let card = column.card(0, offset: 0)
    #expect(card.width == Int((350 * scale).rounded()) && card.height == Int((200 * scale).rounded()))
  }

  @Test func `just what is seen is seen`() {
    let column = CardColumn(count: 100, size: CardColumnTests.size(1920, 1080))
    #expect(column.visible(offset: 0).lowerBound == 0)
    for step in 0..<500 {
      let offset = Double(step) * 51.3
      let seen = column.visible(offset: offset)
      let reach = Int(Card.shadowReach.rounded(.up))
      for index in 0..<100 {
        let card = column.card(index, offset: offset)
        if card.top + card.height + reach > 0, card.top - reach < 1080 {
          #expect(seen.contains(index), "\(index) at \(offset)")
        }
      }
      #expect(seen.count <= 7)
    }
    #expect(CardColumn(count: 0, size: column.size).visible(offset: 0).isEmpty)
  }

  @Test func `no shadow lies on a card`() {
    #expect(Card.shadowReach <= CardColumn.gap)
  }

  @Test func `a thousand million cards and a tiny frame trap nowhere`() {
    let column = CardColumn(count: 1_000_000_000, size: CardColumnTests.size(16384, 16384, 8))
    let seen = column.visible(offset: column.furthest)
    #expect(seen.upperBound == 1_000_000_000)
    #expect(column.card(999_999_999, offset: column.furthest).top > 0)
    _ = CardColumn(count: 3, size: FrameSize(pixelWidth: 1, pixelHeight: 1)).card(2, offset: .infinity)
  }
}
