/// The published files and how a build left each, to find out whether anybody touched one since.
///
/// They stand in the same two files that `PublishedTree` reads, and are taken from there as fast as can
/// be: hashes say that both are, byte for byte, those that a build wrote or checked.
struct PublishedMarks: Sendable {
  private let folder: OpenFolder
  private let manifest: Manifest
  private let times: FileTimes

  var count: Int { manifest.count }

  /// `nil` where these are not the files that the build left.
  init?(in workspace: Workspace, since last: LastBuild) {
    let fileSystem = workspace.fileSystem
    // The time before the bytes: were they written anew in between, they would not be the ones.
    guard let folder = try? workspace.parent.folder(workspace.location.name),
      let list = try? fileSystem.bytesIfPresent(of: Manifest.fileName, in: folder.descriptor),
      let taken = try? workspace.folder.status(of: Workspace.times).modified,
      let times = try? fileSystem.bytesIfPresent(
        of: Workspace.times, in: workspace.folder.descriptor),
      Manifest.hash(of: list) == last.manifest, FileTimes.hash(of: times) == last.times,
      let manifest = Manifest(trusting: list), manifest.count > 0,
      let marks = FileTimes(
        parsing: times, taken: taken, forManifest: last.manifest, KnownPaths(manifest))
    else { return nil }
    self.folder = folder
    self.manifest = manifest
    self.times = marks
  }

  /// Whether all files are certainly as they were left; none is read.
  func areUntouched(jobs: Int) -> Bool {
    concurrentMap(manifest.count, jobs: jobs, worker: {}) { _, entry in isUntouched(entry) }
      .allSatisfy(\.self)
  }

  private func isUntouched(_ entry: Int) -> Bool {
    guard let status = try? folder.status(of: manifest.path(of: entry)) else { return false }
    return status.kind == .file && status.size == manifest.size(of: entry)
      && times.vouch(for: entry, status)
  }
}
