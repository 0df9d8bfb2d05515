import Foundation

/// Type of the file at a path.
package enum FileType {
  case folder
  case other

  /// `nil` if there is no file, or none that can be accessed.
  package init?(of path: String, followingLinks: Bool) {
    var status = stat()
    // If this fails, there is no file, which its users report.
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Whether the path leads to a folder, through links, too.
  package static func isFolder(_ path: String) -> Bool {
    // If this fails, there is no folder, which its users report.
    if case .folder = FileType(of: path, followingLinks: true) { true } else { false }
  }
}
