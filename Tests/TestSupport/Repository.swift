package import Foundation

/// The repository's own files, wherever a test is in it.
package enum Repository {
  package static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path.count > 1,
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Path of a file or a folder.
  package static func path(_ path: String) -> String { root.appending(path: path).path }

  /// Text of a file.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
