import Scene
import Testing

struct ColorTests {
  @Test(arguments: [
    ("#fff", Color.white), ("#FFF", .white), ("#ffff", .white), ("#ffffff", .white), ("#FfFfFfFf", .white),
    ("white", .white), ("WHITE", .white), ("black", .black), ("#000", .black), ("#0000", .black.faded(0)),
    ("gold", Color(red: 1, green: 215.0 / 255, blue: 0)),
    ("#f80", Color(red: 1, green: 136.0 / 255, blue: 0)),
    ("RebeccaPurple", Color(red: 0.4, green: 0.2, blue: 0.6)), ("transparent", .black.faded(0)),
    ("lightgoldenrodyellow", Color(red: 250.0 / 255, green: 250.0 / 255, blue: 210.0 / 255)),
    ("#12345678", Color(red: 0x12 / 255.0, green: 0x34 / 255.0, blue: 0x56 / 255.0, alpha: 0x78 / 255.0)),
  ])
  func `CSS colours are understood`(text: String, color: Color) {
    #expect(Color(css: text) == color)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "ffffff", "bleu", " red", "red ",
    "#ff f",
    "rgb(0,0,0)", "0xffffff", "gold\0", "gölden", "#१२३", String(repeating: "f", count: 1 << 20),
  ])
  func `other words are no colours`(text: String) {
    #expect(Color(css: text) == nil)
  }

  @Test func `hexadecimal digits read back as the same colour`() throws {
    for value in 0...255 {
      let color = Color(red: Double(value) / 255, green: 0, blue: 1, alpha: Double(255 - value) / 255)
      let text = try #require(color.hexadecimal)
      #expect(Color(css: text) == color)
    }
    #expect(Color(red: 0.3, green: 0.5, blue: 0.5).hexadecimal == nil)
  }

  @Test func `hue, saturation and brightness give the channels`() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0.5, blue: 0))
    #expect(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1) == Color(red: 0.5, green: 0.5, blue: 1))
    #expect(Color(hue: 0.01, saturation: 0.2, brightness: 0.9) == Color(red: 0.9, green: 0.7308, blue: 0.72))
    #expect(Color(hue: 285.0 / 360, saturation: 0.4, brightness: 1) == Color(red: 0.9, green: 0.6, blue: 1))
  }

  @Test func `channels out of bounds are brought back`() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
  }
}
