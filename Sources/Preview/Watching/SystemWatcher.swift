/// Chooses the watcher that uses the system's events.
enum SystemWatcher {
  /// Takes the site's folder, the maximum number of watches, and a callback for when the watcher
  /// can't watch any longer.
  typealias Maker =
    @Sendable (String, Int, @escaping @Sendable (WatchFault) -> Void) throws(WatchFault) ->
    any FileWatcher

  /// Maker for this system; `nil` if the system has no events.
  static let maker: Maker? = {
    #if os(Linux)
      { (site, most, failed) throws(WatchFault) in
        try InotifyWatcher(site: site, most: most, failed: failed)
      }
    #elseif canImport(Darwin)
      { (site, most, failed) throws(WatchFault) in
        KqueueWatcher(site: site, queue: try Kqueue(), most: most, failed: failed)
      }
    #else
      nil
    #endif
  }()
}
