import Synchronization

/// What is kept of a site's content from one load to the next, so that only files that have changed
/// are read again; those that have not give the very same models.
///
/// A class, since one load after the other is handed it. Of two at the same time one finds it empty.
package final class ContentMemory: Sendable {
  private let state = Mutex<RememberedContent?>(nil)

  package init() {}

  /// Empties it, until the load that asks keeps what it has read.
  func take() -> RememberedContent? {
    state.withLock { state in
      defer { state = nil }
      return state
    }
  }

  func keep(_ content: RememberedContent) { state.withLock { $0 = content } }
}
