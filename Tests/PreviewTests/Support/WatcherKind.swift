import Dispatch

@testable import Preview

/// By what a site's files are watched.
enum WatcherKind: CaseIterable {
  case polling
  #if os(Linux)
    case inotify
  #endif
  /// On Linux by the emulation in Tests/CKqueue.
  case kqueue

  /// Those to which the system tells of changes.
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
