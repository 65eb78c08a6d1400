import Foundation
import TestSupport
import Testing

/// `welkin bench`, run for a few frames: its JSON's shape, and whether its figures make sense.
@Suite(.serialized) struct BenchProgramTests {
  private struct Report: Decodable {
    struct GL: Decodable {
      let vendor, renderer, version: String
      let software: Bool
    }
    struct Scene: Decodable {
      let scene: String
      let frames: Int
      let fps, ms_median, ms_p95, ms_worst_1, cpu_ms: Double
      let gpu_ms: Double?
      let draw_calls, uploaded_bytes, floor_ms, floor_ratio: Double
    }
    let version: Int
    let program: String
    let gl: GL
    let cpu: String?
    let cores: Int
    let size: String
    let scale, density: Double
    let scenes: [Scene]
  }

  private func bench(_ arguments: String...) throws -> (report: Report, outcome: BuiltProgram.Outcome) {
    let outcome = try BuiltProgram.run(["bench"] + arguments + ["--json", "-"])
    try #require(outcome.status == 0, "\(outcome.complaints)")
    return (try JSONDecoder().decode(Report.self, from: outcome.output), outcome)
  }

  @Test func `a gradient is measured on its way, not while it stands`() throws {
    let (report, _) = try bench("gradient-warm", "fog", "--size", "320x180", "--frames", "20")
    // What stands is kept, and its copy costs next to nothing.
    #expect(report.scenes[0].uploaded_bytes > 0)
  }

  @Test func `the JSON has the documented members, one scene after the other, and the floor last`() throws {
    let (report, outcome) = try bench("--size", "160x90", "--frames", "45")
    #expect(report.version == 1)
    #expect(report.program.hasPrefix("welkin "))
    #expect(!report.gl.renderer.isEmpty)
    #expect(report.cores >= 1)
    #expect(report.size == "160x90")
    #expect(
      report.scenes.map(\.scene) == [
        "clear-day", "clear-night", "cloudy", "rain", "thunderstorm", "thunderstorm-flash", "snow", "fog",
        "snowfall", "gradient", "gradient-warm", "gradient-purple", "gradient-vivid", "floor",
      ])
    for scene in report.scenes {
      #expect(scene.frames > 0 && scene.fps > 0 && scene.floor_ms > 0 && scene.floor_ratio > 0)
      #expect(scene.ms_median <= scene.ms_p95 && scene.ms_p95 <= scene.ms_worst_1)
      #expect(scene.draw_calls >= 1)
    }
    #expect(report.scenes.filter { $0.scene.hasPrefix("thunderstorm") }.map(\.frames).reduce(0, +) == 45)
    // Where a member is not known it is there all the same.
    #expect(outcome.text.components(separatedBy: "\"gpu_ms\":").count == report.scenes.count + 1)
  }

  @Test func `frames times their milliseconds are about the time that the run took`() throws {
    let (report, outcome) = try bench("cloudy", "--size", "1280x720", "--frames", "80")
    let measured = report.scenes.map { Double($0.frames) * (1 / $0.fps + $0.floor_ms / 1000) }.reduce(0, +)
    #expect(measured < outcome.seconds)
    #expect(measured > 0.4 * outcome.seconds, "\(measured) s of \(outcome.seconds) s")
  }

  @Test func `four times the pixels cost more than twice the time: frames are waited for`() throws {
    func milliseconds(_ size: String) throws -> Double {
      let (report, _) = try bench("cloudy", "--size", size, "--frames", "30")
      return try #require(report.scenes.first).ms_median
    }
    // Other work on the machine can only add: the least of a few runs is what a frame takes.
    let runs = try (0..<4).map { _ in
      (small: try milliseconds("960x540"), large: try milliseconds("1920x1080"))
    }
    let least = (small: runs.map(\.small).min() ?? 0, large: runs.map(\.large).min() ?? 0)
    #expect(least.large > 2 * least.small, "\(runs)")
  }

  @Test func `the floor's ratio to itself is one`() throws {
    // Other work on the machine may fall on one of the two; it does not do so every time.
    let ratios = try (0..<3).map { _ in
      try #require(try bench("snow", "--size", "640x360", "--frames", "150").report.scenes.last).floor_ratio
    }
    #expect(ratios.contains { abs($0 - 1) < 0.1 }, "\(ratios)")
  }

  @Test func `a run is compared with an earlier one, and fails above a limit`() throws {
    let folder = try ScratchFolder()
    let file = folder("earlier.json")
    let few = ["bench", "snow", "--size", "160x90", "--frames", "5"]
    #expect(try BuiltProgram.run(few + ["--json", file]).status == 0)
    let same = try BuiltProgram.run(few + ["--compare", file, "--fail-above", "1000"])
    #expect(same.status == 0)
    #expect(same.text.contains("floors then"))
    let slower = try BuiltProgram.run(few + ["--compare", file, "--fail-above", "0.0001"])
    #expect(slower.status == 1)
    #expect(slower.lines.count == 1 && slower.complaints.contains("snow"))
    let none = try BuiltProgram.run(few + ["--compare", folder.path])
    #expect(none.status == 1)
  }
}
