import Testing

@testable import Options

struct SpellingTests {
  @Test(arguments: [
    ("rain", "rain", 0), ("rian", "rain", 1), ("ran", "rain", 1), ("rainy", "rain", 1), ("rein", "rain", 1),
    ("", "fog", 3), ("fog", "", 3), ("", "", 0), ("ca", "abc", 3), ("clodyu", "cloudy", 2),
  ])
  func `slips are counted, a swap as one`(first: String, second: String, slips: Int) {
    #expect(Spelling.slips(from: first, to: second) == slips)
  }

  @Test(
    arguments: [
      ("rian", "rain"), ("RAIN", "rain"), ("clouds", "cloudy"), ("thunder", "thunderstorm"),
      ("night", "clear-night"), ("clear", "clear-day"), ("clearday", "clear-day"), ("foog", "fog"),
      ("volcano", nil), ("", nil), ("x", nil), ("zz", nil), (String(repeating: "rain", count: 20), nil),
    ] as [(String, String?)])
  func `the nearest name is found`(word: String, name: String?) {
    #expect(Spelling.nearest(to: word, among: SceneName.all.map(\.name)) == name)
  }
}
