import Synchronization

/// A build's turn to write a site's cache: of two concurrent builds into two outputs only one
/// writes, so that neither uses the other's half-written file.
///
/// A class, since the turn ends with its last user.
final class CacheTurn: Sendable {
  private struct State {
    /// The cache's folder, locked; `nil` before the first attempt to write.
    var folder: OpenFolder?
    var hasNewModels = false
  }

  private let state = Mutex(State())

  /// Takes the turn, and returns whether it is this build's. On file systems without locks, every
  /// build writes.
  func take(in folder: OpenFolder) -> Bool {
    state.withLock { state in
      if state.folder != nil { return true }
      guard (try? folder.fileSystem.lock(folder.descriptor)) != false else { return false }
      state.folder = folder
      return true
    }
  }

  var isOurs: Bool { state.withLock { $0.folder != nil } }

  /// Whether this build's models are written.
  var hasNewModels: Bool { state.withLock { $0.hasNewModels } }

  func noteNewModels() { state.withLock { $0.hasNewModels = true } }
}
