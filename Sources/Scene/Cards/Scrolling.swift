import Glibc

/// How far a column is scrolled, moved by wheel, hand, keys or by itself.
///
/// Where it stands is worked out from the time alone, not from frame to frame: it goes the same way at any frame
/// rate. Times are seconds on one clock that never goes back; offsets are points.
public struct Scrolling: Equatable, Sendable {
  /// How far it can go.
  public private(set) var furthest = 0.0
  /// Whether it goes at once to where it is sent, and never by itself.
  public private(set) var reducesMotion: Bool
  private let autoscrolls: Bool
  private var motion = Motion.rest
  private var from = 0.0
  private var since = 0.0
  private var goesUp = false

  private enum Motion: Equatable {
    /// At `from`.
    case rest
    /// Towards a place, ever more slowly.
    case approach(to: Double)
    /// Let go at a speed in points a second.
    case glide(speed: Double)
    /// Held, at that height of the pointer when it was taken.
    case held(at: Double, path: Path)
    /// By itself.
    case automatic(AutoScroll, start: Double)
  }

  /// The last places of the pointer.
  private struct Path: Equatable {
    var times: [Double] = []
    var places: [Double] = []

    mutating func add(_ place: Double, at time: Double) {
      times.append(time)
      places.append(place)
      let old = times.prefix { $0 < time - Scrolling.memory }.count
      times.removeFirst(min(old, times.count - 1))
      places.removeFirst(places.count - times.count)
    }

    /// Points a second, where the pointer was moving up to that time.
    func speed(at time: Double) -> Double {
      guard let first = times.first, let last = times.last, let start = places.first, let end = places.last,
        time - last < Scrolling.memory, last - first > 0.001
      else { return 0 }
      return (end - start) / (last - first)
    }
  }

  /// The part of the way that is left after each second of an approach is e to the power of minus this.
  private static let haste = 14.0
  /// The part of its speed that a glide keeps each second is e to the power of minus this.
  private static let drag = 3.0
  /// The speed in points a second at which a glide ends.
  private static let slowest = 8.0
  private static let fastest = 20_000.0
  /// Points from its goal at which an approach is there.
  private static let near = 0.25
  /// What of a pointer's way counts for its speed, in seconds.
  private static let memory = 0.1
  /// Seconds from the last thing that somebody did until it moves by itself again.
  public static let patience = 3.0

  /// At the beginning, at a time.
  public init(autoscrolls: Bool = false, reducesMotion: Bool = false, at time: Double = 0) {
    self.autoscrolls = autoscrolls
    self.reducesMotion = reducesMotion
    since = time
    // What nobody has touched need not wait.
    if autoscrolls { since -= Scrolling.patience }
  }

  /// The offset at a time.
  public func offset(at time: Double) -> Double {
    let gone = max(0, time - since)
    switch motion {
    case .rest: return clamped(from)
    case .approach(let goal):
      let left = (from - goal) * exp(-Scrolling.haste * gone)
      return clamped(abs(left) < Scrolling.near ? goal : goal + left)
    case .glide(let speed):
      let last = min(gone, Scrolling.length(ofGlideAt: speed))
      return clamped(from + speed / Scrolling.drag * (1 - exp(-Scrolling.drag * last)))
    case .held(let start, let path):
      return clamped(from - ((path.places.last ?? start) - start))
    case .automatic(let way, let start): return clamped(way.offset(at: start + gone))
    }
  }

  private static func length(ofGlideAt speed: Double) -> Double {
    max(0, log(abs(speed) / slowest) / drag)
  }

  /// Whether the offset changes by itself after a time.
  public func isMoving(at time: Double) -> Bool {
    let here = offset(at: time)
    return switch motion {
    case .rest, .held: false
    case .approach(let goal): here != clamped(goal)
    case .glide(let speed):
      time - since < Scrolling.length(ofGlideAt: speed) && here != (speed > 0 ? furthest : 0)
    case .automatic: furthest > 0
    }
  }

  /// When it begins to move by itself; infinity where it does not, or does already.
  public var due: Double {
    guard autoscrolls, !reducesMotion, furthest > 0 else { return .infinity }
    switch motion {
    case .automatic, .held: return .infinity
    case .rest, .approach, .glide: return since + Scrolling.patience
    }
  }

  /// Begins to move by itself where that is due.
  public mutating func update(at time: Double) {
    guard time >= due else { return }
    let way = AutoScroll(furthest: furthest)
    let here = offset(at: time)
    // At the ends it has rested already.
    let start = way.seconds(at: here, goingUp: goesUp && here > 0)
    move(.automatic(way, start: start), from: here, at: time)
  }

  /// Sets how far it can go: where it stands beyond that, it stands at the end.
  public mutating func setFurthest(_ furthest: Double, at time: Double) {
    let furthest = furthest > 0 && furthest.isFinite ? furthest : 0
    guard furthest != self.furthest else { return }
    let here = offset(at: time)
    self.furthest = furthest
    if case .automatic(let way, let start) = motion {
      let goesUp = way.goesUp(at: start + max(0, time - since))
      let other = AutoScroll(furthest: furthest)
      move(
        .automatic(other, start: other.seconds(at: here, goingUp: goesUp)), from: clamped(here), at: time)
    } else if case .rest = motion {
      from = clamped(from)
    }
  }

  /// Sets whether motion is reduced: what moves then stops.
  public mutating func setReducesMotion(_ reduces: Bool, at time: Double) {
    guard reduces != reducesMotion else { return }
    reducesMotion = reduces
    if case .held = motion { return }
    stop(at: time)
  }

  /// Moves what is seen without a movement, as when what lies above grows or goes.
  public mutating func shift(by points: Double, at time: Double) {
    let here = offset(at: time) + points
    if case .held(let start, var path) = motion {
      let place = path.places.last ?? start
      path = Path()
      path.add(place, at: time)
      move(.held(at: place, path: path), from: clamped(here), at: time)
    } else {
      stop(at: time)
      from = clamped(here)
    }
  }

  /// Stands at an offset at once.
  public mutating func jump(to offset: Double, at time: Double) {
    move(.rest, from: clamped(offset), at: time)
  }

  /// Stops where it is.
  public mutating func stop(at time: Double) {
    move(.rest, from: offset(at: time), at: time)
  }

  /// Goes on by so many points from where it is being sent.
  public mutating func scroll(by points: Double, at time: Double) {
    guard points.isFinite else { return }
    var goal = offset(at: time)
    if case .approach(let earlier) = motion { goal = earlier }
    scroll(to: goal + points, at: time)
  }

  /// Goes to an offset.
  public mutating func scroll(to offset: Double, at time: Double) {
    if case .held = motion { return }
    let goal = clamped(offset)
    let here = self.offset(at: time)
    if reducesMotion {
      move(.rest, from: goal, at: time)
    } else {
      move(.approach(to: goal), from: here, at: time)
    }
    goesUp = goal < here
  }

  /// Takes hold of it, with the pointer at a height in points.
  public mutating func take(at pointer: Double, time: Double) {
    guard pointer.isFinite else { return }
    var path = Path()
    path.add(pointer, at: time)
    move(.held(at: pointer, path: path), from: offset(at: time), at: time)
  }

  /// Moves the pointer that holds it.
  public mutating func drag(to pointer: Double, time: Double) {
    guard case .held(let start, var path) = motion, pointer.isFinite else { return }
    path.add(pointer, at: time)
    motion = .held(at: start, path: path)
  }

  /// Lets it go: it glides on as fast as it was moved.
  public mutating func release(at time: Double) {
    guard case .held(_, let path) = motion else { return }
    let speed = -path.speed(at: time)
    let here = offset(at: time)
    goesUp = speed < 0
    guard !reducesMotion, abs(speed) > Scrolling.slowest else { return move(.rest, from: here, at: time) }
    move(.glide(speed: min(max(speed, -Scrolling.fastest), Scrolling.fastest)), from: here, at: time)
  }

  private mutating func move(_ motion: Motion, from offset: Double, at time: Double) {
    if case .automatic(let way, let start) = self.motion {
      goesUp = way.goesUp(at: start + max(0, time - since))
    }
    self.motion = motion
    from = offset
    since = time
  }

  private func clamped(_ offset: Double) -> Double {
    offset > 0 ? min(offset, furthest) : 0
  }
}
