import Diagnostics
import Synchronization

/// The last file that was read again for a place in it, because its bytes weren't held.
///
/// Mistakes cluster, and each would otherwise read the whole file again.
///
/// A class, because the files of a site share it.
final class PlacedFile: Sendable {
  private let last = Mutex<(hash: UInt64, file: SourceFile)?>(nil)

  /// The file at a path whose bytes have this hash. It is read unless it is the last one.
  func file(_ path: String, _ hash: UInt64, _ read: () -> SourceFile?) -> SourceFile? {
    if let last = last.withLock(\.self), last.hash == hash, last.file.path == path {
      return last.file
    }
    guard let file = read() else { return nil }
    last.withLock { $0 = (hash, file) }
    return file
  }
}
