import Content
import Foundation

/// A name in a watched folder that something may be made of.
struct WatchedEntry {
  let name: String
  /// That of the name itself, where it is a link's.
  let inode: UInt64
  /// Whether it is a folder, or a link that leads to one; else a file.
  let isFolder: Bool
  let isLink: Bool

  /// What is in a folder, in no order, without what is ignored, and of the site's own folder (the empty path)
  /// only what makes it a site; `nil` where it can't be read.
  static func all(in folder: String, of site: String) -> [WatchedEntry]? {
    let disk = WatchedFolders.disk(folder, of: site)
    guard let entries = try? DirectoryEntry.unordered(of: disk) else { return nil }
    return entries.compactMap { entry in
      guard entry.isUTF8, WatchedFolders.watches(entry.name, in: folder) else { return nil }
      return WatchedEntry(entry, in: disk, of: site)
    }
  }

  /// `nil` where there is no such thing now.
  init?(at path: String, of site: String) {
    let disk = WatchedFolders.disk(WatchedFolders.folder(of: path), of: site)
    guard let entry = DirectoryEntry(WatchedFolders.name(of: path), in: disk) else { return nil }
    self.init(entry, in: disk, of: site)
  }

  private init?(_ entry: DirectoryEntry, in folder: String, of site: String) {
    name = entry.name
    inode = entry.inode
    isLink = entry.kind == .link
    switch entry.kind {
    case .file: isFolder = false
    case .folder: isFolder = true
    case .link:
      let path = "\(folder)/\(entry.name)"
      guard FolderWalk.follows(path, of: site) else { return nil }
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG: isFolder = false
      case S_IFDIR: isFolder = true
      default: return nil
      }
    case .other: return nil
    }
  }
}
