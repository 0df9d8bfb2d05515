import Content
import Foundation

extension FileType {
  /// Whether the path names a regular file, not a link to one.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the folders above a path, outermost first.
  static func folders(above path: String) -> [String] {
    let bytes = Array(path.utf8)
    return bytes.indices.filter { $0 > 0 && bytes[$0] == UInt8(ascii: "/") }.map {
      String(decoding: bytes[..<$0], as: UTF8.self)
    }
  }

  /// Returns the outermost item above a path that is not a folder.
  static func obstacle(above path: String) -> String? {
    folders(above: path).first { folder in
      if case .other = FileType(of: folder, followingLinks: true) { true } else { false }
    }
  }
}
