import Basics
import Files
import Foundation

/// Folders of a site whose files are published, or may be. Secrets must not be in any of them.
///
/// They are compared by their identity on disk, not by their names, so that neither `..`, nor a
/// link, nor a name in another case leads into one.
struct PublishedFolders {
  private let folders: [(name: String, identity: FileIdentity)]

  /// Looks at the folders. A folder that doesn't exist has no files.
  init(site: String, output: String) throws(SystemError) {
    var folders: [(name: String, identity: FileIdentity)] = []
    let paths =
      ["Content", "Templates"].map { (name: $0, path: joined(site, $0)) }
      + [(name: output, path: output)]
    for (name, path) in paths {
      if let identity = try FileIdentity(path) { folders.append((name, identity)) }
    }
    self.folders = folders
  }

  /// Returns the folder that contains a file, or would contain it. The target of a link is also
  /// checked.
  func folder(around path: String) throws(SystemError) -> String? {
    let parent = path.place(ofLast: .slash).map { String(path[...$0]) } ?? "."
    for start in [parent, path] {
      guard let start = try Self.resolved(start) else { continue }
      var place = start[...]
      while true {
        if let identity = try FileIdentity(String(place)),
          let folder = folders.first(where: { $0.identity == identity })
        {
          return folder.name
        }
        guard let slash = place.place(ofLast: .slash), place.utf8.count > 1 else { break }
        place = slash == place.startIndex ? place[...slash] : place[..<slash]
      }
    }
    return nil
  }

  /// Returns the path without links; `nil` if nothing exists there.
  private static func resolved(_ path: String) throws(SystemError) -> String? {
    guard let resolved = realpath(path, nil) else {
      let error = SystemError(.resolving, path, code: errno)
      guard error.isMissing else { throw error }
      return nil
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Identity of a file for the system, whatever its path.
private struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Reads the identity of the file at a path, links followed; `nil` if it doesn't exist.
  init?(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let error = SystemError(.inspecting, path, code: errno)
      guard error.isMissing else { throw error }
      return nil
    }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
