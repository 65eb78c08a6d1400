import Foundation
import Image
import TestSupport
import Testing

extension WindowTests {
  private static let forecast = """
    {"format": "welkin-forecast", "version": 1, "place": "Porto", "utc_offset_seconds": 0,
     "current": {"time": "2026-01-16T12:00Z", "interval": 3600, "condition": "clear", "temperature": 12,
                 "is_day": true},
     "hours": [\(hours)], "days": [\(days)]}
    """

  private static var hours: String {
    (12..<24).map {
      "{\"time\": \"2026-01-16T\($0):00Z\", \"condition\": \"clear\", \"temperature\": \($0), \"is_day\": true}"
    }.joined(separator: ",")
  }

  private static var days: String {
    (16..<26).map {
      "{\"time\": \"2026-01-\($0)T00:00Z\", \"condition\": \"rain\", \"low\": 3, \"high\": \($0), \"chance\": 0.5}"
    }.joined(separator: ",")
  }

  /// Opens a window on the forecast that is seen in the picture of it without being scrolled.
  private func withForecast(
    motion: String = "--reduce-motion", _ body: (_ program: RunningProgram, _ file: String) throws -> Void
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.forecast, to: "forecast.json")
    let file = folder("forecast.json")
    let program = try RunningProgram(
      server, "forecast", "--forecast", file, "--now", "2026-01-16T12:10Z", "--locale", "en_GB", "--window",
      "400x500", motion, "--stats")
    let start = try drawn(file, "0")
    try program.wait("the forecast") { try program.photograph() == start }
    try body(program, file)
  }

  private static let end = "99999"

  private func drawn(_ file: String, _ scroll: String, hours: String = "0") throws -> Pixels {
    try RunningProgram.rendered(
      "forecast", "--forecast", file, "--now", "2026-01-16T12:10Z", "--locale", "en_GB", "--size", "400x500",
      "--scroll", scroll, "--scroll-hours", hours)
  }

  @Test func the_forecast_is_moved_by_wheel_hand_and_keys_and_stops_at_its_ends() throws {
    try withForecast { program, file in
      func shows(_ scroll: String, hours: String = "0", after what: String) throws {
        // Words that are being scaled lie elsewhere in their texture than in a single picture.
        let wanted = try drawn(file, scroll, hours: hours)
        try program.wait("the forecast after \(what)") {
          try program.photograph().largestStep(to: wanted) <= 2
        }
      }
      try shows("0", after: "the start")
      try program.xdotool("mousemove", "--window", "200", "250")
      try server.tool(["xdotool", "click", "5", "click", "5", "click", "4"])
      try shows("80", after: "the wheel")
      try server.tool(["xdotool", "mousedown", "1"])
      try program.xdotool("mousemove", "--window", "200", "210")
      try server.tool(["xdotool", "mouseup", "1"])
      try shows("120", after: "the hand")
      try program.press("End", "Down")
      try shows(Self.end, after: "the key End")
      try program.press("Up", "Home", "Right")
      try shows("0", hours: "80", after: "the keys Home and Right")
      try server.tool(["xdotool", "keydown", "shift", "click", "4", "keyup", "shift"])
      try shows("0", after: "Shift with the wheel")
      #expect(try program.nextFigures(2).last?.drawn == 0)
    }
  }

  @Test func a_hand_on_the_hours_goes_on_from_where_the_wheel_led() throws {
    try withForecast(motion: "--full-motion") { program, file in
      try program.xdotool("mousemove", "--window", "200", "400")
      try server.tool(["xdotool", "mousedown", "1", "click", "5"])
      let wheeled = try drawn(file, "80")
      try program.wait("a notch") { try program.photograph().largestStep(to: wheeled) <= 2 }
      try program.xdotool("mousemove", "--window", "200", "390")
      let moved = try drawn(file, "90")
      try program.wait("ten points more") { try program.photograph().largestStep(to: moved) <= 2 }
      usleep(300_000)
      try server.tool(["xdotool", "mouseup", "1"])
      #expect(try program.nextFigures(2).last?.drawn == 0)
      #expect(try program.photograph().largestStep(to: moved) <= 2)
    }
  }

  @Test func a_flung_forecast_goes_on_and_comes_to_rest() throws {
    try withForecast(motion: "--full-motion") { program, file in
      try program.xdotool("mousemove", "--window", "200", "400")
      try server.tool(["xdotool", "mousedown", "1"])
      for y in stride(from: 380, through: 200, by: -30) {
        try program.xdotool("mousemove", "--window", "200", "\(y)")
      }
      try server.tool(["xdotool", "mouseup", "1"])
      let end = try drawn(file, Self.end)
      try program.wait("its end") { try program.photograph() == end }
      #expect(try program.nextFigures(2).last?.drawn == 0)
    }
  }

  @Test func the_wheel_leads_softly_to_where_it_points_and_keys_go_on_while_they_are_held() throws {
    try withForecast(motion: "--full-motion") { program, file in
      let start = try program.photograph()
      try program.xdotool("mousemove", "--window", "200", "250")
      let before = program.figures.reduce(0) { $0 + $1.drawn }
      try server.tool(["xdotool", "click", "5"])
      let wanted = try drawn(file, "80")
      try program.wait("a notch of the wheel") { try program.photograph().largestStep(to: wanted) <= 2 }
      #expect(try program.nextFigures(2).last?.drawn == 0)
      // On its way it was seen in more than one place.
      #expect(program.figures.reduce(0) { $0 + $1.drawn } > before + 3)
      try program.press("Home")
      try program.wait("the start") { try program.photograph() == start }
      try program.hold("Right", seconds: 1.5)
      let last = try drawn(file, "0", hours: Self.end)
      try program.wait("the last hour") { try program.photograph() == last }
    }
  }

  @Test func a_forecast_has_the_keys_figures_and_notices_of_any_window_and_no_menu() throws {
    try withForecast { program, file in
      let plain = try program.photograph()
      for key in ["question", "h"] {
        try program.press(key)
        try program.wait("something after \(key)") { try program.photograph() != plain }
        try program.press(key)
        try program.wait("nothing after \(key)") { try program.photograph() == plain }
      }
      try program.press("m")
      try program.wait("the notice") { try program.photograph() != plain }
      try program.wait("its end") { try program.photograph() == plain }
      // The second in which it went is over.
      #expect(try program.nextFigures(2).last?.drawn == 0)
      let drawnBefore = program.figures.reduce(0) { $0 + $1.drawn }
      try program.press("p")
      #expect(try program.nextFigures(2).last?.drawn == 0)
      #expect(program.figures.reduce(0) { $0 + $1.drawn } == drawnBefore)
      // The list of keys is closed before the window is.
      try program.press("question")
      try program.wait("the list of keys") { try program.photograph() != plain }
      try program.press("Escape")
      try program.wait("the forecast again") { try program.photograph() == plain }
      #expect(try program.title == "Welkin – Porto")
      try program.press("Escape")
      #expect(try program.status() == 0)
    }
  }

  @Test func the_demo_stands_while_it_is_paused() throws {
    let program = try RunningProgram(
      server, "forecast", "--demo", "--window", "400x500", "--full-motion", "--stats")
    _ = try program.nextFigures(1)
    try program.press("space")
    // The notice comes and goes first.
    _ = try program.nextFigures(3)
    let paused = try program.photograph()
    #expect(try program.nextFigures(3).allSatisfy { $0.drawn == 0 })
    #expect(try program.photograph() == paused)
    try program.press("space")
    try program.wait("the next step", seconds: 10) { try program.photograph() != paused }
  }

  @Test func figures_over_what_stands_do_not_move_themselves() throws {
    try withForecast { program, _ in
      _ = try program.nextFigures(1)
      try program.press("h")
      _ = try program.nextFigures(3)
      #expect(try program.nextFigures(3).allSatisfy { $0.drawn == 0 })
    }
  }

  @Test func the_demo_steps_until_it_is_touched() throws {
    let program = try RunningProgram(
      server, "forecast", "--demo", "--window", "400x500", "--reduce-motion", "--stats")
    let first = try program.photograph()
    try program.wait("the next step", seconds: 10) { try program.photograph() != first }
    try program.press("Home")
    usleep(1_000_000)
    let touched = try program.photograph()
    #expect(try program.nextFigures(2).allSatisfy { $0.drawn == 0 })
    #expect(try program.photograph() == touched)
  }
}
