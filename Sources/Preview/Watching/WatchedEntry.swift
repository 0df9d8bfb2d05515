import Content
import Foundation

/// A name in a watched folder that may matter to the site.
struct WatchedEntry {
  let name: String
  /// Inode of the name itself, even if it is a link.
  let inode: UInt64
  /// Whether it is a folder, or a link to one; otherwise it is a file.
  let isFolder: Bool
  let isLink: Bool

  /// Entries of a folder, in undefined order and without ignored ones; `nil` if it can't be read.
  /// In the site's own folder (the empty path), these are only the site's parts.
  static func all(in folder: String, of site: String) -> [WatchedEntry]? {
    let disk = WatchedFolders.disk(folder, of: site)
    guard let entries = try? DirectoryEntry.unordered(of: disk) else { return nil }
    return entries.compactMap { entry in
      guard entry.isUTF8, WatchedFolders.watches(entry.name, in: folder) else { return nil }
      return WatchedEntry(entry, in: disk, of: site)
    }
  }

  /// The current entry at a path; `nil` if the path has none.
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
