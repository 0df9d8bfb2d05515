import Application
import Synchronization

/// The verbose output of a build: the time of each stage and the slowest pages.
///
/// A class, because all workers report their pages to it.
final class BuildLog: Sendable {
  private static let count = 10

  let clock = StageClock()
  private let slowest = Mutex<[(address: String, duration: Duration)]>([])

  /// Records a product if it is among the slowest.
  @Sendable func note(_ product: Product, _ duration: Duration) {
    guard product.kind == .page else { return }
    slowest.withLock { slowest in
      if slowest.count == Self.count, let last = slowest.last, last.duration >= duration { return }
      let place = slowest.firstIndex { $0.duration < duration } ?? slowest.endIndex
      slowest.insert((product.address, duration), at: place)
      if slowest.count > Self.count { slowest.removeLast() }
    }
  }

  var text: String {
    let stages = clock.durations.map { [$0.duration.milliseconds, $0.stage.rawValue] }
    let pages = slowest.withLock { $0 }.map { [$0.duration.milliseconds, $0.address] }
    // If nothing has changed, no page was made.
    let heading = pages.isEmpty ? "" : "slowest pages\n"
    return AlignedRows(stages).aligned + heading + AlignedRows(pages).aligned
  }
}

extension Duration {
  /// The duration in milliseconds, such as `12.3 ms`.
  fileprivate var milliseconds: String {
    let (seconds, attoseconds) = components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
