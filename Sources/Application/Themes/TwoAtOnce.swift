import Dispatch
import Foundation
import Synchronization

/// Does two things and gives both results: on two threads where `jobs` says that there may be more than
/// one, and on this one where the system gives no other in time.
func twoAtOnce<First, Second: Sendable>(
  jobs: Int, _ first: () -> First, and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  guard jobs > 1 else { return (first(), second()) }
  let task = SharedTask(second)
  let thread = Thread { task.run() }
  // Templates nest; macOS would give a second thread half a megabyte.
  thread.stackSize = 8 << 20
  thread.start()
  return (first(), task.result)
}

/// Something that is done once, by the first of two threads that comes to it.
///
/// A class, because the two share it.
private final class SharedTask<Result: Sendable>: Sendable {
  private let work: @Sendable () -> Result
  private let isTaken = Atomic(false)
  private let finished = Mutex<Result?>(nil)
  private let isFinished = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Result) { self.work = work }

  func run() {
    guard !isTaken.exchange(true, ordering: .relaxed) else { return }
    let result = work()
    finished.withLock { $0 = result }
    isFinished.signal()
  }

  /// For one caller, who does it where nobody has begun with it.
  var result: Result {
    run()
    while true {
      isFinished.wait()
      if let result = finished.withLock({ $0 }) { return result }
    }
  }
}
