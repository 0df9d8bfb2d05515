import Synchronization

/// A build's turn to write a site's cache: of two that run at the same time, into two outputs, one
/// writes, so that neither takes the other's half-written file for its own.
///
/// A class, since the turn ends with its last user.
final class CacheTurn: Sendable {
  private struct State {
    /// The cache's folder, locked; `nil` before somebody wants to write.
    var folder: OpenFolder?
    var hasNewModels = false
  }

  private let state = Mutex(State())

  /// Whether it is this build's turn. File systems that can't lock let everybody write.
  func take(in folder: OpenFolder) -> Bool {
    state.withLock { state in
      if state.folder != nil { return true }
      guard (try? folder.fileSystem.lock(folder.descriptor)) != false else { return false }
      state.folder = folder
      return true
    }
  }

  var isOurs: Bool { state.withLock { $0.folder != nil } }

  /// Whether what this build's files came to is written.
  var hasNewModels: Bool { state.withLock { $0.hasNewModels } }

  func noteNewModels() { state.withLock { $0.hasNewModels = true } }
}
