/// Tells of changes to a site's content and templates, as soon as they are there.
protocol FileWatcher: Sendable {
  /// Begins; from here on no change is missed.
  func start(_ queue: ChangeQueue) throws(WatchFault)
  /// Ends, and has told the last.
  func stop()
}

/// Why the system does not tell of changes.
enum WatchFault: Error, Equatable {
  /// As many folders or watchers are watched as the system allows.
  case exhausted
  /// As many files are open as the system allows, but for some that others need.
  case outOfDescriptors
  case unavailable(Int32)
}
