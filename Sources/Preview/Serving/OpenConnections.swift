import Synchronization

/// Counts the connections that are open, so that no client can take all there can be.
///
/// A class, for all connections share it.
final class OpenConnections: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int) { self.limit = limit }

  /// Whether there was room for one more.
  func add() -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func remove() { count.withLock { $0 -= 1 } }
}
