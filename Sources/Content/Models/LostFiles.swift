import Diagnostics
import Synchronization

/// Files that couldn't be read again after a site was loaded, or had changed by then. Output made
/// without them is wrong.
///
/// A class, because all late readers add to it.
final class LostFiles: Sendable {
  private let faults = Mutex<[ContentSource.Fault]>([])
  let placed = PlacedFile()

  func note(_ fault: ContentSource.Fault) { faults.withLock { $0.append(fault) } }

  var diagnostics: [Diagnostic] { faults.withLock { Set($0) }.map(\.diagnostic) }
}
