import Synchronization

@testable import Publishing

/// Faults on any thread.
final class Faults: Sendable {
  private let noted = Mutex<[PublishingFault]>([])

  var all: [PublishingFault] { noted.withLock { $0 } }

  func note(_ fault: PublishingFault) { noted.withLock { $0.append(fault) } }
}
