import Synchronization

/// A value that is computed on a thread of its own while others do something else.
///
/// A class, since the thread and all who ask share it. Who asks before the thread has begun computes
/// the value; who asks later waits for it.
package final class BackgroundValue<Value: Sendable>: Sendable {
  private let compute: @Sendable () -> Value
  private let known = Mutex<Value?>(nil)

  /// One that nobody has begun to compute.
  package init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

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
    known.withLock { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }
}
