import Synchronization
import Threads

/// Where what files came to is kept from one process to the next; safe to lose at any time.
///
/// A class, since it is written while the site is already made of what was read, and both who began
/// that and who needs its end hold it.
package final class ModelStore: Sendable {
  /// Takes the bytes piece by piece.
  package typealias Sink = (ArraySlice<UInt8>) -> Void

  /// Of the program and all else that files come to something else by, besides the site's settings.
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

  /// Begins to write; `finish` waits for the end.
  func write(jobs: Int, _ fill: @escaping @Sendable (Sink) -> Void) {
    let begun = BackgroundValue.begin(jobs: jobs) { [write] in write(fill) }
    writing.withLock { $0 = begun }
  }

  /// Hands over what is to be kept in place of the changes that were read; they are few.
  func keep(changes: [UInt8]) { newChanges.withLock { $0 = changes } }

  /// What is to be kept beside what was read, in place of the changes; `nil` where these are good.
  package var changes: [UInt8]? { newChanges.withLock { $0 } }

  /// Returns when what was begun is written.
  package func finish() { writing.withLock { $0 }?.value }
}
