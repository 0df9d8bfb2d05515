import Basics

#if os(Linux)
  import Foundation

  /// The watched folders, and the meaning of their events for the site's files.
  struct InotifyTree: WatchedTree {
    private let site: String
    private let descriptor: Int32
    /// Maximum number of watches, besides the system's limit.
    private let most: Int
    /// Paths by the kernel's number of a watch: a folder, or the target of a link, has one or
    /// several.
    private var paths: [Int32: Set<String>] = [:]

    private static let folderMask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let fileMask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)

    init(site: String, descriptor: Int32, most: Int = .max) {
      self.site = site
      self.descriptor = descriptor
      self.most = most
    }

    mutating func watchAll() throws(WatchFault) { try watch("") }

    // MARK: - Watches

    /// Watches a folder with everything below it. If one has vanished in the meantime, its parent
    /// reports that.
    private mutating func watch(_ folder: String) throws(WatchFault) {
      guard try add(folder, Self.folderMask) else { return }
      for entry in WatchedEntry.all(in: folder, of: site) ?? [] {
        try watch(entry, WatchedFolders.path(entry.name, in: folder))
      }
    }

    /// Watches a folder, or the target of a link. Changes of any other file are reported by its
    /// folder.
    private mutating func watch(_ entry: WatchedEntry, _ path: String) throws(WatchFault) {
      if entry.isFolder {
        try watch(path)
      } else if entry.isLink {
        _ = try add(path, Self.fileMask)
      }
    }

    /// Watches a path. Returns whether it is new, and isn't a folder that a link puts inside
    /// itself.
    private mutating func add(_ path: String, _ mask: UInt32) throws(WatchFault) -> Bool {
      let watch = inotify_add_watch(descriptor, WatchedFolders.disk(path, of: site), mask)
      guard watch >= 0 else {
        let fault = WatchFault(errno)
        if fault == .exhausted { throw fault }
        return false
      }
      guard let known = paths[watch] else {
        guard paths.count < most else { throw .exhausted }
        paths[watch] = [path]
        return true
      }
      guard !known.contains(where: { WatchedFolders.contains($0, path) }) else { return false }
      paths[watch]?.insert(path)
      return true
    }

    private mutating func unwatch(below folder: String) {
      for (watch, known) in paths {
        let left = known.filter { $0 != folder && !$0.begins(with: folder + "/") }
        guard left.count < known.count else { continue }
        paths[watch] = left.isEmpty ? nil : left
        if left.isEmpty { inotify_rm_watch(descriptor, watch) }
      }
    }

    // MARK: - Events

    mutating func take(_ event: InotifyEvent, _ queue: ChangeQueue) throws(WatchFault) {
      if event.has(IN_Q_OVERFLOW) {
        // Folders may have come and gone unseen.
        for watch in paths.keys { inotify_rm_watch(descriptor, watch) }
        paths = [:]
        try watchAll()
        queue.add(FileChanges(isEverything: true), .now)
        return
      }
      if event.has(IN_IGNORED) {
        paths[event.watch] = nil
        return
      }
      guard let name = event.name, let folders = paths[event.watch] else { return }
      for folder in folders {
        guard !name.isEmpty else {
          try take(event, ofLinked: folder, queue)
          continue
        }
        guard WatchedFolders.watches(name, in: folder) else { continue }
        try take(event, of: WatchedFolders.path(name, in: folder), queue)
      }
    }

    private mutating func take(
      _ event: InotifyEvent, of path: String, _ queue: ChangeQueue
    ) throws(WatchFault) {
      let changes = FileChanges(paths: [path])
      if event.has(IN_CREATE | IN_MOVED_TO) {
        if let entry = WatchedEntry(at: path, of: site) { try watch(entry, path) }
        // A file that is created is written next.
        queue.add(changes, event.has(IN_MOVED_TO) ? .now : .soon)
      } else if event.has(IN_DELETE | IN_MOVED_FROM) {
        unwatch(below: path)
        queue.add(changes, .soon)
      } else if event.has(IN_CLOSE_WRITE) {
        queue.add(changes, .now)
      } else {
        queue.add(changes, event.has(IN_MODIFY) ? .later : .soon)
      }
    }

    /// Handles an event of a link's target. The file may have been replaced, and the watch with it.
    private mutating func take(
      _ event: InotifyEvent, ofLinked path: String, _ queue: ChangeQueue
    ) throws(WatchFault) {
      if event.has(IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB),
        let entry = WatchedEntry(at: path, of: site), entry.isLink
      {
        try watch(entry, path)
      }
      queue.add(FileChanges(paths: [path]), event.has(IN_CLOSE_WRITE) ? .now : .soon)
    }
  }
#endif
