import Foundation

/// A folder of a test's own.
///
/// A class, for the folder goes with its last user.
final class TemporaryFolder {
  /// Absolute and without symbolic links.
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appending(path: "zoetrope-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
