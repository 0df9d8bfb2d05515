import Synchronization

/// A value that is computed on a thread of its own while others do something else.
///
/// A class, since the thread and all who ask share it. Who asks before the thread has begun computes
/// the value; who asks later waits for it.
package final class BackgroundValue<Value: Sendable>: Sendable {
  private enum State {
    /// What it is computed from is given back as soon as it is known.
    case wanted(@Sendable () -> Value)
    case known(Value)
  }

  private let state: Mutex<State>

  /// One that nobody has begun to compute.
  package init(_ compute: @escaping @Sendable () -> Value) { state = Mutex(.wanted(compute)) }

  /// With one job there is no such thread, and the value is computed when it is asked for.
  package static func begin(
    jobs: Int, _ compute: @escaping @Sendable () -> Value
  ) -> BackgroundValue<Value> {
    let value = BackgroundValue(compute)
    value.begin(jobs: jobs)
    return value
  }

  /// The same of one that is there.
  package func begin(jobs: Int) {
    if jobs > 1 { onOneThread { [self] in _ = value } }
  }

  package var value: Value {
    let (value, done) = state.withLock { state -> (Value, (@Sendable () -> Value)?) in
      switch state {
      case .known(let value): return (value, nil)
      case .wanted(let compute):
        let value = compute()
        state = .known(value)
        return (value, compute)
      }
    }
    // It may be the last to hold much, and nobody should wait until that is given back.
    withExtendedLifetime(done) {}
    return value
  }
}
