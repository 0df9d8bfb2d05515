import Foundation

/// What a path names.
enum FileType {
  case folder
  case other

  /// `nil` where it names nothing that can be seen.
  init?(of path: String, followingLinks: Bool) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Whether it names a file itself, and no link to one.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The folders that a path lies in, the outermost first.
  static func folders(above path: String) -> [String] {
    let bytes = Array(path.utf8)
    return bytes.indices.filter { $0 > 0 && bytes[$0] == UInt8(ascii: "/") }.map {
      String(decoding: bytes[..<$0], as: UTF8.self)
    }
  }

  /// The first thing above a path that is no folder.
  static func obstacle(above path: String) -> String? {
    folders(above: path).first { folder in
      if case .other = FileType(of: folder, followingLinks: true) { true } else { false }
    }
  }
}
