import Pacing
import Testing

struct NoticeTests {
  @Test func `a notice comes, stays and goes within two seconds`() {
    let notice = Notice("Paused", at: 10, fades: true)
    #expect(notice.opacity(at: 10) == 0 && abs(notice.opacity(at: 10.1) - 0.5) < 1e-9)
    #expect(notice.opacity(at: 10.3) == 1 && notice.opacity(at: 11.79) == 1)
    #expect(abs(notice.opacity(at: 11.9) - 0.5) < 1e-9)
    #expect(notice.opacity(at: 12) == 0 && notice.opacity(at: 1e9) == 0)
    #expect(notice.isFading(at: 10.1) && !notice.isFading(at: 11) && notice.isFading(at: 11.9))
    #expect(!notice.isFading(at: 12))
  }

  @Test func `between coming and going nobody need look`() {
    let notice = Notice("Paused", at: 10, fades: true)
    #expect(notice.due(at: 10.1) == 10.2 && notice.due(at: 11.9) == 12)
    #expect(abs(notice.due(at: 10.5) - 11.8) < 1e-9)
    #expect(notice.due(at: 12) == .infinity)
    let plain = Notice("Paused", at: 10, fades: false)
    #expect(plain.due(at: 10) == 12 && plain.due(at: 12) == .infinity)
  }

  @Test func `without a fade it is there and gone at once`() {
    let notice = Notice("Paused", at: 10, fades: false)
    #expect(notice.opacity(at: 10) == 1 && notice.opacity(at: 11.999) == 1 && notice.opacity(at: 12) == 0)
    #expect(!notice.isFading(at: 10) && !notice.isFading(at: 11.999))
  }

  @Test func `one after the other makes no gap`() {
    let first = Notice("Paused", at: 10, fades: true)
    for time in [10.05, 11, 11.9] {
      let second = Notice("Going on", at: time, fades: true, after: first)
      #expect(abs(second.opacity(at: time) - first.opacity(at: time)) < 1e-9)
      #expect(second.opacity(at: time + 1) == 1 && second.opacity(at: time + 2) == 0)
    }
  }
}
