import Basics
import Files
import Foundation

/// Folders of a site whose files go out, or may: no secret may lie in one of them.
///
/// Comparison is by what they are on disk and not by their names, so that neither `..`, nor a link,
/// nor another case leads into one.
struct PublishedFolders {
  private let folders: [(name: String, identity: FileIdentity)]

  /// Looks at the folders; one that doesn't exist has no files.
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

  /// The folder in which a file lies, or would lie; for a link to a file, also where it leads.
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

  /// The path without links; `nil` if nothing is there.
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

/// A file as the system knows it, whatever its path.
private struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` if there is no such file; links are followed.
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
