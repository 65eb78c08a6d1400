import ForecastScreen
import Options
import Scene
import Testing
import Weather

struct WordsTests {
  @Test(arguments: Language.allCases)
  func `a language lacks no string, and no blank in one`(language: Language) {
    for phrase in Phrase.allCases {
      let words = language.words(phrase)
      #expect(!words.isEmpty && !words.contains("\n"))
      // Singular and dual may be words of their own.
      guard ![.forecastOfOneDay, .forecastOfTwoDays].contains(phrase) else { continue }
      #expect(blanks(words) == blanks(Language.english.words(phrase)), "\(phrase)")
    }
  }

  private func blanks(_ words: String) -> Set<String> {
    Set(
      words.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "}").first.map(String.init)
      })
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `a language has words of its own`(language: Language) {
    let same = Phrase.allCases.filter { language.words($0) == Language.english.words($0) }
    // What French and German share with English, what keyboards do, and what a millisecond is everywhere.
    let shared: Set<Phrase> = [
      .keyPause, .pageUpKey, .pageDownKey, .homeKey, .endKey, .escapeKey, .comma, .figureMilliseconds,
    ]
    #expect(shared.isSuperset(of: same), "\(same)")
  }

  @Test func `a locale's language is found, and Brazil has words of its own`() {
    #expect(
      Language(LocaleName("pt_PT.UTF-8")) == .portuguese && Language(LocaleName("pt_AO")) == .portuguese)
    #expect(Language(LocaleName("pt_BR.UTF-8")) == .brazilian && Language(LocaleName("pt")) == .brazilian)
    #expect(Language(LocaleName("de_AT@euro")) == .german && Language(LocaleName("ar")) == .arabic)
    #expect(Language(LocaleName("C")) == nil && Language(LocaleName("nl_NL")) == nil)
    #expect(Language.brazilian.words(.keyFullScreen) == "tela cheia")
    #expect(Language.portuguese.words(.keyFullScreen) == "ecrã inteiro")
    #expect(Language.brazilian.words(.rain) == Language.portuguese.words(.rain))
  }

  @Test func `titles are those of the scenes and conditions`() {
    for condition in Condition.allCases {
      #expect(Language.english.words(Phrase(condition)) == condition.title)
    }
    for weather in Weather.allCases { #expect(Language.english.words(Phrase(weather)) == weather.title) }
    for gradient in GradientName.allCases {
      #expect(Language.english.words(Phrase(gradient)) == gradient.title)
    }
    #expect(Language.english.words(.snowfall) == SceneName.snowfall.title)
  }

  @Test func `the list of keys has words for every key`() {
    #expect(Phrase.keyActions.map { Language.english.words($0) } == WindowKey.all.map(\.action))
  }

  @Test func `every key that help names in a word has a name`() {
    let keys = WindowKey.all.flatMap { $0.keys.split(separator: ", ").map(String.init) }
    let named = keys.filter { Phrase(key: $0) != nil }
    #expect(named == ["Page Up", "Page Down", "Home", "End", "Space", "Esc"])
    // Digits and arrows are shown as signs, and all else is what stands on every keyboard.
    let signs: Set = ["1 to 7", "Left", "Right", "Up", "Down"]
    #expect(keys.allSatisfy { named.contains($0) || signs.contains($0) || $0.count == 1 || $0 == "F11" })
  }

  @Test func `blanks are filled in once, whatever is filled in`() {
    let words = Language.english.words(.highAndLow, ["high": "{low}", "low": "5"])
    #expect(words == "H:{low} L:5")
    #expect(Language.english.words(.highAndLow, [:]) == "H: L:")
  }

  @Test(arguments: [
    ("en_US", 1, "1-Day Forecast"), ("en_US", 10, "10-Day Forecast"), ("de_DE", 7, "7-Tage-Vorhersage"),
    ("es_ES", 1, "Pronóstico para 1 día"), ("ar_EG", 1, "توقعات يوم واحد"), ("ar_EG", 2, "توقعات يومين"),
    ("ar_EG", 10, "توقعات ١٠ أيام"), ("ar_EG", 16, "توقعات ١٦ يومًا"), ("ja_JP", 10, "10日間の天気予報"),
  ])
  func `the title of the days has their number`(name: String, days: Int, title: String) {
    #expect(locale(name).forecastTitle(days: days) == title)
  }
}

struct LocaleTests {
  @Test(arguments: [
    ("C", 0.0, "Updated 1 minute ago"), ("C", 5400, "Updated 2 hours ago"),
    ("C", .nan, "Updated 1 minute ago"),
    ("de_DE", 172_800, "Aktualisiert vor 2 Tagen"), ("fr_FR", 3600, "Mis à jour il y a 1 heure"),
    ("ja_JP", 7200, "2 時間前に更新"), ("pt_PT", 7200, "Atualizado há 2 horas"),
    ("it_IT", 7200, "Updated 2 hours ago"),
    ("ar_EG", 7200, "حُدّثت قبل ساعتين"), ("es_ES", 7200, "Actualizado hace 2 horas"),
  ])
  func `an age is a sentence`(name: String, age: Double, words: String) {
    #expect(locale(name).updated(age: age) == words)
    _ = locale(name).updated(age: .infinity)
  }

  @Test(
    arguments: [
      (nil, [:], nil, nil), (nil, ["LANG": "de_DE.UTF-8"], "de", "DE"),
      (nil, ["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], "fr", "FR"),
      (nil, ["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ar_EG.UTF-8"], "ar", "EG"),
      (nil, ["LANG": "de_DE", "LC_ALL": ""], "de", "DE"), ("ja", ["LC_ALL": "de_DE"], "ja", nil),
      (nil, ["LC_ALL": "C", "LANG": "de_DE"], nil, nil), ("pt-br", [:], "pt", "BR"),
      ("sr_Latn_RS@euro", [:], "sr", "RS"), ("es-419", [:], "es", "419"), ("POSIX", [:], nil, nil),
    ] as [(String?, [String: String], String?, String?)])
  func `the option decides, then LC_ALL, LC_MESSAGES and LANG`(
    option: String?, environment: [String: String], language: String?, region: String?
  ) {
    let name = LocaleName(option: option) { environment[$0] }
    #expect(name.language == language && name.region == region)
  }

  @Test(arguments: [
    ("C", nil), ("de_DE.UTF-8", "de-DE"), ("ja", "ja"), ("zh_Hant_TW", "zh-Hant-TW"),
    ("sr_RS@latin", "sr-RS"),
    ("es-419", "es-419"), ("..", nil),
  ])
  func `a locale's language has a tag`(name: String, tag: String?) {
    #expect(LocaleName(name).languageTag == tag)
  }

  @Test(arguments: [
    "", "..", "../../etc/passwd", "\u{0}", "x", "🇵🇹", "_", "-_-", "de__", "en_US_", "_US",
    String(repeating: "a", count: 10_000), "qq_QQ", "C.UTF-8", "zz", "١",
  ])
  func `no name of a locale stops it`(name: String) {
    let locale = locale(name)
    #expect(locale.temperature(21).hasSuffix("°"))
    #expect(!locale.hour(noon, utcOffsetSeconds: 0).isEmpty && !locale.weekday(0).isEmpty)
    #expect(locale.language == .german || locale.words(.today) == "Today")
  }

  @Test(arguments: [
    ("C", "15", "Fri", "Friday", "60%", "-12°", "21°"),
    ("en_US", "3 PM", "Fri", "Friday", "60%", "10°", "70°"),
    ("en_GB", "15", "Fri", "Friday", "60%", "-12°", "21°"),
    ("de_DE", "15 Uhr", "Fr", "Freitag", "60 %", "-12°", "21°"),
    ("fr_FR", "15 h", "ven.", "vendredi", "60 %", "-12°", "21°"),
    ("es_ES", "15", "vie", "viernes", "60 %", "-12°", "21°"),
    ("pt_PT", "15", "sex.", "sexta-feira", "60%", "-12°", "21°"),
    ("ja_JP", "15時", "金", "金曜日", "60%", "-12°", "21°"),
    ("sv_SE", "15", "fre", "fredag", "60 %", "−12°", "21°"),
    ("ar_EG", "٣ م", "جمعة", "الجمعة", "٦٠٪", "-١٢°", "٢١°"),
    ("ar", "٣ م", "جمعة", "الجمعة", "٦٠٪", "-١٢°", "٢١°"),
    ("fa_IR", "۱۵", "جمعه", "جمعه", "۶۰٪", "−۱۲°", "۲۱°"),
  ])
  func `numbers, hours and days are written as the locale has them`(
    name: String, hour: String, short: String, full: String, percent: String, cold: String, warm: String
  ) {
    let locale = locale(name)
    /// Spaces may be of another width, and marks of direction are not seen.
    func plain(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.compactMap { scalar in
            switch scalar.properties.generalCategory {
            case .format: nil
            case .spaceSeparator: " "
            default: scalar
            }
          }))
    }
    #expect(plain(locale.hour(noon + 3 * 3600, utcOffsetSeconds: 0)) == hour)
    #expect(plain(locale.hour(noon, utcOffsetSeconds: 3 * 3600)) == hour)
    #expect(plain(locale.weekday(20_469)) == short && plain(locale.weekday(20_469, full: true)) == full)
    #expect(plain(locale.percent(0.6)) == percent)
    #expect(plain(locale.temperature(-12)) == cold && plain(locale.temperature(21)) == warm)
  }

  @Test func `minutes are shown where there are some`() {
    #expect(locale("C").hour(noon, utcOffsetSeconds: 20_700) == "17:45")
    #expect(locale("C").hour(nil, utcOffsetSeconds: 0) == "—")
    #expect(
      locale("C").hour(.nan, utcOffsetSeconds: 0) == "—"
        && locale("C").hour(1e300, utcOffsetSeconds: 0) == "—")
    #expect(locale("C").weekday(.max) == "—" && locale("C").weekday(.min) == "—")
  }

  @Test func `percents are whole, and shares out of range are held`() {
    #expect(
      [0.199, 0.2, 0.005, 1, 2, -1].map { locale("C").percent($0) } == [
        "20%", "20%", "1%", "100%", "100%", "0%",
      ])
    #expect(locale("C").percent(nil) == "—" && locale("C").percent(.nan) == "—")
  }

  @Test(arguments: [
    ("en_US", Units.us), ("en_GB", .metric), ("es_PR", .us), ("en_LR", .metric), ("C", .metric), ("en", .us),
    ("de_DE", .metric), ("en_BS", .us), ("es_US", .us),
  ])
  func `units are the region's, or what the user wants`(name: String, units: Units) {
    #expect(locale(name).units == units)
    #expect(locale(name, units: .metric).temperature(100) == "100°")
    #expect(locale(name, units: .us).temperature(100) == "212°")
  }

  @Test(arguments: [
    ("ar_EG", true), ("he_IL", true), ("fa_IR", true), ("ur_PK", true), ("ar", true), ("en_US", false),
    ("C", false), ("ja_JP", false), ("de", false),
  ])
  func `the direction is the language's`(name: String, isRightToLeft: Bool) {
    #expect(locale(name).direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }
}

struct TextTests {
  @Test func `text has the content of the screen, with days worded in full`() throws {
    var model = try demo(3)
    model.feed = .openMeteo
    model.now?.conditionFrom = .cloudCover
    model.days = Array(model.days.prefix(2))
    model.days[1].chance = nil
    model.hours = Array(model.hours.prefix(2))
    #expect(
      ForecastText.lines(model, in: locale("C")) == [
        "Lisbon", "-1° · Snow · day", "Condition taken from cloud cover", "H:2° L:-6°", "", "Hourly Forecast",
        "Now: -1°, Snow", "13: 0°, Rain", "", "2-Day Forecast",
        "Today (Friday): Partly Cloudy, chance of rain or snow 10%, low -6°, high 2°",
        "Saturday: Rain, chance of rain or snow —, low -5°, high 4°", "", "Weather data by Open-Meteo.com",
      ])
  }

  @Test func `without weather now it says so, and how old it is`() throws {
    let model = ForecastModel(outdated: Forecast(place: "A\nB"), clock: noon)
    #expect(
      ForecastText.lines(model, in: locale("de_DE"), age: 172_800)
        == ["A B", "Keine aktuellen Wetterdaten", "Aktualisiert vor 2 Tagen"])
  }

  @Test(arguments: Language.allCases)
  func `no line of any language breaks or shows a blank`(language: Language) throws {
    for step in 0..<5 {
      for line in try ForecastText.lines(demo(step), in: locale(language.rawValue)) {
        #expect(!line.contains("\n") && !line.contains("{"))
      }
    }
  }
}
