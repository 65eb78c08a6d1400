import Testing

@testable import Options

struct EchoTests {
  @Test(arguments: [
    ("rain", #""rain""#), ("", #""""#), ("a\u{1B}[31m\n", #""a\u{1b}[31m\u{a}""#), (#"a"b\"#, #""a\"b\\""#),
    ("\u{202E}niar", #""\u{202e}niar""#), ("schön ❄", #""schön ❄""#),
    (String(repeating: "a", count: 40), "\"" + String(repeating: "a", count: 40) + "\""),
    (String(repeating: "a", count: 41), "\"" + String(repeating: "a", count: 40) + "…\""),
  ])
  func `an echo is short and harmless`(text: String, echo: String) {
    #expect(text.quoted == echo)
  }
}
