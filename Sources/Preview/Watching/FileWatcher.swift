import Content

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
  case unavailable(Int32)
}

/// The parts of a site that make it what it is.
enum WatchedFolders {
  static let names = ["Content", "Templates"]

  /// Whether nothing is made of a file of this name: hidden ones, and what editors leave behind.
  static func ignores(_ name: String) -> Bool { FolderWalk.isIgnored(name) }
}
