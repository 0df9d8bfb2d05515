import Basics
import Content

/// Folders of a site that are watched.
enum WatchedFolders {
  static let names = ["Content", "Templates"]

  /// Whether a name in a folder is watched. In the site's own folder (the empty path), only the
  /// site's parts are. In other folders, everything is, except hidden files and those that editors
  /// leave.
  static func watches(_ name: String, in folder: String) -> Bool {
    folder.isEmpty ? names.contains(name) : !FolderWalk.isIgnored(name)
  }

  /// The path of a name in a folder, relative to the site's folder.
  static func path(_ name: String, in folder: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// The folder that contains a path's last name.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a path leads through a folder.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty ? !path.isEmpty : path.begins(with: folder + "/")
  }

  /// The path on disk of a path relative to the site's folder.
  static func disk(_ path: String, of site: String) -> String {
    path.isEmpty ? site : "\(site)/\(path)"
  }
}
