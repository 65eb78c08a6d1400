import Scene
import Testing
import Text

/// Characters have the shapes that they have in the language of the words.
///
/// Romanian is the example that the program's own faces have: there S with a cedilla is drawn with a comma below.
@MainActor struct LanguageTests {
  // On one thread: what Pango, cairo and Fontconfig share among typesetters does not bear several at once.
  private nonisolated static let faces = [
    TextStyle(size: 20), TextStyle(size: 34, weight: .bold, face: .rounded),
  ]

  private func drawn(_ text: String, _ style: TextStyle, in language: String?) -> Raster? {
    Typesetter(language: language).draw(TextBox(text, style), scale: 1).mask
  }

  @Test(arguments: faces)
  func `shapes are those of the language`(style: TextStyle) {
    #expect(drawn("Ş", style, in: "ro") == drawn("Ș", style, in: "ro"))
    #expect(drawn("Ş", style, in: "ro-RO") == drawn("Ș", style, in: nil))
    for language in ["tr", "de-DE", "ja", nil] {
      #expect(drawn("Ş", style, in: language) != drawn("Ș", style, in: language))
      #expect(drawn("Ş", style, in: language) == drawn("Ş", style, in: nil))
    }
  }

  @Test func `what one language draws changes nothing for another`() {
    let (romanian, turkish) = (Typesetter(language: "ro"), Typesetter(language: "tr"))
    for _ in 0..<2 {
      let box = TextBox("Ş", TextStyle(size: 20))
      #expect(turkish.draw(box, scale: 1).mask == drawn("Ş", box.style, in: "tr"))
      #expect(romanian.draw(box, scale: 1).mask == drawn("Ş", box.style, in: "ro"))
      #expect(turkish.measure(box).ink == Typesetter(language: "tr").measure(box).ink)
      #expect(romanian.measure(box).ink == Typesetter(language: "ro").measure(box).ink)
    }
  }

  @Test(arguments: ["", "-", "und", "zz", "zh-Hant-TW", "x-y-z", "日本", String(repeating: "a", count: 10_000)])
  func `no tag stops it`(tag: String) {
    #expect(drawn("Lisbon 東京 القاهرة", TextStyle(size: 20), in: tag) != nil)
  }
}
