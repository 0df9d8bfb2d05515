import Dispatch
import Synchronization

/// Carries changes from the watcher's thread to the rebuilder's.
///
/// A class, for the two share it.
final class ChangeQueue: Sendable {
  private struct State {
    var pending = PendingChanges()
    var isClosed = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  func add(_ changes: FileChanges, _ urgency: Urgency) {
    state.withLock { $0.pending.add(changes, urgency, at: .now) }
    signal.signal()
  }

  /// Waits for changes that are due; `nil` once the queue is closed.
  func next() -> FileChanges? {
    while true {
      let (changes, due, isClosed) = state.withLock { state in
        (state.pending.take(at: .now), state.pending.due, state.isClosed)
      }
      if isClosed { return nil }
      if let changes { return changes }
      if let due {
        _ = signal.wait(timeout: .now() + (due - .now).seconds)
      } else {
        signal.wait()
      }
    }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    signal.signal()
  }
}

extension Duration {
  fileprivate var seconds: Double {
    max(0, Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }
}
