import Dispatch
import Synchronization

/// Brings events to the rebuilder's thread: changes from the watcher's thread, and findings from
/// the completion's.
///
/// A class, because the threads share it.
final class ChangeQueue: Sendable {
  enum Occasion: Sendable {
    case changed(FileChanges)
    case completed(Completion.Findings)
    /// The time limit passed without an event.
    case nothing
    case closed
  }

  private struct State {
    var pending = PendingChanges()
    var findings: [Completion.Findings] = []
    var isClosed = false

    /// Takes the next event; changes make earlier findings obsolete.
    mutating func take() -> Occasion? {
      if isClosed { return .closed }
      if let changes = pending.take(at: .now) { return .changed(changes) }
      return findings.isEmpty ? nil : .completed(findings.removeFirst())
    }
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  func add(_ changes: FileChanges, _ urgency: Urgency) {
    state.withLock { $0.pending.add(changes, urgency, at: .now) }
    signal.signal()
  }

  func add(_ findings: Completion.Findings) {
    state.withLock { $0.findings.append(findings) }
    signal.signal()
  }

  /// Waits for the next event, without limit or for `limit`.
  func next(within limit: Duration? = nil) -> Occasion {
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      let (occasion, due) = state.withLock { ($0.take(), $0.pending.due) }
      if let occasion { return occasion }
      if let end, end <= .now { return .nothing }
      guard let moment = [due, end].compactMap(\.self).min() else {
        signal.wait()
        continue
      }
      _ = signal.wait(timeout: .now() + (moment - .now).seconds)
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
