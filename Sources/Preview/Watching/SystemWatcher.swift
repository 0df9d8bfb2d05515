/// Makes the watcher to which the system tells of changes.
enum SystemWatcher {
  /// Takes the site's folder, how much is watched at most, and who is told when it can watch no
  /// longer.
  typealias Maker =
    @Sendable (String, Int, @escaping @Sendable (WatchFault) -> Void) throws(WatchFault) ->
    any FileWatcher

  /// That of this system; `nil` where it tells nothing.
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
