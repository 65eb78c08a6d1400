import Foundation
import Image
import Testing

@Suite(.serialized) struct WindowTests {
  let server: XServer

  init() throws {
    try XServer.require()
    server = try XServer()
  }

  @Test(arguments: ["clear-day", "rain", "fog"])
  func a_window_shows_what_a_file_would_hold(_ scene: String) throws {
    let program = try RunningProgram(server, scene, "--window", "640x360", "--reduce-motion", "--stats")
    _ = try program.nextFigures(1)
    let file = try RunningProgram.rendered(scene, "--size", "640x360", "--density", "auto", "--reduce-motion")
    let photograph = try program.photograph()
    #expect(photograph == file)
  }

  @Test func a_scale_makes_more_pixels_of_the_same_points() throws {
    let program = try RunningProgram(
      server, "cloudy", "--window", "320x180", "--scale", "2", "--reduce-motion", "--stats")
    _ = try program.nextFigures(1)
    let file = try RunningProgram.rendered(
      "cloudy", "--size", "320x180", "--scale", "2", "--density", "auto", "--reduce-motion")
    let photograph = try program.photograph()
    #expect(photograph == file)
  }

  @Test func a_display_that_never_waits_is_drawn_at_the_rate_asked_for() throws {
    let program = try RunningProgram(server, "rain", "--window", "320x180", "--stats")
    #expect(try program.nextFigures(3).allSatisfy { $0.drawn <= 62 })
    let slow = try RunningProgram(server, "fog", "--window", "320x180", "--stats")
    #expect(try slow.nextFigures(2).allSatisfy { $0.drawn <= 32 })
    let capped = try RunningProgram(server, "rain", "--window", "320x180", "--stats", "--fps", "20")
    #expect(try capped.nextFigures(2).allSatisfy { (1...21).contains($0.drawn) })
  }

  @Test func a_hidden_window_draws_nothing_and_comes_back() throws {
    let program = try RunningProgram(server, "rain", "--window", "640x360", "--stats")
    try program.xdotool("windowunmap", "--sync")
    let before = try program.processorSeconds
    let hidden = try program.nextFigures(3)
    #expect(hidden.allSatisfy { $0.drawn == 0 && $0.skipped > 0 })
    #expect(try program.processorSeconds - before < 0.1)
    try program.xdotool("windowmap", "--sync")
    #expect(try program.nextFigures(2).allSatisfy { $0.drawn > 0 && $0.skipped == 0 })
  }

  @Test func a_covered_window_draws_nothing_and_comes_back() throws {
    let program = try RunningProgram(server, "rain", "--window", "640x360", "--stats")
    let cover = try RunningProgram(server, "fog", "--window", "1280x800", "--reduce-motion")
    #expect(try program.nextFigures(2).allSatisfy { $0.drawn == 0 })
    cover.signal(SIGTERM)
    #expect(try cover.status() == 0)
    #expect(try program.nextFigures(1).allSatisfy { $0.drawn > 0 })
  }

  @Test func with_reduced_motion_frames_come_only_with_changes() throws {
    let program = try RunningProgram(server, "snow", "--window", "320x180", "--reduce-motion", "--stats")
    #expect(try program.nextFigures(2).allSatisfy { $0.drawn == 0 })
    let before = program.figures.count
    try program.press("4")
    try program.wait("the change") { program.figures[before...].reduce(0) { $0 + $1.drawn } > 20 }
    #expect(try program.nextFigures(2).last?.drawn == 0)
    let file = try RunningProgram.rendered(
      "rain", "--size", "320x180", "--density", "auto", "--reduce-motion")
    let photograph = try program.photograph()
    #expect(photograph == file)
  }

  @Test func a_paused_scene_stands() throws {
    let program = try RunningProgram(server, "snow", "--window", "320x180", "--stats")
    _ = try program.nextFigures(1)
    try program.press("space")
    // The words about it go after two seconds.
    _ = try program.nextFigures(2)
    #expect(try program.nextFigures(1).allSatisfy { $0.drawn == 0 })
    let first = try program.photograph()
    _ = try program.nextFigures(1)
    let second = try program.photograph()
    #expect(first == second)
    try program.press("space")
    _ = try program.nextFigures(1)
    let third = try program.photograph()
    #expect(first != third)
  }

  @Test func any_sizes_in_quick_succession_do_no_harm() throws {
    let program = try RunningProgram(server, "thunderstorm", "--window", "640x360", "--stats")
    for _ in 0..<20 {
      for size in [("1", "1"), ("2", "1"), ("1", "400"), ("3", "3"), ("640", "360"), ("1200", "1")] {
        try program.xdotool("windowsize", size.0, size.1)
      }
    }
    try program.xdotool("windowsize", "500", "300")
    _ = try program.nextFigures(1)
    #expect(!program.said.contains("complains"))
    try program.press("space", "5")
    _ = try program.nextFigures(1)
    let photograph = try program.photograph()
    #expect(photograph.width == 500 && photograph.height == 300)
    #expect(photograph.colors(upTo: 101) > 100)
  }

  @Test func keys_choose_the_weather() throws {
    let program = try RunningProgram(server, "rain", "--window", "320x180")
    func shows(_ weather: String) throws {
      try program.wait(weather) { try program.title == "Welkin – \(weather)" }
    }
    try shows("Rain")
    let titles = ["Clear", "Clear Night", "Cloudy", "Rain", "Thunderstorm", "Snow", "Fog"]
    for (index, title) in titles.enumerated() {
      try program.press("\(index + 1)")
      try shows(title)
    }
    try program.press("Right")
    try shows("Clear")
    try program.press("Left")
    try shows("Fog")
  }

  @Test func digits_choose_where_they_need_shift() throws {
    try server.tool(["setxkbmap", "fr"])
    let program = try RunningProgram(server, "rain", "--window", "320x180")
    // What is on the key of 1, and the key of 7, in France.
    try program.press("ampersand")
    try program.wait("Clear") { try program.title == "Welkin – Clear" }
    try program.press("egrave")
    try program.wait("Fog") { try program.title == "Welkin – Fog" }
    // Q lies where A is elsewhere, and must do what its label says.
    try program.press("q")
    #expect(try program.status() == 0)
    #expect(program.said.isEmpty)
  }

  @Test func all_weathers_play_in_turn_until_one_is_chosen() throws {
    let program = try RunningProgram(server, "--demo", "--window", "320x180")
    for title in ["Clear Night", "Cloudy", "Rain"] {
      try program.wait(title) { try program.title == "Welkin – \(title)" }
    }
    try program.press("7")
    usleep(2_500_000)
    #expect(try program.title == "Welkin – Fog")
  }

  @Test(arguments: ["Escape", "q"]) func keys_end_it(_ key: String) throws {
    let program = try RunningProgram(server, "rain", "--window", "320x180")
    try program.press(key)
    #expect(try program.status() == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func signals_end_it(_ signal: Int32) throws {
    let program = try RunningProgram(server, "rain", "--window", "320x180", "--reduce-motion")
    program.signal(signal)
    #expect(try program.status() == 0)
    #expect(program.said.isEmpty)
  }

  @Test func full_screen_covers_the_monitor_and_goes_back() throws {
    let program = try RunningProgram(server, "cloudy", "--window", "600x400", "--reduce-motion", "--stats")
    try program.press("f")
    try program.wait("full screen") { try program.photograph().width == 1280 }
    _ = try program.nextFigures(1)
    let file = try RunningProgram.rendered(
      "cloudy", "--size", "1280x800", "--density", "auto", "--reduce-motion")
    let photograph = try program.photograph()
    #expect(photograph == file)
    try program.press("F11")
    try program.wait("the window") { try program.photograph().width == 600 }
  }

  @Test func without_window_it_covers_the_monitor() throws {
    let program = try RunningProgram(server, "snow", "--reduce-motion")
    try program.wait("full screen") {
      let photograph = try program.photograph()
      return photograph.width == 1280 && photograph.height == 800
    }
  }

  @Test func after_a_stop_it_goes_on_with_the_present() throws {
    let program = try RunningProgram(server, "snow", "--window", "320x180", "--stats")
    _ = try program.nextFigures(1)
    program.signal(SIGSTOP)
    usleep(2_000_000)
    program.signal(SIGCONT)
    let count = program.figures.count
    try program.wait("figures") { program.figures.count >= count + 3 }
    #expect(program.figures[count...].allSatisfy { $0.drawn <= 62 })
  }
}
