import Foundation

/// A temporary folder of one test.
///
/// A class, so that the folder is deleted with its last user.
final class TemporaryFolder {
  /// Absolute path without symbolic links.
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appending(path: "zoetrope-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
