import Synchronization

/// Result of one load of a site's content, kept for the next one. The next load reads only changed
/// files; the models of other files stay the same objects.
///
/// A class, because successive loads share it. If two loads run at once, the second one finds it
/// empty.
package final class ContentMemory: Sendable {
  private let state = Mutex<RememberedContent?>(nil)

  package init() {}

  /// Empties the memory until the load stores its own result.
  func take() -> RememberedContent? {
    state.withLock { state in
      defer { state = nil }
      return state
    }
  }

  func keep(_ content: RememberedContent) { state.withLock { $0 = content } }
}
