import Diagnostics
import Paths
import Threads
import Tracing

/// State of all files that a site is made from, which shows whether any was changed without reading
/// one.
package struct SourceState: Sendable, Hashable {
  /// Hash of the paths and identities of all files.
  package let hash: UInt64
  /// Whether a change after the given moment would show in the hash.
  package let isSettled: Bool
  /// Files below `Content/` with their identities, if these were kept.
  let content: Files?

  /// Files with their identities, in the order of a walk.
  struct Files: Sendable, Hashable {
    let paths: [String]
    let identities: [FileIdentity]
  }

  /// Looks at all files. `moment` is in nanoseconds since 1970; if `isDetailed`, single files are
  /// kept, which takes memory. `nil` if there are diagnostics about the files.
  package init?(of site: String, at moment: Int, isDetailed: Bool, jobs: Int) {
    let diagnostics = DiagnosticCollector()
    var hasher = StableHasher()
    var isSettled = true
    var content: Files?
    for folder in ["Content", "Templates"] {
      guard let walk = FolderWalk(below: folder, of: site, diagnostics) else { continue }
      // Through a link a file may come from anywhere.
      guard !walk.hasLinks else { return nil }
      let paths = walk.paths
      let identities = concurrentMap(
        paths.count, jobs: jobs, worker: { IdentityReader(site) }
      ) { reader, index in reader.identity(of: paths[index]) }
      var known: [FileIdentity] = []
      if isDetailed { known.reserveCapacity(paths.count) }
      for (path, identity) in zip(paths, identities) {
        guard let identity, !identity.isShared else { return nil }
        if isDetailed { known.append(identity) }
        hasher.combine(path)
        identity.combine(into: &hasher)
        isSettled = isSettled && identity.isSettled(at: moment)
      }
      if isDetailed, folder == "Content" { content = Files(paths: paths, identities: known) }
    }
    // Warnings about folders beside the site's own depend on their names.
    for folder in ForeignFolder.found(in: site) { hasher.combine(folder.name) }
    guard diagnostics.isEmpty else { return nil }
    hash = hasher.finish()
    self.isSettled = isSettled
    self.content = content
  }
}

extension SourceState.Files {
  /// Identities of some of the files, given in the same order; `nil` for one that is not here.
  func identities(of files: [some TreeFile]) -> [FileIdentity?] {
    var place = 0
    return files.map { file in
      while place < paths.count, !paths[place].isSame(as: file.path),
        paths[place].precedesInWalk(file.path)
      { place += 1 }
      guard place < paths.count, paths[place].isSame(as: file.path) else { return nil }
      defer { place += 1 }
      return identities[place]
    }
  }
}
