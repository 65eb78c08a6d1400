import Photos
import Platform
import Scene
import Synchronization

/// Reads the images of cards on a thread of its own, the most urgent first.
final class CardLoader: Sendable {
  /// An image at a size.
  struct Request: Equatable, Sendable {
    /// The card.
    let number: Int
    let path: String
    let width: Int
    let height: Int
  }

  /// What came of a request.
  struct Outcome: Sendable {
    let request: Request
    let picture: Result<CardPicture, PhotoError>
  }

  private struct State {
    var queue: [Request] = []
    var current: Request?
    var done: [Outcome] = []
    var isWorking = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  /// A loader that calls `wake`, on another thread, when there is something to take.
  init(_ wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Says what is wanted from now on, in order; what was wanted before and has not begun is dropped.
  func want(_ requests: [Request]) {
    let begins = state.withLock { state in
      state.queue = requests.filter { request in
        request != state.current && !state.done.contains { $0.request == request }
      }
      guard !state.queue.isEmpty, !state.isWorking, !state.isOver else { return false }
      state.isWorking = true
      return true
    }
    if begins { spawn { self.work() } }
  }

  /// What has been read since the last time.
  func take() -> [Outcome] {
    state.withLock { state in
      guard !state.done.isEmpty else { return [] }
      defer { state.done = [] }
      return state.done
    }
  }

  /// Ends the work; nobody is woken any more.
  func end() {
    state.withLock { state in
      state.queue = []
      state.isOver = true
    }
  }

  private func work() {
    while let request = next() {
      let picture: Result<CardPicture, PhotoError>
      do throws(PhotoError) {
        picture = .success(CardPicture(try Photo(request.path, filling: request.width, request.height)))
      } catch {
        picture = .failure(error)
      }
      let isOver = state.withLock { state in
        state.done.append(Outcome(request: request, picture: picture))
        return state.isOver
      }
      if !isOver { wake() }
    }
  }

  private func next() -> Request? {
    state.withLock { state in
      state.current = state.queue.first
      if state.current == nil { state.isWorking = false } else { state.queue.removeFirst() }
      return state.current
    }
  }
}
