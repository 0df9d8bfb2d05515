import Files
import Publishing
import Synchronization

/// A build's turn to write a site's cache. If two builds into two outputs run at the same time,
/// only one of them writes, so that neither uses the other's half-written file.
///
/// A class, because the turn ends with its last user.
final class CacheTurn: Sendable {
  /// The cache's folder, locked; `nil` before the first attempt to write.
  private let locked = Mutex<OpenFolder?>(nil)

  /// Takes the turn, and returns whether it is this build's. On file systems without locks, every
  /// build writes.
  func take(in folder: OpenFolder) -> Bool {
    locked.withLock { locked in
      if locked != nil { return true }
      // If this fails, every build writes its own complete files.
      guard (try? folder.fileSystem.lock(folder.descriptor)) != false else { return false }
      locked = folder
      return true
    }
  }

  var isOurs: Bool { locked.withLock { $0 != nil } }
}
