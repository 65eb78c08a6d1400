import Testing

@testable import Options

struct NumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-5", -5), ("+5", 5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("-1.5E-2", -0.015),
      ("1e308", 1e308), ("99999999999999999999", 1e20),
    ] as [(String, Double)])
  func `decimal numbers are read`(text: String, value: Double) {
    #expect(Double(plain: text) == value)
  }

  @Test(arguments: [
    "", " 1", "1 ", "1\n", "nan", "NaN", "inf", "-inf", "infinity", "0x10", "0x1p3", "1e999", "1,5", "1_000",
    "١", "--5", "1e", "e", ".", "-", "5s", String(repeating: "1", count: 1 << 20),
  ])
  func `anything else is no number`(text: String) {
    #expect(Double(plain: text) == nil)
  }

  @Test(arguments: [(8, "8"), (0.1, "0.1"), (16384, "16384"), (-2.5, "-2.5")])
  func `a number is spelled without needless zeros`(value: Double, text: String) {
    #expect(value.plain == text)
  }
}
