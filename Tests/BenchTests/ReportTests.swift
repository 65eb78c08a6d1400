import Bench
import Testing

@Suite struct ReportTests {
  private static let head = #"{"version": 1, "size": "9x9", "scale": 1, "density": 1, "#

  private var report: BenchReport {
    let driver = BenchReport.Driver(vendor: "A \"B\"\n", renderer: "R", version: "4.5", software: true)
    var report = BenchReport(
      program: "welkin 1", driver: driver, cpu: nil, cores: 2, size: "640x360", scale: 1.5, density: 1)
    for (scene, time) in [("rain", 4.0), ("snow", 1)] {
      report.scenes.append(
        SceneFigures(
          scene: scene, times: Samples([time, time, time]), floor: Samples([2, 2, 2]), cpuMs: 3, gpuMs: nil,
          drawCalls: 4, uploadedBytes: 96))
    }
    return report
  }

  @Test func `what is written is read again`() throws {
    let earlier = try BenchReport.earlier(Array(report.json.utf8))
    #expect(
      earlier.scenes == [
        EarlierFigures(scene: "rain", floorRatio: 2), EarlierFigures(scene: "snow", floorRatio: 0.5),
      ])
    #expect(earlier.frame == "640x360 at scale 1.5, density 1")
  }

  @Test func `what is not known is null, and texts are escaped`() {
    #expect(report.json.contains("\"cpu\": null"))
    #expect(report.json.contains("\"gpu_ms\": null"))
    #expect(report.json.contains(#""vendor": "A \"B\"\n""#))
  }

  private func earlier(_ scenes: [(String, Double)], frame: String = "640x360 at scale 1.5, density 1")
    -> EarlierRun
  {
    EarlierRun(frame: frame, scenes: scenes.map { EarlierFigures(scene: $0.0, floorRatio: $0.1) })
  }

  @Test func `what cannot be compared is refused`() {
    #expect(throws: BenchError.nothingInCommon) {
      try report.comparison(with: earlier([("fog", 1), ("floor", 1)]))
    }
    let other = earlier([("rain", 1)], frame: "9x9 at scale 1, density 1")
    #expect(throws: BenchError.otherFrame(then: other.frame, now: "640x360 at scale 1.5, density 1")) {
      try report.check(other)
    }
  }

  @Test func `a comparison gives this run over that one, and what is over the limit`() throws {
    let earlier = earlier([("rain", 1.6), ("fog", 1)])
    let table = try report.comparison(with: earlier)
    #expect(table.contains("rain         2.00         1.60   1.25"))
    #expect(table.contains("snow         0.50            –      –"))
    #expect(report.scenes(over: 1.2, comparedWith: earlier) == ["rain"])
    #expect(report.scenes(over: 1.3, comparedWith: earlier) == [])
  }

  @Test func `every line of the table is as long as the first, with colours only where they are wanted`() {
    let lines = report.table(colors: false).split(separator: "\n")
    #expect(Set(lines.map(\.count)).count == 1)
    #expect(lines.count == 3)
    #expect(report.table(colors: true).contains("\u{1B}[33m"))
    #expect(!report.table(colors: false).contains("\u{1B}"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("[]", "no \"version\""), ("{\"version\": 2}", "its version is 2"),
    ("{\"version\": 1}", "does not say its \"size\""), (head + "\"scenes\": [{}]}", "scenes[0].scene"),
    (head + "\"scenes\": [{\"scene\": \"rain\", \"floor_ratio\": 0}]}", "scenes[0].floor_ratio"),
    (
      head + "\"scenes\": [{\"scene\": \"rain\", \"floor_ratio\": 1e999}]}", "scenes[0].floor_ratio"
    ),
    ("nonsense", "not JSON"),
  ])
  func `a file that is no report says what is wrong`(text: String, problem: String) {
    let error = #expect(throws: BenchError.self) { try BenchReport.earlier(Array(text.utf8)) }
    #expect(error?.description.contains(problem) == true)
  }
}
