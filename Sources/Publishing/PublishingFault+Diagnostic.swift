import Basics
import Content
package import Diagnostics
import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PublishingFault {
  /// The error for the user.
  package var diagnostic: Diagnostic {
    switch self {
    case .unusablePath(let output):
      Problem.publishOutputPath(
        "the output '\(output)' isn't a path", fix: "name a folder, such as 'Output'")
    case .missingParent(let output, let parent):
      Problem.publishOutputParent(
        "the output '\(output)' can't be created, because there is no folder '\(parent)'",
        fix: "create it with 'mkdir -p \(parent)', or name another output")
    case .danglingLink(let output):
      Problem.publishOutputLink(
        "the output '\(output)' is a symbolic link to a folder that doesn't exist",
        fix: "create that folder, or remove the link")
    case .notAFolder(let output):
      Problem.publishOutputFile(
        "the output '\(output)' isn't a folder", fix: "move it away, or name another output")
    case .mountPoint(let output):
      Problem.publishOutputMount(
        "the output '\(output)' is a mount point, which Zoetrope can't replace with the new site",
        fix: "name a folder in it, such as '\(output)/site'")
    case .reserved(let output, let name, let reserved):
      Problem.publishOutputReserved(
        "the output '\(output)' "
          + (output == name ? "is" : "\(output.fileName == name ? "is" : "is in") '\(name)',")
          + " " + reserved.prose, fix: ownFolder)
    case .overlap(let overlap, let output, let source):
      overlap.diagnostic(of: output, with: source)
    case .notOurs(let output, let names, let count):
      Problem.publishOutputForeign(
        "the output '\(output)' contains files that Zoetrope didn't write: "
          + names.joined(separator: ", ") + (count > names.count ? ", …" : ""),
        fix: "name an empty or new folder, or move these files away",
        notes: ["its own output has a list '\(Manifest.nameBeginning)-…', which is missing here"])
    case .damagedManifest(let output, let name):
      Self.unknowable(
        "Zoetrope's list of its files is damaged, so it can't tell them from other files",
        by: name, in: output)
    case .severalManifests(let output, let names):
      Self.unknowable(
        "there are \(names.count) lists of Zoetrope in this folder, so it can't tell its files "
          + "from other files", by: names[0], in: output)
    case .otherManifestVersion(let output, let name):
      Problem.publishManifestVersion(
        at: SourceRange(file: "\(output)/\(name)"), "another version of Zoetrope wrote this output",
        fix: "move what you need out of '\(output)', delete the folder, and build again")
    case .busy(let output):
      Problem.publishBusy(
        "another build is writing '\(output)'", fix: "wait until it is done, or name another output"
      )
    case .system(let output, let error): error.diagnostic(output: output)
    }
  }

  private static func unknowable(
    _ message: String, by name: String, in output: String
  ) -> Diagnostic {
    Problem.publishManifest(
      at: SourceRange(file: "\(output)/\(name)"), message,
      fix: "move what you need out of '\(output)', delete the folder, and build again")
  }
}

private let ownFolder = "name a separate folder, such as 'Output'"

extension PublishingFault.Overlap {
  fileprivate func diagnostic(of output: String, with source: String) -> Diagnostic {
    if self != .insideSource, Self.isRoot(output) {
      return Problem.publishOutputRoot(
        "the output '\(output)' is the root of the file system", fix: ownFolder)
    }
    let (problem, relation): (Problem, String) =
      switch self {
      case .isSource: (Problem.publishOutputSite, "is")
      case .holdsSource: (Problem.publishOutputSite, "contains")
      case .insideSource: (Problem.publishOutputSource, "is in")
      }
    return problem(
      self == .isSource && Self.short(output) == Self.short(source)
        ? "the output '\(output)' is the site's source folder"
        : "the output '\(output)' \(relation) '\(Self.short(source))', which is part of the "
          + "site's source",
      fix: ownFolder)
  }

  /// Whether a path is `/`, in any of its spellings.
  private static func isRoot(_ output: String) -> Bool {
    output.begins(with: "/") && output.names.allSatisfy { $0 == "." || $0 == ".." }
  }

  /// The path without `./` at its beginning: `Content` for `./Content`.
  private static func short(_ path: String) -> Substring {
    path.behind("./") ?? path[...]
  }
}

extension ReservedFolder {
  fileprivate var prose: String {
    switch self {
    case .git: "where Git keeps the history"
    case .cache: "where Zoetrope keeps data from earlier builds"
    case .workspace: "where Zoetrope builds the next site"
    }
  }
}

extension SystemError {
  fileprivate func diagnostic(output: String) -> Diagnostic {
    if let shortage = Diagnostic.shortage(code, at: path.isEmpty ? output : path) {
      return shortage
    }
    return Problem.publishSystem(
      "'\(output)' can't be published: \(operation.prose)"
        + (path.isEmpty ? "" : " '\(path)'") + " failed: \(reason)", fix: way,
      notes: ["the previously published site is unchanged"])
  }

  var isNotAFile: Bool { code == ENXIO || code == ELOOP || code == EISDIR }

  /// The reason in our own words, because the system's texts differ between systems.
  var reason: String {
    switch code {
    case ENOENT: "it doesn't exist"
    case ENOTDIR: "it, or a folder on its path, is a file"
    case EINVAL: "the file system doesn't accept it, often because of a character in its name"
    case EEXIST, ENOTEMPTY: "something else has this name"
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "there is no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EROFS: "the file system is read-only"
    case EIO: "the device reports an error"
    case ENXIO: "it isn't a regular file"
    case ELOOP: "it is a symbolic link"
    case EISDIR: "it is a folder"
    case EXDEV: "it is on another file system"
    case EBUSY: "it is in use"
    case ENAMETOOLONG: "its name is too long"
    case ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: "the file system can't do that"
    case EFBIG: "it is larger than the file system or 'ulimit -f' allows"
    default: "the system reported error \(code)"
    }
  }

  private var way: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space: during a build, there are two copies of the site"
    case EACCES, EPERM: "change the permissions of the folder, or name another output"
    case EROFS: "name an output on a writable disk"
    case ENOENT where operation == .makingFolder:
      "name an output in a folder that can contain "
        + "other folders"
    case EXDEV: "delete the output folder and build again, or name another"
    case ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: "name an output on a local disk"
    case ENAMETOOLONG: "name an output with a shorter path"
    case ENOTDIR: "name an output in a folder, or move away the file that is in its place"
    case EINVAL: "name an output on another disk, or leave out characters such as ':' and '?'"
    case EISDIR, ENXIO, ELOOP, EEXIST, ENOTEMPTY:
      path.isEmpty ? nil : "move '\(path)' away, and build again"
    default: nil
    }
  }
}

extension SystemError.Operation {
  fileprivate var prose: String {
    switch self {
    case .resolving: "finding"
    case .opening: "opening"
    case .closing: "closing"
    case .reading: "reading"
    case .writing: "writing"
    case .inspecting: "inspecting"
    case .listing: "listing"
    case .makingFolder: "creating the folder"
    case .linking: "linking"
    case .removing: "removing"
    case .renaming: "moving"
    case .exchanging: "exchanging"
    case .settingMode: "setting the mode of"
    case .settingTime: "setting the time of"
    case .locking: "locking"
    case .synchronizing: "saving"
    }
  }
}
