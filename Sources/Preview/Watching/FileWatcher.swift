/// Reports changes of a site's content and templates as they happen.
protocol FileWatcher: Sendable {
  /// Begins to watch. From here on, no change is missed.
  func start(_ queue: ChangeQueue) throws(WatchFault)
  /// Ends, after the last change is reported.
  func stop()
}

/// Reason why the system doesn't report changes.
enum WatchFault: Error, Equatable {
  /// The system's limit of watched folders or watchers is reached.
  case exhausted
  /// The limit of open files is reached, except for some that are needed for other purposes.
  case outOfDescriptors
  case unavailable(Int32)
}
