import Scene
import Testing
import Text

/// Words take the room that they should.
@MainActor struct MeasureTests {
  // On one thread: what Pango, cairo and Fontconfig share among typesetters does not bear several at once.
  private let typesetter = Typesetter()
  private let plain = TextStyle(size: 20)

  private func width(_ text: String, _ style: TextStyle? = nil) -> Double {
    typesetter.measure(TextBox(text, style ?? plain)).width
  }

  @Test func moreWordsAreWider() {
    #expect(width("Lis") > 0)
    #expect(width("Lisbon") > width("Lis"))
    #expect(width("Lisbon", TextStyle(size: 40)) > 1.6 * width("Lisbon"))
    #expect(width("Lisbon", TextStyle(size: 20, weight: .bold)) > width("Lisbon"))
    #expect(width("") == 0)
  }

  @Test func theStyleAloneGivesTheLine() {
    let line = typesetter.measure(TextBox("", plain))
    #expect(line.height > 20 && line.height < 40)
    #expect(line.baseline > 10 && line.baseline < line.height)
    for text in ["Lisbon", "القاهرة", "東京", "🎉", "\u{378}"] {
      let other = typesetter.measure(TextBox(text, plain))
      #expect(other.height == line.height && other.baseline == line.baseline, "\(text)")
    }
  }

  @Test func whatIsTooWideEndsInAnEllipsisThatFits() {
    for text in [
      "Taumatawhakatangihangakoauauotamatea", "WWWWWWWWWWWW", "القاهرة القاهرة القاهرة",
      "iiiiiiiiiiiiiiiiiiiiiii",
    ] {
      for room in [25.0, 40, 90.5] where room < width(text) {
        let found = typesetter.measure(TextBox(text, plain, width: room))
        #expect(found.isCut && found.width <= room && found.width > 0, "\(text) in \(room): \(found.width)")
        #expect(found.width > room - 25)
      }
    }
    let fitting = typesetter.measure(TextBox("Lisbon", plain, width: width("Lisbon") + 0.1))
    #expect(!fitting.isCut && fitting.width == width("Lisbon"))
  }

  @Test func whereNothingFitsNothingIsThere() {
    for room: Double in [0, -5, 2, .nan, -.infinity] {
      #expect(typesetter.measure(TextBox("Lisbon", plain, width: room)).width == 0)
    }
    #expect(typesetter.measure(TextBox("Lisbon", plain, width: .infinity)).width == width("Lisbon"))
  }

  @Test func itShrinksBeforeItIsCut() {
    let whole = width("−21° and more")
    func measured(_ share: Double, room: Double) -> TextMetrics {
      typesetter.measure(TextBox("−21° and more", plain, width: room, smallestShare: share))
    }
    let shrunk = measured(0.5, room: 0.7 * whole)
    #expect(!shrunk.isCut && shrunk.width <= 0.7 * whole && shrunk.width > 0.68 * whole)
    #expect(abs(shrunk.share - 0.7) < 0.01)
    let cut = measured(0.5, room: 0.4 * whole)
    #expect(cut.isCut && cut.width <= 0.4 * whole && cut.share == 0.5)
    #expect(measured(0.5, room: 2 * whole).share == 1)
  }

  @Test(arguments: ["北京市朝阳区建国门外大街一号国贸写字楼二座", "Santa Maria da Feira", "القاهرة القاهرة القاهرة القاهرة"])
  func wordsThatAreCutStandWhereTheyShould(_ text: String) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for room in stride(from: 60.0, to: min(width(text), 130), by: 7) {
        func ink(_ alignment: TextBox.Alignment) -> Rectangle {
          let found = typesetter.measure(
            TextBox(text, plain, width: room, alignment: alignment, direction: direction))
          #expect(found.isCut)
          return found.ink
        }
        let centred = ink(.center)
        #expect(abs(centred.middleX - room / 2) < 3, "\(room): \(centred)")
        let (first, last) = (ink(.leading), ink(.trailing))
        let (left, right) = direction == .leftToRight ? (first, last) : (last, first)
        #expect(abs(left.x) < 4 && abs(right.right - room) < 4, "\(room): \(left), \(right)")
      }
    }
  }

  @Test func wordsStandWhereTheLayoutBegins() {
    func offset(_ alignment: TextBox.Alignment, _ direction: LayoutDirection, _ text: String) -> Double {
      typesetter.measure(
        TextBox(text, plain, width: 200, alignment: alignment, direction: direction)
      ).offset
    }
    for text in ["Lisbon", "القاهرة"] {
      let free = 200 - width(text)
      #expect(offset(.leading, .leftToRight, text) == 0)
      #expect(offset(.leading, .rightToLeft, text) == free)
      #expect(offset(.trailing, .leftToRight, text) == free)
      #expect(offset(.trailing, .rightToLeft, text) == 0)
      #expect(offset(.center, .leftToRight, text) == free / 2)
    }
  }

  /// The letters say which way words run; where there are none the layout does.
  @Test func neutralWordsRunAsTheLayoutDoes() throws {
    func ink(_ text: String, _ direction: LayoutDirection) throws -> [UInt8] {
      try #require(typesetter.draw(TextBox(text, plain, direction: direction), scale: 1).mask).bytes
    }
    #expect(try ink("Lisbon (14)", .leftToRight) == ink("Lisbon (14)", .rightToLeft))
    #expect(try ink("(14).", .leftToRight) != ink("(14).", .rightToLeft))
  }

  @Test func wordsMayBeToldHowToRun() throws {
    func ink(_ direction: LayoutDirection, readsItself: Bool) throws -> [UInt8] {
      let box = TextBox("Lisbon (14).", plain, direction: direction, readsItself: readsItself)
      return try #require(typesetter.draw(box, scale: 1).mask).bytes
    }
    #expect(try ink(.rightToLeft, readsItself: false) != ink(.rightToLeft, readsItself: true))
    #expect(try ink(.leftToRight, readsItself: false) == ink(.leftToRight, readsItself: true))
  }

  @Test func digitsAreOfOneWidth() {
    for weight in TextStyle.Weight.allCases {
      let style = TextStyle(size: 96, weight: weight, hasTabularDigits: true)
      let widths = (0...9).map { width("\($0)", style) }.sorted()
      // A unit or two of the font's own, out of a thousand.
      #expect(widths[9] - widths[0] < 0.003 * 96, "\(weight): \(widths)")
    }
    #expect(width("1", TextStyle(size: 96)) < 0.9 * width("8", TextStyle(size: 96)))
  }

  @Test func arabicLettersAreJoined() {
    let word = "القاهرة"
    let apart = word.map { width(String($0)) }.reduce(0, +)
    #expect(width(word) < 0.95 * apart)
    // Marks stand over letters and take no room.
    #expect(abs(width("القَاهِرَة") - width(word)) < 1)
    #expect(width("e\u{301}") == width("é"))
  }

  @Test func markupIsNothingSpecial() {
    #expect(width("<b>a</b>") > width("a") + 30)
    #expect(width("&amp;") > width("&") + 20)
    #expect(width("</span>") > 20)
  }

  @Test func whatIsMeasuredIsDrawnAtEveryScale() throws {
    let box = TextBox("Ágñ Lisbon", plain)
    let metrics = typesetter.measure(box)
    for scale in [0.5, 1, 1.25, 2, 8] {
      let mask = try #require(typesetter.draw(box, scale: scale).mask)
      #expect(abs(Double(mask.left) - metrics.ink.x * scale) <= 2.01)
      #expect(abs(Double(mask.width) - metrics.ink.width * scale) <= 4.01)
      #expect(abs(Double(mask.top) - (metrics.ink.y - metrics.baseline) * scale) <= 2.01)
      #expect(abs(Double(mask.height) - metrics.ink.height * scale) <= 4.01)
      // Nothing is cut off at the edges.
      #expect(mask.edge.allSatisfy { $0 == 0 })
      #expect(mask.bytes.max() ?? 0 > (scale < 1 ? 60 : 120))
    }
  }

  @Test func headlinesAndTitlesHaveFacesOfTheirOwn() {
    let round = width("First Snow", TextStyle(size: 34, weight: .bold, face: .rounded))
    #expect(round != width("First Snow", TextStyle(size: 34, weight: .bold)))
    #expect(width("Lisbon", TextStyle(size: 27.99)) > width("Lisbon", TextStyle(size: 28)))
  }
}

extension Raster {
  /// The bytes of the outermost pixels.
  var edge: [UInt8] {
    let pixel = isMask ? 1 : 4
    let row = width * pixel
    var found = Array(bytes.prefix(row)) + bytes.suffix(row)
    for y in 0..<height {
      found += bytes[y * row..<y * row + pixel]
      found += bytes[(y + 1) * row - pixel..<(y + 1) * row]
    }
    return found
  }
}
