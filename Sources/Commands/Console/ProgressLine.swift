import Foundation
import Synchronization

/// Progress, on a terminal, of work that takes longer than half a second.
///
/// A class, because all workers update the same line.
final class ProgressLine: Sendable {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)

  private let start = ContinuousClock.now
  private let isShown: Bool
  private let last = Mutex<ContinuousClock.Instant?>(nil)

  init(isShown: Bool) { self.isShown = isShown }

  /// Shows a text such as "12 of 40". The last text is left out.
  func show(_ text: @autoclosure () -> String, isLast: Bool) {
    guard isShown, !isLast else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience else { return }
    last.withLock { last in
      if let last, now - last < Self.pause { return }
      last = now
      Console.error("\r\u{1B}[K\(text())")
    }
  }

  func end() {
    last.withLock { last in
      if last != nil { Console.error("\r\u{1B}[K") }
      last = nil
    }
  }
}
