import Diagnostics
import Synchronization

/// Files that could not be read again after a site was loaded, or had changed by then: output made
/// without them is wrong.
///
/// A class, since all late readers add to it.
final class LostFiles: Sendable {
  private let faults = Mutex<[ContentSource.Fault]>([])
  let placed = PlacedFile()

  func note(_ fault: ContentSource.Fault) { faults.withLock { $0.append(fault) } }

  var diagnostics: [Diagnostic] { faults.withLock { Set($0) }.map(\.diagnostic) }
}
