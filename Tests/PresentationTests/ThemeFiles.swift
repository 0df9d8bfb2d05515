import Foundation

/// Files of this repository, found relative to this file.
enum ThemeFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path))
  }

  /// Every file below a folder with this extension: its path below the folder without the
  /// extension, and its text.
  static func texts(below folder: String, extension suffix: String) throws -> [String: String] {
    let base = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: base.path(percentEncoded: false))
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".\(suffix)") }.map { path in
        (String(path.dropLast(suffix.count + 1)), try text("\(folder)/\(path)"))
      })
  }
}
