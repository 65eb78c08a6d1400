import Glibc
import Scene
import Testing

@Suite struct ScrollingTests {
  private func scrolling(
    _ furthest: Double = 1000, autoscrolls: Bool = false, reducesMotion: Bool = false
  ) -> Scrolling {
    var scrolling = Scrolling(autoscrolls: autoscrolls, reducesMotion: reducesMotion)
    scrolling.setFurthest(furthest, at: 0)
    return scrolling
  }

  @Test func `the wheel leads to exactly where it points`() {
    var scroll = scrolling()
    scroll.scroll(by: 120, at: 1)
    #expect(scroll.offset(at: 1) == 0 && scroll.isMoving(at: 1))
    // Turned again on the way, it goes on from where it was being sent.
    scroll.scroll(by: 120, at: 1.05)
    #expect(scroll.offset(at: 1.1) > 60 && scroll.offset(at: 1.1) < 240)
    #expect(scroll.offset(at: 2) == 240 && !scroll.isMoving(at: 2))
    scroll.scroll(by: -1e9, at: 3)
    #expect(scroll.offset(at: 5) == 0)
    scroll.scroll(by: 1e9, at: 6)
    #expect(scroll.offset(at: 8) == 1000 && !scroll.isMoving(at: 8))
    scroll.scroll(by: .nan, at: 9)
    scroll.scroll(to: .infinity, at: 9)
    #expect(scroll.offset(at: 10) == 1000)
  }

  @Test func `a jump is there at once, and stays there`() {
    var scroll = scrolling()
    scroll.scroll(by: 500, at: 1)
    scroll.jump(to: 70, at: 1.01)
    #expect(scroll.offset(at: 1.01) == 70 && !scroll.isMoving(at: 1.01) && scroll.offset(at: 9) == 70)
    scroll.jump(to: .infinity, at: 2)
    #expect(scroll.offset(at: 2) == 1000)
    scroll.jump(to: .nan, at: 3)
    #expect(scroll.offset(at: 3) == 0)
  }

  @Test func `a hand moves it point by point, and no further than the ends`() {
    var scroll = scrolling()
    scroll.take(at: 500, time: 1)
    scroll.drag(to: 430, time: 1.1)
    #expect(scroll.offset(at: 1.1) == 70)
    scroll.drag(to: 900, time: 1.2)
    #expect(scroll.offset(at: 1.2) == 0)
    scroll.drag(to: -9000, time: 1.3)
    #expect(scroll.offset(at: 1.3) == 1000)
    scroll.drag(to: .nan, time: 1.3)
    #expect(scroll.offset(at: 1.3) == 1000 && !scroll.isMoving(at: 1.3))
  }

  private func thrown(reducesMotion: Bool = false, pause: Double = 0) -> Scrolling {
    var scroll = scrolling(reducesMotion: reducesMotion)
    scroll.take(at: 500, time: 1)
    for step in 1...10 { scroll.drag(to: 500 - Double(step) * 6, time: 1 + Double(step) * 0.01) }
    scroll.release(at: 1.1 + pause)
    return scroll
  }

  @Test func `let go it glides on as fast as it was moved, ever more slowly, and comes to rest`() {
    let scroll = thrown()
    let start = scroll.offset(at: 1.1)
    #expect(start == 60)
    let speed = (scroll.offset(at: 1.101) - start) / 0.001
    #expect(abs(speed - 600) < 5)
    var (last, step) = (start, Double.infinity)
    for index in 1...60 {
      let next = scroll.offset(at: 1.1 + Double(index) * 0.05)
      #expect(next >= last && next - last <= step + 1e-9)
      (last, step) = (next, next - last)
    }
    #expect(!scroll.isMoving(at: 4) && scroll.offset(at: 4) == scroll.offset(at: 400))
    #expect(abs(scroll.offset(at: 9) - (60 + (600 - 8) / 3)) < 2)
  }

  @Test func `a pause before letting go leaves no momentum`() {
    let scroll = thrown(pause: 0.2)
    #expect(!scroll.isMoving(at: 1.3) && scroll.offset(at: 5) == 60)
  }

  @Test func `a glide ends at the end`() {
    var scroll = scrolling(100)
    scroll.take(at: 500, time: 1)
    for step in 1...10 { scroll.drag(to: 500 - Double(step) * 9, time: 1 + Double(step) * 0.01) }
    scroll.release(at: 1.1)
    #expect(scroll.isMoving(at: 1.1))
    #expect(scroll.offset(at: 1.4) == 100 && !scroll.isMoving(at: 1.4))
  }

  /// Looked at often or seldom, with `update` or without, it is where it is.
  @Test(arguments: [7.0, 24, 60, 240, 1000])
  func `frames do not matter`(rate: Double) {
    var seldom = thrown()
    var often = seldom
    seldom.scroll(by: 300, at: 3)
    var time = 1.1
    while time < 3 {
      time += 1 / rate
      often.update(at: time)
    }
    often.scroll(by: 300, at: 3)
    for moment in [3.01, 3.1, 3.2, 4] { #expect(often.offset(at: moment) == seldom.offset(at: moment)) }
  }

  @Test func `reduced motion goes at once, without momentum, and never by itself`() {
    var scroll = thrown(reducesMotion: true)
    #expect(!scroll.isMoving(at: 1.1) && scroll.offset(at: 9) == 60)
    scroll.scroll(by: 120, at: 9)
    #expect(scroll.offset(at: 9) == 180 && !scroll.isMoving(at: 9))
    var own = scrolling(autoscrolls: true, reducesMotion: true)
    own.update(at: 100)
    #expect(own.offset(at: 200) == 0 && own.due == .infinity)
    own.setReducesMotion(false, at: 200)
    own.update(at: 204)
    #expect(own.isMoving(at: 204))
    own.setReducesMotion(true, at: 206)
    #expect(!own.isMoving(at: 206) && abs(own.offset(at: 300) - 80) < 1e-9)
  }

  @Test func `by itself it goes down, up, and on after somebody has been at it`() {
    var scroll = scrolling(400, autoscrolls: true)
    #expect(scroll.due <= 0)
    scroll.update(at: 0)
    #expect(abs(scroll.offset(at: 5) - 200) < 1e-9 && scroll.isMoving(at: 5))
    #expect(scroll.offset(at: 11) == 400)
    #expect(abs(scroll.offset(at: 17) - 200) < 1e-9)
    scroll.scroll(by: 40, at: 17)
    #expect(scroll.due == 20)
    scroll.update(at: 19)
    #expect(scroll.offset(at: 19.9) == 240 && !scroll.isMoving(at: 19.9))
    scroll.update(at: 20)
    // The wheel turned it down.
    #expect(abs(scroll.offset(at: 21) - 280) < 1e-9)
    #expect(scrolling(0, autoscrolls: true).due == .infinity)
  }

  @Test func `by itself it is as exact after years`() {
    let way = AutoScroll(furthest: 400)
    #expect(way.offset(at: 7) == 200 && way.offset(at: 0) == 0 && way.offset(at: 13) == 400)
    #expect(way.offset(at: 24e9 + 7) == 200)
    #expect(way.offset(at: -17) == 200 && way.goesUp(at: 20) && !way.goesUp(at: 7))
    #expect(way.offset(at: .nan) == 0 && AutoScroll(furthest: 0).offset(at: 9) == 0)
    #expect(
      way.seconds(at: 200, goingUp: false) == 7 && way.offset(at: way.seconds(at: 100, goingUp: true)) == 100)
  }

  @Test func `a smaller window leaves it at the end, not beyond`() {
    var scroll = scrolling()
    scroll.scroll(to: 900, at: 0)
    scroll.setFurthest(500, at: 5)
    #expect(scroll.offset(at: 5) == 500)
    scroll.setFurthest(.nan, at: 6)
    #expect(scroll.offset(at: 6) == 0)
  }
}
