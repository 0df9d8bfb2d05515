import Foundation
import TestSupport

/// Files of this repository's theme.
enum ThemeFiles {
  static func text(_ path: String) throws -> String { try Repository.text(path) }

  static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: Repository.root.appending(path: path))
  }

  /// Every file below a folder with this extension: its path below the folder without the
  /// extension, and its text.
  static func texts(below folder: String, extension suffix: String) throws -> [String: String] {
    let base = Repository.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: base.path(percentEncoded: false))
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".\(suffix)") }.map { path in
        (String(path.dropLast(suffix.count + 1)), try text("\(folder)/\(path)"))
      })
  }
}
