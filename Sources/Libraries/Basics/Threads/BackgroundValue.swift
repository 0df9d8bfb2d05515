import Synchronization

/// A value computed on its own thread in parallel with other work.
///
/// A class, because the thread and all users share it. If the value is used before the thread
/// begins, that use computes it; later uses wait for the result.
package final class BackgroundValue<Value: Sendable>: Sendable {
  private enum State {
    /// Not computed yet; the closure is released when the value is known.
    case wanted(@Sendable () -> Value)
    case known(Value)
  }

  private let state: Mutex<State>

  /// Creates a value without starting to compute it.
  package init(_ compute: @escaping @Sendable () -> Value) { state = Mutex(.wanted(compute)) }

  /// Creates a value and starts computing it; if there is only one job, the first use computes it.
  package static func begin(
    jobs: Int, _ compute: @escaping @Sendable () -> Value
  ) -> BackgroundValue<Value> {
    let value = BackgroundValue(compute)
    value.begin(jobs: jobs)
    return value
  }

  /// Starts computing the value on another thread, if there is more than one job.
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
    // Released outside the lock, because it may be the last owner of much memory.
    withExtendedLifetime(done) {}
    return value
  }
}
