import Foundation

/// Files and folders that are watched one by one, and the meaning of their events for the site.
///
/// An event shows only where to look. The state is read from the disk, because events come late,
/// and merged.
struct KqueueTree: WatchedTree {
  private let site: String
  private let queue: any VnodeQueue
  /// Maximum number of watched files and folders, besides the system's limit.
  private let most: Int
  private var nodes: [String: Node] = [:]
  /// Paths by the number under which the queue reports events.
  private var paths: [Int: String] = [:]
  private var lastNumber = 0

  /// An open file or folder.
  private struct Node {
    let number: Int
    let file: OpenDescriptor
    var state: FileState
    /// Inodes of a folder's entries by name. A file that replaces another has another inode; other
    /// changes of a file cause its own events.
    var entries: [String: UInt64]?
  }

  init(site: String, queue: any VnodeQueue, most: Int = .max) {
    self.site = site
    self.queue = queue
    self.most = most
  }

  mutating func watchAll() throws(WatchFault) { try watch("") }

  /// Closes all files and folders.
  mutating func close() {
    nodes = [:]
    paths = [:]
  }

  private func disk(_ path: String) -> String { WatchedFolders.disk(path, of: site) }

  // MARK: - Watches

  /// Watches a file, or a folder with everything below it. If one has vanished in the meantime, its
  /// parent reports that.
  private mutating func watch(_ path: String) throws(WatchFault) {
    guard nodes.count < most else { throw .outOfDescriptors }
    lastNumber += 1
    // The event is requested first, so that no change falls between it and the look.
    guard let file = try queue.file(at: disk(path), as: lastNumber),
      let state = FileState(of: file),
      !isInItself(path, state)
    else { return }
    nodes[path] = Node(number: lastNumber, file: file, state: state)
    paths[lastNumber] = path
    guard state.isFolder else { return }
    let entries = WatchedEntry.all(in: path, of: site) ?? []
    nodes[path]?.entries = Dictionary(
      entries.lazy.map { ($0.name, $0.inode) },
      // Names that are equal but differ in bytes are one key.
      uniquingKeysWith: { first, _ in first })
    for entry in entries { try watch(WatchedFolders.path(entry.name, in: path)) }
  }

  /// Whether a link makes a folder the same as one of the folders above it.
  private func isInItself(_ path: String, _ state: FileState) -> Bool {
    var folder = path
    while state.isFolder, !folder.isEmpty {
      folder = WatchedFolders.folder(of: folder)
      if let node = nodes[folder], node.state.isSameFile(as: state) { return true }
    }
    return false
  }

  private mutating func forget(_ path: String) {
    guard let node = nodes.removeValue(forKey: path) else { return }
    paths[node.number] = nil
    for name in (node.entries ?? [:]).keys { forget(WatchedFolders.path(name, in: path)) }
  }

  // MARK: - Events

  /// Sorts events so that a file's own event is handled before its folder is compared.
  func filesFirst(_ events: [VnodeEvent]) -> [VnodeEvent] {
    func isFolder(_ event: VnodeEvent) -> Bool {
      paths[event.number].flatMap { nodes[$0] }?.state.isFolder ?? false
    }
    return events.filter { !isFolder($0) } + events.filter(isFolder)
  }

  mutating func take(_ event: VnodeEvent, _ changes: ChangeQueue) throws(WatchFault) {
    // Otherwise the event belongs to a file that has been closed.
    guard let path = paths[event.number], let known = nodes[path]?.state else { return }
    guard let state = FileState(at: disk(path)), state.isSameFile(as: known) else {
      return try replace(path, changes)
    }
    nodes[path]?.state = state
    if state.isFolder {
      try compare(path, changes)
    } else if event.isWritten || state != known {
      changes.add(FileChanges(paths: [path]), state.isEmpty ? .soon : .shortly)
    }
  }

  /// Handles a path at which there is now another file or folder, or nothing.
  private mutating func replace(_ path: String, _ changes: ChangeQueue) throws(WatchFault) {
    // The system reports no event when the site's own folder comes back.
    guard !path.isEmpty else { throw .unavailable(ENOENT) }
    let entry = WatchedEntry(at: path, of: site)
    try change(
      WatchedFolders.name(of: path), to: entry?.inode, in: WatchedFolders.folder(of: path),
      entry == nil ? .soon : .now, changes)
  }

  /// Finds the names that a folder gained and lost, and those that are now other files.
  private mutating func compare(
    _ folder: String, _ changes: ChangeQueue
  ) throws(WatchFault) {
    let old = nodes[folder]?.entries ?? [:]
    let found = WatchedEntry.all(in: folder, of: site) ?? []
    let new = found.filter { old[$0.name] != $0.inode }
    if found.count - new.count < old.count {
      for name in Set(old.keys).subtracting(found.lazy.map(\.name)) {
        let path = WatchedFolders.path(name, in: folder)
        // A name that is renamed while the names are read may be missed.
        guard WatchedEntry(at: path, of: site)?.inode != old[name] else { continue }
        try replace(path, changes)
      }
    }
    for entry in new {
      // A file that replaces another is complete; a new one is written next.
      let urgency: Urgency = old[entry.name] == nil ? .soon : .now
      try change(entry.name, to: entry.inode, in: folder, urgency, changes)
    }
  }

  /// Handles a name that now belongs to another file or folder, or to nothing.
  private mutating func change(
    _ name: String, to inode: UInt64?, in folder: String, _ urgency: Urgency,
    _ changes: ChangeQueue
  ) throws(WatchFault) {
    let path = WatchedFolders.path(name, in: folder)
    forget(path)
    nodes[folder]?.entries?[name] = inode
    if inode != nil { try watch(path) }
    changes.add(FileChanges(paths: [path]), urgency)
  }
}
