import Testing

@testable import Platform

struct LayoutLanguageTests {
  static let locales: [(String, Bool)] = [
    ("ar_EG.UTF-8", true), ("he_IL", true), ("fa", true), ("ur_PK.utf8", true), ("ckb_IQ", true),
    ("dv_MV.UTF-8", true), ("yi_US.UTF-8", true), ("sd_IN@devanagari", false), ("ug_CN@latin", false),
    ("en_US.UTF-8", false), ("de_DE", false), ("C", false), ("C.UTF-8", false), ("POSIX", false), ("", false),
    ("arn_CL", false), ("@", false), ("_", false),
  ]

  @Test(arguments: locales) func languages_run_their_way(_ locale: String, _ isRightToLeft: Bool) {
    #expect(LayoutLanguage.isRightToLeft { $0 == "LANG" ? locale : nil } == isRightToLeft)
  }

  @Test func the_first_variable_that_is_not_empty_counts() {
    let variables = ["LC_ALL": "", "LC_MESSAGES": "he_IL.UTF-8", "LANG": "en_US.UTF-8"]
    #expect(LayoutLanguage.isRightToLeft { variables[$0] })
    #expect(!LayoutLanguage.isRightToLeft { $0 == "LC_ALL" ? "en_US.UTF-8" : variables[$0] })
  }

  @Test func no_variable_at_all_means_left_to_right() {
    #expect(!LayoutLanguage.isRightToLeft { _ in nil })
  }
}
