import Basics
import Files

/// The published files and folders with their marks, which show whether any has changed since.
///
/// Reads the same two files as `PublishedTree`, but without checks: hashes prove that both are,
/// byte for byte, those that a build wrote or checked.
struct PublishedMarks: Sendable {
  let folder: OpenFolder
  let known: KnownPaths
  let times: FileTimes
  let timesHash: UInt64
  /// Status of the manifest's file. It differs if the file was replaced or written to.
  let manifestStatus: FileStatus

  var manifest: Manifest { known.manifest }

  var count: Int { manifest.count }

  /// Reads the manifest and the marks; `nil` if they aren't those of the last build.
  init?(in workspace: Workspace, since last: PublishedState) {
    let fileSystem = workspace.fileSystem
    // The status is read before the bytes, so a file that is written in between has another status.
    // If this fails, each published file is looked at again.
    guard let folder = try? workspace.parent.folder(workspace.location.name),
      let names = try? folder.manifestNames(), names.count == 1, let name = names.first,
      let manifestStatus = try? folder.status(of: name),
      let list = try? fileSystem.bytesIfPresent(of: name, in: folder.descriptor),
      let taken = try? workspace.folder.status(of: Workspace.times).modified,
      let times = try? fileSystem.bytesIfPresent(
        of: Workspace.times, in: workspace.folder.descriptor),
      Manifest.hash(of: list) == last.manifest, FileTimes.hash(of: times) == last.times,
      let manifest = Manifest(trusting: list), manifest.count > 0, manifest.fileName == name,
      case let known = KnownPaths(manifest),
      let marks = FileTimes(parsing: times, taken: taken, forManifest: last.manifest, known)
    else { return nil }
    self.folder = folder
    self.known = known
    self.times = marks
    self.manifestStatus = manifestStatus
    timesHash = last.times
  }

  /// Whether each file is certainly unchanged since the last build. Reads no file.
  func untouchedFiles(jobs: Int) -> [Bool] {
    concurrentMap(manifest.count, jobs: jobs, worker: { [folder] in StatusReader(folder) }) {
      reader, entry in
      manifest.withPath(of: entry) { path in
        // If this fails, the file is looked at again.
        guard let status = try? reader.status(of: path) else { return false }
        return status.kind == .file && status.size == manifest.size(of: entry)
          && times.vouch(for: entry, status)
      }
    }
  }

  /// Whether each folder certainly matches its mark.
  func untouchedFolders(jobs: Int) -> [Bool] {
    // If this fails, all folders are looked at again.
    (try? FolderMarks.areKept(times.folders.published, in: folder, known, jobs: jobs))
      ?? Array(repeating: false, count: known.folders.count)
  }
}
