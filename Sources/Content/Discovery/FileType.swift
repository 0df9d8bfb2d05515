import Foundation

/// Type of the file at a path.
package enum FileType {
  case folder
  case other

  /// Looks up the type; `nil` if the file doesn't exist or can't be accessed.
  package init?(of path: String, followingLinks: Bool) {
    var status = stat()
    // If this fails, the file counts as missing, which the callers report.
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Whether the path leads to a folder, directly or through links.
  package static func isFolder(_ path: String) -> Bool {
    // If this fails, the folder counts as missing, which the callers report.
    if case .folder = FileType(of: path, followingLinks: true) { true } else { false }
  }
}
