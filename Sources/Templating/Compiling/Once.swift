import Synchronization

/// A value that is set once and then read by many threads.
final class Once<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)

  init() {}

  func set(_ value: Value) { storage.withLock { $0 = $0 ?? value } }

  var value: Value? { storage.withLock { $0 } }
}
