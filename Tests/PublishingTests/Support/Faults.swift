import Synchronization

@testable import Publishing

/// Faults that threads met.
final class Faults: Sendable {
  private let noted = Mutex<[PublishingFault]>([])

  var all: [PublishingFault] { noted.withLock { $0 } }

  func note(_ fault: PublishingFault) { noted.withLock { $0.append(fault) } }
}
