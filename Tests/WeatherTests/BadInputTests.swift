import Testing
import Weather

struct BadInputTests {
  @Test(arguments: [
    ("", "the forecast is empty"), (" \r\n", "the forecast is empty"), ("\u{FEFF}", "the forecast is empty"),
    ("hello", "not JSON: line 1, column 1: no value begins like this"),
    ("METAR LPPT 301200Z", "not JSON: line 1, column 1: no value begins like this"),
    ("{\n\"current\":{},\n  nope}", "not JSON: line 3, column 3: a name in quotes is missing"),
    ("{\r\n\"a\" 1}", "not JSON: line 2, column 5: a colon is missing"),
    (#"{"current":{}"#, "not JSON: line 1, column 14: it ends too early"),
    (#"{"current":{}} x"#, "not JSON: line 1, column 16: something follows the end"),
    ("{\"current\":{}}\u{0}", "not JSON: line 1, column 15: something follows the end"),
    (#"{"current":"#, "not JSON: line 1, column 12: it ends too early"),
    (#"{"curr"#, "not JSON: line 1, column 2: the text that begins here has no end"),
    (#"{"a":"\"#, "not JSON: line 1, column 6: the text that begins here has no end"),
    (#"{"a":1 "b":2}"#, "not JSON: line 1, column 8: a comma or } is missing"),
    (#"{"a":[1}"#, "not JSON: line 1, column 8: a comma or ] is missing"),
    (#"[1,]"#, "not JSON: line 1, column 4: no value begins like this"),
    (#"{"a":1,}"#, "not JSON: line 1, column 8: a name in quotes is missing"),
    (#"{"a":NaN}"#, "not JSON: line 1, column 6: no value begins like this"),
    (#"{"a":nul}"#, "not JSON: line 1, column 6: no value begins like this"),
    (#"{"a":-}"#, "not JSON: line 1, column 6: not a number"),
    (#"{"a":01}"#, "not JSON: line 1, column 6: not a number"),
    (#"{"a":1.}"#, "not JSON: line 1, column 6: not a number"),
    (#"{"a":1e}"#, "not JSON: line 1, column 6: not a number"),
    (#"{"a":1e+"#, "not JSON: line 1, column 6: not a number"),
    ("[]", "not a forecast: it is not a JSON object"), ("null", "not a forecast: it is not a JSON object"),
    ("5", "not a forecast: it is not a JSON object"),
    (#""current""#, "not a forecast: it is not a JSON object"),
    ("{}", #"not a forecast: it has neither "current" nor "hourly""#),
    (#"{"daily":{"time":["2026-01-16"]}}"#, #"not a forecast: it has neither "current" nor "hourly""#),
    (#"{"current":null,"hourly":null}"#, #"not a forecast: it has neither "current" nor "hourly""#),
    (
      #"{"error":true,"reason":"Cannot\ninitialize \u0057eather\u001b[31m"}"#,
      "the feed answered with an error: Cannot initialize Weather [31m"
    ),
    (#"{"error":true}"#, "the feed answered with an error: it gives no reason"),
    (#"{"error":true,"reason":7,"current":{}}"#, "the feed answered with an error: it gives no reason"),
    (#"{"current":[]}"#, "current: not an object"), (#"{"hourly":"x"}"#, "hourly: not an object"),
    (#"{"current":{},"daily":1}"#, "daily: not an object"),
    (#"{"hourly":{}}"#, "hourly.time: there is not one hour"),
    (#"{"hourly":{"time":[]}}"#, "hourly.time: there is not one hour"),
    (#"{"hourly":{"time":[null,null]}}"#, "hourly.time: there is not one hour"),
    (#"{"hourly":{"time":"2026-01-16T00:00"}}"#, "hourly.time: not an array"),
    (#"{"hourly":{"time":[0,1,2,"soon"]}}"#, "hourly.time[3]: not a date"),
    (#"{"hourly":{"time":["2026-02-30T00:00"]}}"#, "hourly.time[0]: not a date"),
    (#"{"hourly":{"time":[1768594500000]}}"#, "hourly.time[0]: not a date"),
    (#"{"hourly":{"time":[[]]}}"#, "hourly.time[0]: not a date"),
    (#"{"hourly":{"time":[0],"temperature_2m":5}}"#, "hourly.temperature_2m: not an array"),
    (#"{"hourly":{"time":[0,1],"temperature_2m":[1,"warm"]}}"#, "hourly.temperature_2m[1]: not a number"),
    (#"{"hourly":{"time":[0],"temperature_2m":["nan"]}}"#, "hourly.temperature_2m[0]: not a number"),
    (#"{"hourly":{"time":[0],"temperature_2m":["0x10"]}}"#, "hourly.temperature_2m[0]: not a number"),
    (#"{"hourly":{"time":[0],"temperature_2m":[""]}}"#, "hourly.temperature_2m[0]: not a number"),
    (#"{"hourly":{"time":[0],"temperature_2m":[true]}}"#, "hourly.temperature_2m[0]: not a number"),
    (#"{"current":{"is_day":2}}"#, "current.is_day: neither 0 nor 1"),
    (#"{"current":{"is_day":"dusk"}}"#, "current.is_day: neither 0 nor 1"),
    (#"{"current":{},"latitude":91}"#, "latitude: 91 is out of range"),
    (#"{"current":{},"daily":{"time":["2026-01-16"],"sunrise":["dawn"]}}"#, "daily.sunrise[0]: not a date"),
  ])
  func `what is wrong is said in one line, with where`(reply: String, words: String) {
    #expect(complaint(reply) == words)
  }

  @Test(arguments: ["1e308", "-1e400", "1e400", "99999999999999999999", #""1e308""#])
  func `a number beyond all measure is named with its field`(number: String) {
    let digits = number.filter { $0 != "\"" }
    for field in ["latitude", "longitude", "utc_offset_seconds"] {
      #expect(complaint(#"{"current":{},"\#(field)":\#(number)}"#) == "\(field): \(digits) is out of range")
    }
    for field in [
      "interval", "temperature_2m", "precipitation", "snowfall", "cloud_cover", "precipitation_probability",
    ] {
      #expect(
        complaint(#"{"current":{"\#(field)":\#(number)}}"#) == "current.\(field): \(digits) is out of range")
    }
    for field in ["temperature_2m", "precipitation", "snowfall", "cloud_cover", "precipitation_probability"] {
      #expect(
        complaint(#"{"hourly":{"time":[0,1],"\#(field)":[1,\#(number)]}}"#)
          == "hourly.\(field)[1]: \(digits) is out of range")
    }
    for field in [
      "temperature_2m_min", "temperature_2m_max", "precipitation_sum", "snowfall_sum", "cloud_cover_mean",
      "precipitation_probability_max",
    ] {
      #expect(
        complaint(#"{"current":{},"daily":{"time":[0],"\#(field)":[\#(number)]}}"#)
          == "daily.\(field)[0]: \(digits) is out of range")
    }
    #expect(complaint(#"{"current":{"is_day":\#(number)}}"#) == "current.is_day: neither 0 nor 1")
    #expect(complaint(#"{"hourly":{"time":[\#(number)]}}"#) == "hourly.time[0]: not a date")
    #expect(complaint(#"{"current":{"weather_code":\#(number)}}"#) == nil)
  }

  @Test(arguments: [
    "\u{FEFF}{\"current\":{\"weather_code\":45}}",
    "{\r\n\t\"current\" : {\r\n\"weather_code\"\r\n:\r\n45 } }\r\n",
    #"{"current":{"weather_code":1,"weather_code":45}}"#, #"{"curr\u0065nt":{"weather\u005Fcode":45}}"#,
    #"{"current":{"weather_code":45},"x":[[[[[]]]],{},"\ud800","\u12","\ud83c\udf2b",-0,1E5,null,true,false]}"#,
    #"{"error":false,"current":{"weather_code":45}}"#,
  ])
  func `odd but sound JSON is read`(reply: String) throws {
    #expect(try forecast(reply).weatherNow().weather == .fog)
  }

  @Test(arguments: [
    #"{"current":{}}"#, #"{"current":{"temp_c":11,"condition":{"text":"Rain","code":1063}},"location":{}}"#,
    #"{"hourly":{"rain":[1]},"current":{"time":null}}"#,
  ])
  func `what shares names with a feed is not taken for its reply`(_ reply: String) {
    #expect(complaint(reply)?.hasPrefix("not a forecast: ") == true)
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try Forecast.read(Array(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a format that is named is known or refused`() {
    let words = refusal(#"{"format":"x","current":{"condition":"rain","is_day":1}}"#)
    #expect(words?.hasPrefix("format: it is not \"welkin-forecast\"") == true)
  }

  @Test(arguments: ["METAR KCOF 999999Z 18015G22KT", "METAR", "SPECI \n LPPT", "METAR COR 301200Z KCOF"])
  func `what says that it is a METAR is held to it`(_ report: String) {
    #expect(refusal(report)?.contains("station and time come first") == true)
  }

  @Test func `bytes that are not Unicode spoil only the text they stand in`() throws {
    #expect(
      complaint(Array(#"{"current":{"is_day":1},"x":""#.utf8) + [0xFF, 0xC0] + Array(#""}"#.utf8)) == nil)
    let words = complaint(Array(#"{"error":true,"reason":""#.utf8) + [0xFF] + Array(#""}"#.utf8))
    #expect(words == "the feed answered with an error: \u{FFFD}")
  }

  @Test func `no depth exhausts the stack`() {
    for opening in ["[", #"{"a":"#, #"{"current":["#] {
      let words = complaint(String(repeating: opening, count: 100_000))
      #expect(words?.hasSuffix("nested more than 128 deep") == true)
    }
  }

  @Test(arguments: [
    (#"say \"no\" \\"#, #"say "no" \"#), (#"\/\u00b0"#, "/°"), (#"\ud83c\udf2b"#, "🌫"),
    (#"\ud83c-"#, "\u{FFFD}-"),
    (#"\udf2b\ud83c"#, "\u{FFFD}\u{FFFD}"), (#"\u+123"#, "\u{FFFD}+123"), (#"a\tb\u0000"#, "a b "),
  ])
  func `escapes are taken out of a text`(written: String, text: String) {
    let words = complaint(#"{"error":true,"reason":"\#(written)"}"#)
    #expect(words == "the feed answered with an error: \(text)")
  }

  @Test func `a long reason is cut`() {
    let words = complaint(#"{"error":true,"reason":"\#(String(repeating: "no ", count: 10_000))"}"#) ?? ""
    #expect(words.hasSuffix("…") && words.count < 300)
  }

  @Test func `more than 16 MiB is refused, and so is more than a forecast holds`() {
    let size = 16 << 20
    #expect(complaint([UInt8](repeating: 32, count: size)) == "the forecast is empty")
    let words = complaint([UInt8](repeating: 32, count: size + 1))
    #expect(words == "the forecast has 16777217 bytes; at most 16777216 (16 MiB) are read")
    let hours = #"{"hourly":{"time":[0\#(String(repeating: ",0", count: 100_000))]}}"#
    #expect(complaint(hours) == "hourly.time: more than 100000 values")
    let names = "{\(String(repeating: #""a":1,"#, count: 10_001))}"
    #expect(complaint(names)?.hasSuffix("an object with more than 10000 names") == true)
  }

  /// A reply with every field that is read.
  static let whole = Array(
    #"""
    {"latitude":44.4,"longitude":26.1,"utc_offset_seconds":7200,"current_units":{"temperature_2m":"°C"},
    "current":{"time":"2026-01-16T22:15","interval":900,"temperature_2m":-5.3,"weather_code":0,"is_day":0},
    "hourly":{"time":["2026-01-16T22:00",1768597200],"temperature_2m":[-5,null],"precipitation":[0,1e-1],
    "snowfall":[0,0.0],"cloud_cover":[50,"7"],"weather_code":[3,"\u0034"],"is_day":[true,0]},
    "daily":{"time":["2026-01-16"],"sunrise":["2026-01-16T07:45"],"sunset":["2026-01-16T17:03"],
    "temperature_2m_max":[1.5],"temperature_2m_min":[-8],"precipitation_probability_max":[12]}}
    """#.utf8)

  @Test func `no cut and no changed byte is more than one line`() throws {
    #expect(complaint(Self.whole) == nil)
    var replies = Self.whole.indices.map { Array(Self.whole[..<$0]) }
    for index in Self.whole.indices {
      for byte in Array("\0\"\\{}[],:-9eE.nt \n".utf8) + [0x80, 0xFF] {
        replies.append(Self.whole)
        replies[replies.count - 1][index] = byte
      }
    }
    for reply in replies {
      do throws(FeedError) {
        let forecast = try Forecast.openMeteo(reply)
        for moment in [nil, try Moment("2026-01-16T23:10"), Moment(clockSeconds: .nan, offsetSeconds: nil)] {
          _ = try forecast.now(at: moment, clock: 1.8e9)
        }
      } catch {
        let words = error.description
        #expect(
          !words.isEmpty && words.unicodeScalars.allSatisfy { $0.value >= 32 } && words.utf8.count < 1000)
      }
    }
  }
}
