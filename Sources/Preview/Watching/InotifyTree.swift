#if os(Linux)
  import Content
  import Foundation

  /// The folders that are watched, and what their events mean for the site's files.
  struct InotifyTree {
    private let site: String
    private let descriptor: Int32
    /// How many are watched at most, besides what the system allows.
    private let most: Int
    /// By the kernel's number: a folder, or a file that a link leads to, has one path or several.
    private var paths: [Int32: Set<String>] = [:]

    private static let folderMask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let fileMask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
    /// A tree deeper than any path can be is a loop of links.
    private static let deepest = 64

    init(site: String, descriptor: Int32, most: Int = .max) {
      self.site = site
      self.descriptor = descriptor
      self.most = most
    }

    /// Watches the site's folders, and its own for those that do not exist yet.
    mutating func watchAll() throws(WatchFault) {
      try add("", Self.folderMask)
      for name in WatchedFolders.names { try watch(name, depth: 0) }
    }

    // MARK: - Watches

    /// Watches a folder with all below it, or a file that a link leads to. What has vanished in the
    /// meantime is told of by its own folder.
    private mutating func watch(_ path: String, depth: Int) throws(WatchFault) {
      guard depth < Self.deepest else { return }
      try add(path, Self.folderMask)
      guard let entries = try? DirectoryEntry.entries(of: disk(path)) else { return }
      for entry in entries where entry.isUTF8 && !WatchedFolders.ignores(entry.name) {
        switch entry.kind {
        case .folder: try watch("\(path)/\(entry.name)", depth: depth + 1)
        case .link: try follow("\(path)/\(entry.name)", depth: depth + 1)
        case .file, .other: break
        }
      }
    }

    private mutating func follow(_ path: String, depth: Int) throws(WatchFault) {
      var status = stat()
      guard stat(disk(path), &status) == 0 else { return }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try watch(path, depth: depth)
      case S_IFREG: try add(path, Self.fileMask)
      default: break
      }
    }

    private mutating func add(_ path: String, _ mask: UInt32) throws(WatchFault) {
      let watch = inotify_add_watch(descriptor, disk(path), mask)
      guard watch >= 0 else {
        let fault = WatchFault(errno)
        if fault == .exhausted { throw fault }
        return
      }
      guard paths[watch] != nil || paths.count < most else { throw .exhausted }
      paths[watch, default: []].insert(path)
    }

    private mutating func unwatch(below folder: String) {
      for (watch, known) in paths {
        let left = known.filter { $0 != folder && !$0.hasPrefix(folder + "/") }
        guard left.count < known.count else { continue }
        paths[watch] = left.isEmpty ? nil : left
        if left.isEmpty { inotify_rm_watch(descriptor, watch) }
      }
    }

    private func disk(_ path: String) -> String { path.isEmpty ? site : "\(site)/\(path)" }

    // MARK: - Events

    /// Tells the queue what events mean; what is thrown ends the watching.
    mutating func take(_ events: [InotifyEvent], _ queue: ChangeQueue) -> WatchFault? {
      do throws(WatchFault) {
        for event in events { try take(event, queue) }
        return nil
      } catch {
        return error
      }
    }

    private mutating func take(
      _ event: InotifyEvent, _ queue: ChangeQueue
    ) throws(WatchFault) {
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
        if folder.isEmpty ? !WatchedFolders.names.contains(name) : WatchedFolders.ignores(name) {
          continue
        }
        try take(event, of: folder.isEmpty ? name : "\(folder)/\(name)", queue)
      }
    }

    private mutating func take(
      _ event: InotifyEvent, of path: String, _ queue: ChangeQueue
    ) throws(WatchFault) {
      let changes = FileChanges(paths: [path])
      if event.has(IN_CREATE | IN_MOVED_TO) {
        if event.has(IN_ISDIR) {
          try watch(path, depth: 0)
        } else {
          try followIfLink(path)
        }
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

    /// The file behind a link may have been replaced, and the watch with it.
    private mutating func take(
      _ event: InotifyEvent, ofLinked path: String, _ queue: ChangeQueue
    ) throws(WatchFault) {
      if event.has(IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB) { try followIfLink(path) }
      queue.add(FileChanges(paths: [path]), event.has(IN_CLOSE_WRITE) ? .now : .soon)
    }

    private mutating func followIfLink(_ path: String) throws(WatchFault) {
      var status = stat()
      guard lstat(disk(path), &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
      try follow(path, depth: 1)
    }
  }
#endif
