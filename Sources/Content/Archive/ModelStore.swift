import Synchronization
import Threads

/// Storage for the results of loading files, from one process to the next; safe to lose at any
/// time.
///
/// A class, since writing continues while the site is made, and both its starter and the caller who
/// awaits its end hold it.
package final class ModelStore: Sendable {
  /// Takes the bytes piece by piece.
  package typealias Sink = (ArraySlice<UInt8>) -> Void

  /// Hash of the program and everything else that affects the loading of files, except the site's
  /// settings.
  let key: UInt64
  let read: @Sendable () -> (bytes: [UInt8], changes: [UInt8]?)?
  private let write: @Sendable (_ fill: @escaping (Sink) -> Void) -> Void
  private let writing = Mutex<BackgroundValue<Void>?>(nil)
  private let newChanges = Mutex<[UInt8]?>(nil)

  package init(
    key: UInt64, read: @escaping @Sendable () -> (bytes: [UInt8], changes: [UInt8]?)?,
    write: @escaping @Sendable (_ fill: @escaping (Sink) -> Void) -> Void
  ) {
    self.key = key
    self.read = read
    self.write = write
  }

  /// Starts to write; `finish` waits for the end.
  func write(jobs: Int, _ fill: @escaping @Sendable (Sink) -> Void) {
    let begun = BackgroundValue.begin(jobs: jobs) { [write] in write(fill) }
    writing.withLock { $0 = begun }
  }

  /// Stores changes in place of those that were read; they are few.
  func keep(changes: [UInt8]) { newChanges.withLock { $0 = changes } }

  /// New changes in place of those that were read; `nil` if these are still current.
  package var changes: [UInt8]? { newChanges.withLock { $0 } }

  /// Waits for the end of writing.
  package func finish() { writing.withLock { $0 }?.value }
}
