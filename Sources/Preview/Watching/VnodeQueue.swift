/// Queue of events of open files and folders: kqueue(2) with EVFILT_VNODE.
///
/// The system reports only which file or folder had an event, never which name in a folder. It
/// merges unread events, so that none is lost.
protocol VnodeQueue: Sendable {
  /// Opens a file or a folder, and reports its events under a number until it is closed; `nil` if
  /// nothing at the path can be opened.
  func file(at path: String, as number: Int) throws(WatchFault) -> OpenDescriptor?
  /// Waits for events; `nil` after `end`.
  func next() throws(WatchFault) -> [VnodeEvent]?
  func end()
}

/// An event of an open file or folder.
struct VnodeEvent {
  /// Number under which the file was opened. Unlike a descriptor, it is never reused, so a late
  /// event isn't taken for another file's.
  let number: Int
  /// Whether its bytes were written, or the names in it changed.
  let isWritten: Bool
}
