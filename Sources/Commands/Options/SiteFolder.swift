import Basics
import Content
import Diagnostics
import Foundation

/// The folder of a site, as a command gets it.
struct SiteFolder {
  /// Path without a `/` at the end.
  let path: String

  /// Reason why no site can be read there; `nil` if one can.
  var fault: Diagnostic? {
    if access("\(path)/Content", F_OK) != 0, errno == EACCES {
      return Problem.siteClosedFolder(
        (path == "." ? "this folder" : "the folder '\(path)'")
          + " can't be read: you don't have permission to open it",
        fix: "give yourself permission, for example with 'chmod u+rx', also for its parent folders")
    }
    guard FileType.isFolder(path) else {
      return Problem.siteMissingFolder(
        "there is no folder '\(path)'",
        fix: didYouMean(nearestFolder) ?? "name the site's folder with --site")
    }
    guard FileType.isFolder("\(path)/Content") else {
      return Problem.contentMissingFolder(
        (path == "." ? "this folder" : "'\(path)'")
          + " isn't a site: it has no folder 'Content'",
        fix: similarContent.map { "rename '\($0)' to 'Content'" } ?? siteAbove.map {
          "it is inside a site: run the command in '\($0)', or add --site \($0)"
        }
          ?? "start a site with '\(RunningProgram.name) init \(path)', or name another folder "
          + "with --site"
      )
    }
    return nil
  }

  /// Folder whose name differs from `Content` only in case, which some file systems ignore.
  private var similarContent: String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.sorted().first {
      $0.lowercased() == "content" && FileType.isFolder("\(path)/\($0)")
    }
  }

  /// The folder beside the missing one with the most similar name.
  private var nearestFolder: String? {
    let parts = path.parts(between: "/").map(String.init)
    guard let name = parts.last else { return nil }
    let parent = parts.dropLast().joined(separator: "/")
    let around = parent.isEmpty ? (path.begins(with: "/") ? "/" : ".") : parent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
    let folders = names.filter { FileType.isFolder("\(around)/\($0)") }.sorted()
    return suggestion(for: name, among: folders).map {
      (parts.dropLast() + [$0]).joined(separator: "/")
    }
  }

  /// Path to a site that contains the working folder, such as `..` in `Content`; `nil` if
  /// another folder was named.
  private var siteAbove: String? {
    guard path == "." else { return nil }
    return (1...8).lazy.map { repeatElement("..", count: $0).joined(separator: "/") }
      .first { FileType(of: "\($0)/Content/site.json", followingLinks: true) != nil }
  }
}
