import Foundation

/// Type of the file at a path.
package enum FileType {
  case folder
  case other

  /// `nil` if there is no file, or none that can be accessed.
  package init?(of path: String, followingLinks: Bool) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Whether the path leads to a folder, through links, too.
  package static func isFolder(_ path: String) -> Bool {
    if case .folder = FileType(of: path, followingLinks: true) { true } else { false }
  }

  /// Whether the path names a regular file, not a link to one.
  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the folders above a path, outermost first.
  package static func folders(above path: String) -> [String] {
    let bytes = Array(path.utf8)
    return bytes.indices.filter { $0 > 0 && bytes[$0] == UInt8(ascii: "/") }.map {
      String(decoding: bytes[..<$0], as: UTF8.self)
    }
  }

  /// Returns the outermost item above a path that is not a folder.
  package static func obstacle(above path: String) -> String? {
    folders(above: path).first { folder in
      if case .other = FileType(of: folder, followingLinks: true) { true } else { false }
    }
  }
}
