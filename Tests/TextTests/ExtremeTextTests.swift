import Glibc
import Scene
import Testing
import Text

/// Words that break others are laid out, or left out, in good time.
@MainActor struct ExtremeTextTests {
  // On one thread: what Pango, cairo and Fontconfig share among typesetters does not bear several at once.
  nonisolated static let texts: [String] = [
    String(repeating: "Llanfairpwllgwyngyll ", count: 500), String(repeating: "W", count: 10_000),
    "a" + String(repeating: "\u{301}", count: 10_000), String(repeating: "👩🏽‍🚀", count: 2_000),
    "nul\u{0}nul", "\u{0}", "\n", "a\nb\r\nc\td\u{2028}e\u{2029}f", "\u{1B}[31mred\u{7}\u{8}\u{7F}\u{9B}",
    "\u{202E}abc\u{202D}\u{2066}", String(repeating: "\u{202B}", count: 300) + "x",
    "\u{378}\u{E0FFF}\u{10FFFD}",
    "\u{FFFE}\u{FFFF}\u{FFFD}\u{FEFF}",
    String(decoding: [0x41, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x42], as: UTF8.self),
    "👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "﷽﷽﷽", "क्षत्रिय", "ภาษาไทย", "𝕃𝕚𝕤𝕓𝕠𝕟 𒀀", "\u{FFFC}\u{AD}\u{200B}\u{200D}", " ", "",
  ]

  @Test(.timeLimit(.minutes(1)), arguments: texts)
  func itIsLaidOut(text: String) {
    let typesetter = Typesetter()
    for width in [nil, 200.0, 5.0] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let box = TextBox(
          text, TextStyle(size: 20), width: width, smallestShare: 0.5, alignment: .center,
          direction: direction)
        let found = typesetter.measure(box)
        #expect(found.width.isFinite && found.width >= 0 && found.width < 60_000)
        if let width { #expect(found.width <= width) }
        let drawn = typesetter.draw(box, scale: 1.5)
        for raster in [drawn.mask, drawn.colors].compactMap({ $0 }) {
          #expect(raster.bytes.count == raster.width * raster.height * (raster.isMask ? 1 : 4))
        }
      }
    }
  }

  @Test func whatControlsIsABlank() {
    let typesetter = Typesetter()
    func width(_ text: String) -> Double { typesetter.measure(TextBox(text, TextStyle(size: 20))).width }
    #expect(width("a\nb") == width("a b"))
    #expect(width("a\u{0}b") == width("a b"))
    #expect(width("a\r\n\tb") == width("a b"))
  }

  @Test func unknownLettersAreSeen() throws {
    let typesetter = Typesetter()
    for text in ["\u{378}", "\u{10FFFD}", "東"] {
      let drawn = typesetter.draw(TextBox(text, TextStyle(size: 40)), scale: 1)
      let raster = try #require(drawn.mask ?? drawn.colors, "\(text.unicodeScalars) is not drawn")
      #expect(raster.bytes.contains { $0 > 100 })
    }
  }

  @Test func emojiKeepTheirColours() throws {
    let typesetter = Typesetter()
    let drawn = typesetter.draw(TextBox("a🎉b", TextStyle(size: 40)), scale: 1)
    let colors = try #require(drawn.colors, "fonts-noto-color-emoji is not installed")
    #expect(drawn.mask != nil)
    var colored = 0
    var index = 0
    while index < colors.bytes.count {
      let pixel = colors.bytes[index..<index + 4].map { Int($0) }
      #expect(pixel[0...2].allSatisfy { $0 <= pixel[3] })
      if abs(pixel[0] - pixel[2]) > 60 { colored += 1 }
      index += 4
    }
    #expect(colored > 50)
    // One picture for a whole sequence.
    func width(_ text: String) -> Double { typesetter.measure(TextBox(text, TextStyle(size: 40))).width }
    #expect(width("👩🏽‍🚀") < 1.2 * width("🎉"))
    #expect(typesetter.draw(TextBox("ab", TextStyle(size: 40)), scale: 1).colors == nil)
  }

  @Test func oddSizesAndScalesDoNoHarm() {
    let typesetter = Typesetter()
    for size: Double in [-1, 0, 1e-9, 1e9, Double.nan, .infinity, -.infinity] {
      let box = TextBox("Lisbon", TextStyle(size: size))
      let found = typesetter.measure(box)
      #expect(found.width.isFinite && found.height.isFinite && found.height > 0)
      for scale: Double in [-1, 0, 1e-300, 1, Double.nan, .infinity] {
        _ = typesetter.draw(box, scale: scale)
      }
    }
    for share: Double in [-1, 0, 2, Double.nan] {
      let box = TextBox("Lisbon", TextStyle(size: 20), width: 30, smallestShare: share)
      #expect(typesetter.measure(box).width <= 30)
    }
    #expect(typesetter.draw(TextBox("Lisbon", TextStyle(size: 20)), scale: 1e6).mask == nil)
  }

  /// Without its configuration fontconfig looks where fonts usually are, and complains in a line of its own.
  @Test func aMissingConfigurationIsNoError() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      setenv("FONTCONFIG_FILE", "/nonexistent", 1)
      setenv("HOME", "/nonexistent", 1)
      let typesetter = Typesetter()
      let box = TextBox("Lisbon 21°", TextStyle(size: 20), width: 300)
      let found = typesetter.measure(box)
      let drawn = typesetter.draw(box, scale: 1)
      exit((found.width > 0) == (drawn.mask != nil) && found.height > 0 ? 0 : 3)
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.count <= 1, "\(lines)")
  }

  /// A configuration that knows of no folder: there is no font at all.
  @Test func withoutAnyFontWordsAreLeftOut() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      let path = "/tmp/welkin-no-fonts-\(getpid()).conf"
      guard let file = fopen(path, "w") else { exit(4) }
      fputs("<fontconfig><dir>/nonexistent</dir></fontconfig>", file)
      fclose(file)
      setenv("FONTCONFIG_FILE", path, 1)
      let typesetter = Typesetter()
      unlink(path)
      let box = TextBox("Lisbon 21°", TextStyle(size: 20), width: 300)
      let drawn = typesetter.draw(box, scale: 1)
      let found = typesetter.measure(box)
      exit(found.width == 0 && found.height > 0 && drawn.mask == nil && !typesetter.hasFonts ? 0 : 3)
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.count <= 1, "\(lines)")
  }
}
