import GL
import Image
import Scene
import Sky
import TestSupport
import Testing
import Text
import Weather

/// Panels, symbols and words over a picture.
@MainActor @Suite(.serialized) struct OverlayTests {
  nonisolated private static let white = SkyColors(top: [1, 1, 1], bottom: [1, 1, 1])
  nonisolated private static let grey = SkyColors(top: [0.5, 0.5, 0.5], bottom: [0.5, 0.5, 0.5])
  nonisolated private static let black = SkyColors(top: .zero, bottom: .zero)

  private func frame(_ overlay: Overlay, _ sky: SkyColors, _ size: FrameSize, fade: Double = 1) -> Frame {
    var frame = Frame(size: size, sky: sky, dithers: false)
    frame.overlay.add(overlay, opacity: fade)
    return frame
  }

  private func words(_ text: String, x: Double, y: Double, size: Double = 17) -> Overlay {
    var overlay = Overlay()
    overlay.add(TextBox(text, TextStyle(size: size, weight: .medium)), x: x, y: y)
    return overlay
  }

  // MARK: Edges

  @Test(arguments: API.allCases, [1, 1.25, 1.5, 2])
  func whiteOverWhiteStaysWhite(api: API, scale: Double) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 200, 160, scale: scale)
    var overlay = words("Lisbon 21° ÅÇ", x: 10.3, y: 8.7)
    overlay.add(.snowflake, in: Rectangle(x: 120.4, y: 10.2, width: 40, height: 40))
    overlay.add(Panel(Rectangle(x: 10.6, y: 60.1, width: 81.3, height: 20.2), radius: 9.3, color: .white))
    overlay.add(
      Panel(
        Rectangle(x: 100.6, y: 60.1, width: 31.3, height: 30.2), radius: 30,
        fill: .gradient(
          [.white(0.2), .white, .white(0.5)], from: 90, to: 140),
        outline: Panel.Outline(width: 1.5, color: .white(0.4))))
    var group = Overlay()
    group.add(overlay)
    group.add(overlay, opacity: 0.6, placement: Overlay.Placement(scale: 0.94, x: 3.1, y: 70.3))
    let picture = try easel.picture(frame(group, OverlayTests.white, size))
    #expect(picture.bytes.allSatisfy { $0 == 255 }, "darkest: \(picture.bytes.min() ?? 0)")
    // They are seen over black.
    let seen = try easel.picture(frame(group, OverlayTests.black, size))
    #expect(seen.means.x > 0.03 * 255)
  }

  @Test(arguments: API.allCases)
  func halfOfItIsTheMean(api: API) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 80, 40)
    var overlay = Overlay()
    overlay.add(
      Panel(Rectangle(x: 0, y: 0, width: 80, height: 40), color: Color(red: 1, green: 0.2, blue: 0)))
    let picture = try easel.picture(frame(overlay, OverlayTests.grey, size, fade: 0.5))
    let pixel = picture.pixel(40, 20)
    #expect(abs(pixel.x - 191) <= 1 && abs(pixel.y - 89) <= 1 && abs(pixel.z - 64) <= 1, "\(pixel)")
  }

  @Test func nothingChangesNothing() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 120, 60, scale: 1.5)
    let plain = try easel.picture(frame(Overlay(), OverlayTests.grey, size))
    #expect(try easel.picture(frame(words("Lisbon", x: 5, y: 5), OverlayTests.grey, size, fade: 0)) == plain)
    var odd = Overlay()
    odd.add(Panel(Rectangle(x: 1, y: 1, width: 0, height: 0), radius: 3, color: .white))
    odd.add(Panel(Rectangle(x: .nan, y: 1, width: 9, height: .infinity), color: .white))
    odd.add(Panel(Rectangle(x: 1, y: 1, width: 9, height: 9), fill: .gradient([], from: 0, to: 1)))
    odd.add(.sun, in: Rectangle(x: 5, y: 5, width: -4, height: 9))
    odd.add(.sun, in: Rectangle(x: .infinity, y: 5, width: 4, height: 9))
    odd.add(TextBox("", TextStyle(size: 20)), x: 0, y: 0)
    odd.add(TextBox("Lisbon", TextStyle(size: 20)), x: .nan, y: -.infinity)
    odd.add(TextBox("Lisbon", TextStyle(size: 20)), x: 1e12, y: 0)
    odd.add(words("Lisbon", x: 5, y: 5), clip: Rectangle(x: 0, y: 0, width: 0, height: 60))
    odd.add(words("Lisbon", x: 5, y: 5), placement: Overlay.Placement(scale: 0))
    odd.add(words("Lisbon", x: 5, y: 5), placement: Overlay.Placement(scale: .nan))
    #expect(try easel.picture(frame(odd, OverlayTests.grey, size)) == plain)
  }

  // MARK: Panels

  @Test(arguments: API.allCases, [1, 1.5, 2])
  func cornersAreRound(api: API, scale: Double) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 100, 80, scale: scale)
    var overlay = Overlay()
    let box = Rectangle(x: 10, y: 10, width: 80, height: 60)
    overlay.add(Panel(box, radius: 18, color: .white))
    let picture = try easel.picture(frame(overlay, OverlayTests.black, size))
    func pixel(_ x: Double, _ y: Double) -> Int { picture.pixel(Int(x * scale), Int(y * scale)).x }
    for (x, y) in [(10.0, 10.0), (89, 10), (10, 69), (89, 69), (13, 13), (50, 8), (92, 40)] {
      #expect(pixel(x, y) == 0, "\(x), \(y)")
    }
    for (x, y) in [(50.0, 10.0), (10, 40), (89, 40), (50, 69), (17, 17), (50, 40)] {
      #expect(pixel(x, y) == 255, "\(x), \(y)")
    }
    let area = picture.means.x / 255 * 100 * 80
    let exact = box.width * box.height - (4 - Double.pi) * 18 * 18
    #expect(abs(area - exact) < 0.003 * exact, "\(area) instead of \(exact)")
    // The corner is neither a step nor a smear.
    let diagonal = (0..<Int(18 * scale)).map {
      picture.pixel(Int(10 * scale) + $0, Int(10 * scale) + $0).x
    }
    #expect(diagonal == diagonal.sorted() && diagonal.filter { $0 > 0 && $0 < 255 }.count <= 3)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func aHairlineIsOnePixelAndSharp(scale: Double) throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 40, 40, scale: scale)
    var overlay = Overlay()
    overlay.add(Panel(Rectangle(x: 0, y: 13.37, width: 40, height: 0), color: .white(0.5)))
    let picture = try easel.picture(frame(overlay, OverlayTests.black, size))
    let column = (0..<size.pixelHeight).map { picture.pixel(7, $0).x }
    #expect(column.filter { $0 > 0 }.count == 1)
    #expect((127...128).contains(column.max() ?? 0))
  }

  @Test(arguments: API.allCases)
  func anOutlineLiesOverTheEdge(api: API) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 60, 60)
    var overlay = Overlay()
    let line = Panel.Outline(width: 8, color: .black(0.5))
    overlay.add(
      Panel(Rectangle(x: 20, y: 20, width: 20, height: 20), radius: 6, color: .white, outline: line))
    let overBlack = try easel.picture(frame(overlay, OverlayTests.black, size))
    let overWhite = try easel.picture(frame(overlay, OverlayTests.white, size))
    // From outside to the middle: nothing, the line's outer half, its inner half, the fill.
    #expect([13, 17, 22, 30].map { overBlack.pixel($0, 30).x } == [0, 0, 128, 255])
    let white = [13, 17, 22, 30].map { overWhite.pixel($0, 30).x }
    #expect(white[0] == 255 && (127...128).contains(white[1]) && (127...128).contains(white[2]))
    #expect(white[3] == 255)
  }

  @Test(arguments: API.allCases)
  func rampsRunFromLeftToRight(api: API) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 100, 40)
    func row(_ colors: [Color], _ from: Double, _ to: Double) throws -> [SIMD4<Int>] {
      var overlay = Overlay()
      overlay.add(
        Panel(Rectangle(x: 0, y: 0, width: 100, height: 40), fill: .gradient(colors, from: from, to: to)))
      let picture = try easel.picture(frame(overlay, OverlayTests.black, size))
      return (0..<100).map { picture.pixel($0, 20) }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let green = Color(red: 0, green: 1, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let three = try row([red, green, blue], 20, 80)
    #expect(three[5] == [255, 0, 0, 255] && three[95] == [0, 0, 255, 255])
    #expect(three[50].y > 245 && abs(three[35].x - 123) < 10 && abs(three[35].y - 132) < 10)
    #expect(try row([blue, green, red], 80, 20) == three)
    let five = try row([red, green, blue, green, red], 0, 100)
    #expect(five[25].y > 245 && five[50].z > 245 && five[75].y > 245 && five[99].x > 245)
    #expect(try row([green], 0, 100).allSatisfy { $0 == [0, 255, 0, 255] })
    #expect(try row([red, green, blue, green, red, blue], 0, 100) == five)
    _ = try row([red, blue], 50, 50)
  }

  @Test func clipsHold() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 100, 60, scale: 2)
    var inner = words("Thunderstorm", x: -20, y: 10, size: 30)
    inner.add(Panel(Rectangle(x: 0, y: 0, width: 100, height: 60), radius: 9, color: .white(0.5)))
    inner.add(.sun, in: Rectangle(x: 10, y: 0, width: 60, height: 60))
    let whole = try easel.picture(frame(inner, OverlayTests.black, size))
    var clipped = Overlay()
    clipped.add(inner, clip: Rectangle(x: 20, y: 15, width: 30, height: 20))
    let picture = try easel.picture(frame(clipped, OverlayTests.black, size))
    for y in 0..<120 {
      for x in 0..<200 {
        let isInside = (40..<100).contains(x) && (30..<70).contains(y)
        let expected = isInside ? whole.pixel(x, y) : [0, 0, 0, 255]
        guard picture.pixel(x, y) != expected else { continue }
        Issue.record("\(x), \(y): \(picture.pixel(x, y)) instead of \(expected)")
        return
      }
    }
  }

  // MARK: Words

  /// What is on screen is what was drawn: no texel is mixed with another.
  @Test(arguments: API.allCases, [1, 1.25, 2])
  func wordsAreSharp(api: API, scale: Double) throws {
    let easel = try Easel.of(api)
    let size = FrameSize(points: 160, 40, scale: scale)
    let box = TextBox("Lisbon 21°", TextStyle(size: 17, weight: .medium))
    let typesetter = easel.renderer.typesetter
    let metrics = typesetter.measure(box)
    let mask = try #require(typesetter.draw(box, scale: scale).mask)
    let picture = try easel.picture(frame(words(box.text, x: 10.4, y: 6.3), OverlayTests.black, size))
    let left = Int((10.4 * scale).rounded()) + mask.left
    let top = Int(((6.3 + metrics.baseline) * scale).rounded()) + mask.top
    var most = 0
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        most = max(most, abs(picture.pixel(left + x, top + y).x - Int(mask.bytes[y * mask.width + x])))
      }
    }
    #expect(most <= 1)
  }

  @Test func aShadowDarkensWhatIsUnderTheWordsAlone() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 160, 80, scale: 2)
    func picture(_ sky: SkyColors, shadow: Bool) throws -> Pixels {
      var overlay = Overlay()
      overlay.add(TextBox("Lisbon", TextStyle(size: 28, weight: .bold)), x: 30, y: 20, hasShadow: shadow)
      return try easel.picture(frame(overlay, sky, size))
    }
    let plain = try picture(OverlayTests.grey, shadow: false)
    let shadowed = try picture(OverlayTests.grey, shadow: true)
    var darker = 0
    var darkest = 0
    for y in 0..<160 {
      for x in 0..<320 {
        let step = plain.pixel(x, y).x - shadowed.pixel(x, y).x
        if step > 0 { darker += 1 }
        if step < 0 { Issue.record("brighter at \(x), \(y)") }
        darkest = max(darkest, step)
      }
    }
    #expect(darker > 2000 && darkest > 8 && darkest <= 26, "\(darker), \(darkest)")
    #expect(shadowed.pixel(2, 2) == plain.pixel(2, 2) && shadowed.pixel(317, 157) == plain.pixel(317, 157))
  }

  @Test func opacityIsProportional() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 120, 40)
    let whole = try easel.picture(frame(words("Lisbon", x: 5, y: 5), OverlayTests.black, size))
    let half = try easel.picture(frame(words("Lisbon", x: 5, y: 5), OverlayTests.black, size, fade: 0.5))
    for index in stride(from: 0, to: whole.bytes.count, by: 4) {
      #expect(abs(Int(half.bytes[index]) - Int(whole.bytes[index]) / 2) <= 1)
    }
  }

  // MARK: What is kept

  @Test(arguments: API.allCases)
  func whatIsKeptStaysWithinItsBounds(api: API) throws {
    let easel = try Easel.of(api)
    try easel.use {
      let renderer = try SkyRenderer(easel.context)
      let size = FrameSize(points: 300, 200, scale: 2)
      let first = frame(words("Lisbon", x: 5, y: 5), OverlayTests.grey, size)
      let before = try easel.picture(first, by: renderer)
      // One frame with more than may be kept: each symbol is seen all the same.
      var crowd = Overlay()
      for index in 0..<24 {
        crowd.add(
          Symbol.allCases[index % 12], in: Rectangle(x: 20, y: 0, width: 200 + Double(index), height: 200))
      }
      crowd.add(.clock, in: Rectangle(x: 0, y: 0, width: 200, height: 200))
      var large = Overlay()
      for side in 0..<10 {
        let length = 400 + Double(side) * 4
        large.add(Symbol.allCases[side % 12], in: Rectangle(x: -50, y: -50, width: length, height: length))
      }
      for overlay in [crowd, large] {
        let again = try easel.picture(frame(overlay, OverlayTests.grey, size), by: renderer)
        #expect(renderer.spriteBytes <= 32 << 20)
        #expect(try easel.picture(frame(overlay, OverlayTests.grey, size), by: renderer) == again)
      }
      for number in 0..<24 {
        var overlay = Overlay()
        for line in 0..<8 {
          overlay.add(
            TextBox("\(number) \(line) Lisbon and Porto", TextStyle(size: 60)), x: 0, y: Double(line) * 20)
        }
        _ = try easel.picture(frame(overlay, OverlayTests.grey, size), by: renderer)
        #expect(renderer.spriteBytes <= 32 << 20)
      }
      #expect(renderer.spriteBytes > 4 << 20)
      #expect(try easel.picture(first, by: renderer) == before)
    }
  }

  @Test func wordsAreUploadedOnce() throws {
    let easel = try Easel.of(.gl)
    try easel.use {
      let renderer = try SkyRenderer(easel.context)
      let size = FrameSize(points: 300, 100)
      var overlay = words("Lisbon, once and for all", x: 5, y: 5)
      overlay.add(.sun, in: Rectangle(x: 5, y: 40, width: 50, height: 50))
      _ = try easel.picture(frame(overlay, OverlayTests.grey, size), by: renderer)
      let uploaded = easel.context.uploadedBytes
      // Only where it stands, and its colour, are new.
      var moved = Overlay()
      moved.add(overlay, opacity: 0.7, placement: Overlay.Placement(scale: 0.9, x: 12, y: 9))
      _ = try easel.picture(frame(moved, OverlayTests.grey, size), by: renderer)
      #expect(easel.context.uploadedBytes - uploaded < 1000)
    }
  }

  /// Words larger than any texture are drawn all the same.
  @Test func enormousWordsAreDrawn() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 400, 100, scale: 8)
    let text = String(repeating: "Llanfairpwllgwyngyll", count: 20)
    let picture = try easel.picture(frame(words(text, x: 0, y: 0, size: 90), OverlayTests.black, size))
    #expect(picture.means.x > 20)
    #expect(easel.renderer.spriteBytes <= 32 << 20)
  }

  @Test func bothAPIsAgreeWithinAStep() throws {
    let size = FrameSize(points: 640, 300, scale: 1.5)
    let typesetter = Typesetter()
    var overlay = WeatherMenu(in: size, chosen: .rain, hovered: .fog, measurer: typesetter).overlay
    overlay.add(.snowTitle("First Snow", in: size, measurer: typesetter))
    overlay.add(.figures(["60 a second"], in: size, measurer: typesetter), placement: .init(scale: 0.9))
    let desktop = try Easel.of(.gl).picture(frame(overlay, OverlayTests.grey, size))
    let embedded = try Easel.of(.gles).picture(frame(overlay, OverlayTests.grey, size))
    #expect(desktop.largestStep(to: embedded) <= 1)
  }
}
