import GL
import Image
import Scene
import TestSupport
import Testing
import Weather

@MainActor @Suite(.serialized) struct CardsTests {
  nonisolated private static let white = SkyColors(top: [1, 1, 1], bottom: [1, 1, 1])
  nonisolated private static let gray = SkyColors(top: [0.5, 0.5, 0.5], bottom: [0.5, 0.5, 0.5])
  private static let radius = Int(Card.cornerRadius)

  private func picture(
    _ width: Int = 120, _ height: Int = 90, isOpaque: Bool = true, _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> CardPicture {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
    return CardPicture(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
  }

  private func noisy(_ width: Int = 120, _ height: Int = 90) -> CardPicture {
    picture(width, height) { x, y in
      [UInt8((x * 37 + y * 11) & 255), UInt8((x * x + y * 7) & 255), UInt8((x ^ y) * 3 & 255), 255]
    }
  }

  private func frame(
    _ picture: CardPicture?, sky: SkyColors? = CardsTests.white, left: Int = 40, top: Int = 40,
    fade: Double = 1, scale: Double = 1
  ) -> Frame {
    var frame = Frame(
      size: FrameSize(points: 200 / scale, 180 / scale, scale: scale), sky: sky, dithers: false)
    frame.cards = [
      Card(
        left: left, top: top, width: picture?.width ?? 120, height: picture?.height ?? 90, picture: picture,
        fade: fade)
    ]
    return frame
  }

  private func place(_ picture: CardPicture, _ x: Int, _ y: Int) -> SIMD4<Int> {
    let at = (y * picture.width + x) * 4
    return SIMD4(
      Int(picture.bytes[at]), Int(picture.bytes[at + 1]), Int(picture.bytes[at + 2]),
      Int(picture.bytes[at + 3]))
  }

  @Test(arguments: API.allCases, [(40, 40), (0, 0), (-55, -50), (130, 120), (41, 43)])
  func `what is seen is the picture itself, wherever it lies`(api: API, corner: (Int, Int)) throws {
    let picture = noisy()
    let seen = try Easel.of(api).picture(frame(picture, left: corner.0, top: corner.1))
    var wrong = 0
    for y in 0..<90 {
      for x in 0..<120 where min(y, 89 - y) >= CardsTests.radius || min(x, 119 - x) >= CardsTests.radius {
        let (column, row) = (x + corner.0, y + corner.1)
        guard (0..<200).contains(column), (0..<180).contains(row) else { continue }
        if seen.pixel(column, row) != place(picture, x, y) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: API.allCases)
  func `corners are round, all four alike, and their edges smooth`(api: API) throws {
    let black = picture { _, _ in [0, 0, 0, 255] }
    let easel = try Easel.of(api)
    let seen = try easel.picture(frame(black, sky: CardsTests.gray))
    // Without the shadow, what is not black is the sky.
    let white = try easel.picture(frame(picture { _, _ in [255, 255, 255, 255] }, sky: CardsTests.gray))
    var covered = 0.0
    for y in 0..<24 {
      for x in 0..<24 {
        let corners = [(40 + x, 40 + y), (159 - x, 40 + y), (40 + x, 129 - y), (159 - x, 129 - y)]
        let coverage = corners.map { Double(white.pixel($0.0, $0.1)[0] - seen.pixel($0.0, $0.1)[0]) / 255 }
        #expect(coverage.allSatisfy { abs($0 - coverage[0]) < 0.01 }, "\(x) \(y): \(coverage)")
        covered += coverage[0]
      }
    }
    #expect(abs(covered - 576 * Double.pi / 4) < 3, "\(covered)")
    #expect(seen.pixel(40, 40)[0] > 60 && seen.pixel(159, 129)[0] > 40)
    #expect(seen.pixel(50, 50) == [0, 0, 0, 255])
  }

  @Test(arguments: [0.5, 1, 1.25, 2])
  func `white stays white to the edge`(scale: Double) throws {
    let picture = picture { _, _ in [255, 255, 255, 255] }
    let seen = try Easel.of(.gl).picture(frame(picture, scale: scale))
    let radius = Card.cornerRadius * scale
    for y in 0..<90 {
      for x in 0..<120 {
        let across = max(radius - Double(min(x, 119 - x)) - 0.5, 0)
        let down = max(radius - Double(min(y, 89 - y)) - 0.5, 0)
        let outside = (across * across + down * down).squareRoot() - radius
        if outside < -1 { #expect(seen.pixel(x + 40, y + 40) == [255, 255, 255, 255]) }
        // The sky is white too: at the edge there is nothing darker than the shadow.
        #expect(seen.pixel(x + 40, y + 40)[0] >= 165)
      }
    }
  }

  @Test(arguments: API.allCases)
  func `the shadow lies around the card, more below, and ends where it should`(api: API) throws {
    let seen = try Easel.of(api).picture(frame(noisy()))
    let below = (130..<180).map { seen.pixel(100, $0)[0] }
    let above = (0..<40).reversed().map { seen.pixel(100, $0)[0] }
    #expect(zip(below, below.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(above, above.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(below[0] < above[0] && below[0] < 205 && above[0] < 250)
    #expect(below[Int(Card.shadowReach.rounded(.up))] == 255 && above[30] == 255)
    let left = (0..<40).map { seen.pixel($0, 90)[0] }
    #expect(left == (0..<40).map { seen.pixel(199 - $0, 90)[0] })
  }

  @Test func `what is half transparent is half of what is there, with no shadow under it`() throws {
    let half = picture(isOpaque: false) { _, _ in [128, 128, 128, 128] }
    let seen = try Easel.of(.gl).picture(frame(half, sky: CardsTests.gray))
    // White at 128/255 over 128.
    let expected = 128 + (128 * 127 + 127) / 255
    #expect(abs(seen.pixel(100, 80)[0] - expected) <= 1)
    #expect(abs(seen.pixel(100, 127)[0] - expected) <= 1)
    let clear = picture(isOpaque: false) { _, _ in [0, 0, 0, 0] }
    let bare = try Easel.of(.gl).picture(frame(clear, sky: CardsTests.gray))
    #expect(bare.pixel(100, 80)[0] == bare.pixel(5, 5)[0])
    #expect(bare.pixel(54, 54)[0] == bare.pixel(5, 5)[0] && bare.pixel(147, 117)[0] == bare.pixel(5, 5)[0])
  }

  @Test func `a picture fades in from a blank card`() throws {
    let easel = try Easel.of(.gl)
    let black = picture { _, _ in [0, 0, 0, 255] }
    let sky = CardsTests.gray
    let blank = try easel.picture(frame(nil, sky: sky))
    #expect(try easel.picture(frame(black, sky: sky, fade: 0)) == blank)
    #expect(blank.pixel(100, 80)[0] > 140)
    let half = try easel.picture(frame(black, sky: sky, fade: 0.5)).pixel(100, 80)[0]
    #expect(abs(half * 2 - blank.pixel(100, 80)[0]) < 20, "\(half)")
    var last = 255
    for step in 0...10 {
      let level = try easel.picture(frame(black, sky: sky, fade: Double(step) / 10)).pixel(100, 80)[0]
      #expect(level < last)
      last = level
    }
    #expect(last == 0)
  }

  @Test func `on transparent, no channel is larger than alpha`() throws {
    let seen = try Easel.of(.gl).picture(frame(picture { _, _ in [255, 255, 255, 255] }, sky: nil))
    for start in stride(from: 0, to: seen.bytes.count, by: 4) {
      #expect(seen.bytes[start] <= seen.bytes[start + 3])
    }
    #expect(seen.pixel(100, 80)[3] == 255 && seen.pixel(100, 133)[3] > 30 && seen.pixel(2, 2)[3] == 0)
  }

  @Test(arguments: Weather.allCases)
  func `over any weather, the rest of the frame is what it was`(weather: Weather) throws {
    let easel = try Easel.of(.gl)
    let shot = Shot(weather, 12.48, size: FrameSize(points: 200, 180))
    let bare = try easel.picture(shot.frame)
    var frame = shot.frame
    frame.cards = self.frame(noisy()).cards
    let seen = try easel.picture(frame)
    for y in [0, 5, 175, 179] { for x in 0..<200 { #expect(seen.pixel(x, y) == bare.pixel(x, y)) } }
    #expect(try easel.picture(frame) == seen)
    #expect(try easel.picture(shot.frame) == bare)
  }

  @Test func `a picture that was let go is uploaded again`() throws {
    let easel = try Easel.of(.gl)
    let first = noisy(1400, 1300)
    let seen = try easel.picture(frame(first))
    for _ in 0..<40 {
      let other = CardPicture(
        width: 1400, height: 1300, bytes: [UInt8](repeating: 9, count: 1400 * 1300 * 4), isOpaque: true)
      #expect(try easel.picture(frame(other)).pixel(100, 100)[0] == 9)
    }
    #expect(try easel.picture(frame(first)) == seen)
  }

  @Test func `a picture of another size stands in until its own comes`() throws {
    let small = picture(30, 30) { x, _ in x < 15 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    var frame = frame(small)
    frame.cards[0].width = 120
    frame.cards[0].height = 90
    let seen = try Easel.of(.gl).picture(frame)
    #expect(seen.pixel(60, 80) == [255, 0, 0, 255] && seen.pixel(140, 80) == [0, 0, 255, 255])
  }

  @Test(arguments: [(1, 1), (2, 3), (47, 48), (49, 20), (7, 60)], [1, 3.0])
  func `a card smaller than its corners is drawn`(side: (Int, Int), scale: Double) throws {
    let tiny = picture(side.0, side.1) { _, _ in [0, 0, 0, 255] }
    let seen = try Easel.of(.gl).picture(frame(tiny, scale: scale))
    #expect(seen.pixel(40 + side.0 / 2, 40 + side.1 / 2)[0] < 140)
  }
}
