import Synchronization

/// Result of one load of a site's content, for the next one, which reads only files that have
/// changed; unchanged ones keep the very same models.
///
/// A class, shared by one load after the other. Of two concurrent loads, the second finds it empty.
package final class ContentMemory: Sendable {
  private let state = Mutex<RememberedContent?>(nil)

  package init() {}

  /// Empties the memory until the load keeps its own result.
  func take() -> RememberedContent? {
    state.withLock { state in
      defer { state = nil }
      return state
    }
  }

  func keep(_ content: RememberedContent) { state.withLock { $0 = content } }
}
