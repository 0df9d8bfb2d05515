import Diagnostics
import Synchronization

/// The files that were to be read again after the loading of a site, and could not be, or hold something
/// else by now: what was made without them is wrong.
///
/// A class, since all that read late note it here.
final class LostFiles: Sendable {
  private let faults = Mutex<[ContentSource.Fault]>([])
  let placed = PlacedFile()

  func note(_ fault: ContentSource.Fault) { faults.withLock { $0.append(fault) } }

  var diagnostics: [Diagnostic] { faults.withLock { Set($0) }.map(\.diagnostic) }
}
