import Testing

@testable import Pacing

struct ClockTests {
  @Test func scene_time_starts_where_it_is_told() {
    let clock = SceneClock(start: 12.85, at: 1_000_000)
    #expect(clock.seconds(at: 1_000_000) == 12.85)
    #expect(abs(clock.seconds(at: 1_000_001) - 13.85) < 1e-9)
  }

  @Test func a_paused_scene_stands_and_goes_on_from_there() {
    var clock = SceneClock(at: 10)
    clock.togglePause(at: 12)
    #expect(clock.isPaused)
    #expect(clock.seconds(at: 5000) == 2)
    clock.togglePause(at: 5000)
    #expect(clock.seconds(at: 5001) == 3)
  }

  @Test func after_a_stop_it_shows_the_present() {
    let clock = SceneClock(at: 0)
    #expect(clock.seconds(at: 36000) == 36000)
  }

  @Test func pausing_never_makes_it_faster_than_the_wall_or_turns_it_back() {
    var clock = SceneClock(at: 0)
    var generator = SystemRandomNumberGenerator()
    var now = 0.0
    var last = 0.0
    for _ in 0..<10_000 {
      let step = Double.random(in: 0...0.1, using: &generator)
      now += step
      let seconds = clock.seconds(at: now)
      #expect(seconds >= last && seconds - last <= step + 1e-9)
      last = seconds
      if Bool.random(using: &generator) { clock.togglePause(at: now) }
    }
  }

  @Test func a_wall_clock_that_goes_back_leaves_it_standing() {
    let clock = SceneClock(start: 3, at: 10)
    #expect(clock.seconds(at: 4) == 3)
  }

  @Test func the_viewer_goes_before_the_desktop() {
    var motion = MotionSwitch(viewer: false, desktop: true)
    #expect(!motion.isReduced)
    motion.desktop = false
    motion.desktop = true
    let changed = motion.update(at: 1)
    #expect(!changed && !motion.isReduced)
  }

  @Test func the_desktop_is_followed_while_the_viewer_says_nothing() {
    var motion = MotionSwitch(viewer: nil, desktop: false)
    motion.desktop = true
    let changed = motion.update(at: 1)
    #expect(changed && motion.isReduced)
  }

  @Test func motion_changes_once_a_second_however_often_it_is_asked_for() {
    var motion = MotionSwitch(viewer: nil, desktop: false)
    var changes: [Double] = []
    var now = 0.0
    while now < 10 {
      motion.toggle()
      if motion.update(at: now) { changes.append(now) }
      now += 0.03
    }
    #expect(zip(changes.dropFirst(), changes).allSatisfy { $0 - $1 >= MotionSwitch.rest })
    #expect(changes.count >= 5)
  }

  @Test func a_change_that_had_to_wait_takes_effect_when_it_may() {
    var motion = MotionSwitch(viewer: nil, desktop: false)
    motion.toggle()
    _ = motion.update(at: 5)
    motion.toggle()
    #expect(motion.due == 6)
    let early = motion.update(at: 5.5)
    let late = motion.update(at: 6)
    #expect(!early && late && !motion.isReduced)
    #expect(motion.due == .infinity)
  }

  @Test func turns_come_at_their_beat_and_are_not_caught_up_with() {
    var rotation = Rotation(every: 20, from: 0)
    let came = [19.9, 20.1, 3600, 3601].map { rotation.isDue(at: $0) }
    #expect(came == [false, true, true, false])
    #expect(rotation.due == 3620)
  }

  @Test func figures_come_in_one_line() {
    var count = FrameCount()
    count.drew(seconds: 0.0031, dropped: 0)
    count.drew(seconds: 0.0031, dropped: 2)
    count.rested(seconds: 0.5, interval: 1.0 / 60)
    #expect(count.line(processor: 0.0048) == "drawn=2 skipped=30 dropped=2 ms=3.1 cpu_ms=2.4")
    #expect(FrameCount().line(processor: 0) == "drawn=0 skipped=0 dropped=0 ms=0.0 cpu_ms=0.0")
  }

  @Test func frames_left_out_add_up_whatever_the_pieces() {
    var count = FrameCount()
    for _ in 0..<1000 { count.rested(seconds: 0.001, interval: 1.0 / 60) }
    #expect((59...60).contains(count.skipped))
    count.rested(seconds: .infinity, interval: 0)
  }
}
