import Basics
import Dispatch
import Foundation
import Synchronization

/// Watcher that uses the kernel's events on macOS, for which each file and folder must be open.
final class KqueueWatcher: FileWatcher {
  private let tree: Mutex<KqueueTree>
  private let queue: any VnodeQueue
  private let ended = DispatchSemaphore(value: 0)
  private let failed: @Sendable (WatchFault) -> Void

  /// `most` is the maximum number of watched files and folders. `failed` is called when the watcher
  /// can't watch any longer, and has closed them all.
  init(
    site: String, queue: any VnodeQueue, most: Int = .max,
    failed: @escaping @Sendable (WatchFault) -> Void
  ) {
    tree = Mutex(KqueueTree(site: site, queue: queue, most: most))
    self.queue = queue
    self.failed = failed
  }

  func start(_ changes: ChangeQueue) throws(WatchFault) {
    let fault: WatchFault? = tree.withLock { tree in
      do throws(WatchFault) {
        try tree.watchAll()
        return nil
      } catch {
        tree.close()
        return error
      }
    }
    if let fault { throw fault }
    let isStarted = onOneThread { [self] in
      let fault = run(changes)
      tree.withLock { $0.close() }
      if let fault { failed(fault) }
      ended.signal()
    }
    if !isStarted { throw .unavailable(EAGAIN) }
  }

  func stop() {
    queue.end()
    ended.wait()
  }

  private func run(_ changes: ChangeQueue) -> WatchFault? {
    do throws(WatchFault) {
      while let events = try queue.next() {
        let fault = tree.withLock { $0.take($0.filesFirst(events), changes) }
        if let fault { return fault }
      }
      return nil
    } catch {
      return error
    }
  }
}
