import Foundation
import Image
import TestSupport
import Testing

extension WindowTests {
  private func still(_ scene: String, size: String = "640x360") throws -> RunningProgram {
    let program = try RunningProgram(server, scene, "--window", size, "--reduce-motion", "--stats")
    _ = try program.nextFigures(1)
    return program
  }

  @Test(arguments: ["gradient-warm", "gradient-vivid", "snowfall"])
  func a_window_shows_any_scene_as_a_file_would_hold_it(_ scene: String) throws {
    let program = try RunningProgram(
      server, scene, "--window", "640x360", "--reduce-motion", "--stats", "--material", "thin")
    _ = try program.nextFigures(1)
    var arguments = [scene, "--size", "640x360", "--density", "auto", "--reduce-motion"]
    if scene == "snowfall" { arguments += ["--title", "First Snow"] }
    let file = try RunningProgram.rendered(arguments + ["--material", "thin"])
    let photograph = try program.photograph()
    #expect(photograph == file)
    #expect(try program.nextFigures(1).allSatisfy { $0.drawn == 0 })
  }

  @Test func a_gradient_that_stands_is_not_drawn() throws {
    let program = try RunningProgram(
      server, "gradient", "--interval", "3", "--easing", "0.5", "--window", "320x180", "--stats")
    // Half a second of frames every three.
    let figures = try program.nextFigures(7).map(\.drawn)
    #expect(figures.count { $0 == 0 } >= 3, "\(figures)")
    #expect((5...100).contains(figures.reduce(0, +)), "\(figures)")
  }

  @Test func a_gradient_that_stands_goes_on_by_itself() throws {
    // Nothing else wakes it: no figures, no pointer.
    let program = try RunningProgram(
      server, "gradient", "--interval", "4", "--easing", "0.2", "--window", "320x180")
    func shows(_ time: String) throws {
      let file = try RunningProgram.rendered(
        "gradient", "--interval", "4", "--easing", "0.2", "--size", "320x180", "--time", time)
      try program.wait("the picture of \(time) s") { try program.photograph() == file }
    }
    try shows("0")
    try shows("5")
    try shows("9")
  }

  @Test func keys_lead_from_any_scene_to_the_weathers() throws {
    for (key, title) in [("4", "Rain"), ("Right", "Clear"), ("Left", "Fog")] {
      let program = try RunningProgram(server, "gradient-warm", "--window", "320x180", "--reduce-motion")
      try program.wait("its title") { try program.title == "Welkin – Warm Gradient" }
      try program.press(key)
      try program.wait(title) { try program.title == "Welkin – \(title)" }
      let name = ["4": "rain", "Right": "clear-day", "Left": "fog"][key] ?? ""
      let file = try RunningProgram.rendered(
        name, "--size", "320x180", "--density", "auto", "--reduce-motion")
      try program.wait("the picture of \(name)") { try program.photograph() == file }
    }
  }

  @Test func the_menu_opens_and_a_click_in_it_chooses() throws {
    let program = try still("fog")
    let before = try program.photograph()
    try program.press("p")
    try program.wait("the menu") { try program.photograph() != before }
    // The fourth of seven is in the middle, 40 up.
    try program.xdotool("mousemove", "--window", "320", "296")
    try server.tool(["xdotool", "click", "1"])
    try program.wait("rain") { try program.title == "Welkin – Rain" }
    // Beside the menu a click does nothing but end the tour.
    try program.xdotool("mousemove", "--window", "320", "100")
    try server.tool(["xdotool", "click", "1"])
    try program.press("Escape")
    let file = try RunningProgram.rendered(
      "rain", "--size", "640x360", "--density", "auto", "--reduce-motion")
    try program.wait("rain alone") { try program.photograph() == file }
    try program.press("Escape")
    #expect(try program.status() == 0)
  }

  @Test func what_is_under_the_pointer_in_the_menu_stands_out() throws {
    let program = try still("fog")
    try program.xdotool("mousemove", "--window", "320", "100")
    try program.press("p")
    _ = try program.nextFigures(1)
    let before = try program.photograph()
    try program.xdotool("mousemove", "--window", "320", "296")
    try program.wait("the highlight") { try program.photograph() != before }
    try program.xdotool("mousemove", "--window", "320", "100")
    try program.wait("its end") { try program.photograph() == before }
    #expect(try program.nextFigures(1).allSatisfy { $0.drawn == 0 })
  }

  @Test func keys_and_figures_come_and_go_without_a_trace() throws {
    let program = try still("cloudy")
    let before = try program.photograph()
    for key in ["question", "h"] {
      try program.press(key)
      try program.wait("something after \(key)") { try program.photograph() != before }
      try program.press(key)
      try program.wait("nothing after \(key)") { try program.photograph() == before }
    }
    #expect(try program.title == "Welkin – Cloudy")
    #expect(try program.nextFigures(2).last?.drawn == 0)
  }

  @Test func a_notice_goes_by_itself() throws {
    let program = try still("cloudy")
    let before = try program.photograph()
    let figures = program.figures.count
    try program.press("space")
    try program.wait("the notice") { try program.photograph() != before }
    try program.wait("its end") { try program.photograph() == before }
    _ = try program.nextFigures(1)
    // With reduced motion it does not fade: one frame brings it, one takes it away.
    #expect(program.figures[figures...].reduce(0) { $0 + $1.drawn } == 2)
  }

  @Test func titles_are_in_the_language_of_the_environment_and_own_ones_as_they_are() throws {
    let german = ["LC_ALL": "de_DE.UTF-8"]
    func check(_ program: RunningProgram, shows title: String) throws {
      _ = try program.nextFigures(1)
      #expect(try program.title == "Welkin – Schneefall")
      let file = try RunningProgram.rendered(
        "snowfall", "--title", title, "--size", "320x180", "--density", "auto", "--reduce-motion")
      #expect(try program.photograph() == file)
    }
    try check(
      RunningProgram(
        server, "snowfall", "--window", "320x180", "--reduce-motion", "--stats", environment: german),
      shows: "Erster Schnee")
    try check(
      RunningProgram(
        server, "snowfall", "--title", "First Snow", "--window", "320x180", "--reduce-motion", "--stats",
        environment: german),
      shows: "First Snow")
    let gradient = try RunningProgram(server, "gradient-warm", "--window", "320x180", environment: german)
    try gradient.wait("its title") { try gradient.title == "Welkin – Warmer Farbverlauf" }
  }

  @Test func letters_have_the_shapes_of_the_language_of_the_environment() throws {
    // Romanian has a shape of its own for S with a cedilla: that of S with a comma below.
    for (locale, title) in [("ro_RO.UTF-8", "Ș"), ("tr_TR.UTF-8", "Ş")] {
      let program = try RunningProgram(
        server, "snowfall", "--title", "Ş", "--window", "320x180", "--reduce-motion", "--stats",
        environment: ["LC_ALL": locale])
      _ = try program.nextFigures(1)
      let file = try RunningProgram.rendered(
        "snowfall", "--title", title, "--size", "320x180", "--density", "auto", "--reduce-motion")
      #expect(try program.photograph() == file)
    }
  }

  @Test func words_are_in_the_language_of_the_environment() throws {
    let german = try RunningProgram(
      server, "rain", "--window", "320x180", environment: ["LC_ALL": "de_DE.UTF-8"])
    try german.wait("German") { try german.title == "Welkin – Regen" }
    let program = try RunningProgram(
      server, "fog", "--window", "640x360", "--reduce-motion", "--stats",
      environment: ["LC_ALL": "ar_EG.UTF-8"])
    _ = try program.nextFigures(1)
    try program.press("p")
    // Right to left, the first weather is on the right.
    try program.xdotool("mousemove", "--window", "480", "296")
    _ = try program.nextFigures(1)
    try server.tool(["xdotool", "click", "1"])
    try program.wait("a clear day") { try program.title == "Welkin – صافٍ" }
    try program.press("Left")
    try program.wait("the next one") { try program.title == "Welkin – ليلة صافية" }
  }
}
