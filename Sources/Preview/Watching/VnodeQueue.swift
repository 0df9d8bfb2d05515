/// Tells what happens to files and folders that are open: kqueue(2) with EVFILT_VNODE.
///
/// The system says of each only that something happened to it, never to which name in a folder. It
/// merges what has not been asked for, so that nothing is lost.
protocol VnodeQueue: Sendable {
  /// Opens a file, or a folder, to tell of it under a number until it is closed; `nil` where there is
  /// none that can be opened.
  func file(at path: String, as number: Int) throws(WatchFault) -> OpenDescriptor?
  /// Waits for what happens; `nil` after `end`.
  func next() throws(WatchFault) -> [VnodeEvent]?
  func end()
}

/// That something happened to an open file or folder.
struct VnodeEvent {
  /// Under which it was opened. Unlike a descriptor it is never given again, so that an event that is
  /// late is not taken for another file's.
  let number: Int
  /// Whether its bytes were written, or the names in it changed.
  let isWritten: Bool
}
