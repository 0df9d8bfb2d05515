import Dispatch

@testable import Preview

/// Means of watching a site's files.
enum WatcherKind: CaseIterable {
  case polling
  #if os(Linux)
    case inotify
  #endif
  /// The kqueue, which on Linux is the emulation in Tests/CKqueue.
  case kqueue

  /// Kinds that use events of the system.
  static var told: [WatcherKind] { allCases.filter { $0 != .polling } }

  var maker: SystemWatcher.Maker? {
    switch self {
    case .polling:
      { (site, _, _) throws(WatchFault) in
        PollingWatcher(site: site, interval: .milliseconds(5))
      }
    #if os(Linux)
      case .inotify: SystemWatcher.maker
    #endif
    case .kqueue:
      { (site, most, failed) throws(WatchFault) in
        KqueueWatcher(site: site, queue: try Kqueue(), most: most, failed: failed)
      }
    }
  }
}
