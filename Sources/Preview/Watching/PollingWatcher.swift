import Basics
import Content
import Diagnostics
import Dispatch
import Foundation

/// Watcher that polls all files, for systems that don't report changes, or don't report those by
/// another machine.
final class PollingWatcher: FileWatcher {
  private let site: String
  private let interval: DispatchTimeInterval
  private let end = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(site: String, interval: DispatchTimeInterval = .milliseconds(500)) {
    self.site = site
    self.interval = interval
  }

  func start(_ queue: ChangeQueue) throws(WatchFault) {
    let first = states(after: [:])
    let isStarted = onOneThread { [self] in
      var known = first
      while end.wait(timeout: .now() + interval) == .timedOut {
        let states = states(after: known)
        var changes = FileChanges()
        for (path, state) in states where known[path]?.isSame(as: state) != true {
          changes.paths.insert(String(decoding: path, as: UTF8.self))
        }
        for path in known.keys where states[path] == nil {
          changes.paths.insert(String(decoding: path, as: UTF8.self))
        }
        queue.add(changes, .now)
        known = states
      }
      ended.signal()
    }
    if !isStarted { throw .unavailable(EAGAIN) }
  }

  func stop() {
    end.signal()
    ended.wait()
  }

  /// States by the bytes of the paths, because a name may change to another Unicode form that Swift
  /// considers equal.
  private func states(after known: [[UInt8]: SeenFile]) -> [[UInt8]: SeenFile] {
    var states: [[UInt8]: SeenFile] = [:]
    // Mistakes of folders are reported when the site is built.
    let unheard = DiagnosticCollector()
    for folder in WatchedFolders.names {
      for path in FolderWalk.paths(below: folder, of: site, unheard) ?? [] {
        let bytes = Array(path.utf8)
        states[bytes] = SeenFile(site + "/" + path, after: known[bytes])
      }
    }
    return states
  }
}
