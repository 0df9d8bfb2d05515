import Diagnostics
import Paths
import Threads
import Tracing

/// All files that a site is made from as they are on disk: whether any of them was changed since
/// somebody looked last, for which none is read.
package struct SourceState: Sendable, Hashable {
  /// Of the paths and the identities of all files.
  package let hash: UInt64
  /// Whether a change after the moment that was asked for would show in the hash.
  package let isSettled: Bool
  /// The files below `Content/`, if they can be told one by one.
  let content: Files?

  /// Files one by one, in the order of a walk.
  struct Files: Sendable, Hashable {
    let paths: [String]
    let identities: [FileIdentity]
  }

  /// `moment` is in nanoseconds since 1970. It can tell the files one by one if it `isDetailed`, which
  /// takes room. `nil` where there is something to be said of the files.
  package init?(of site: String, at moment: Int, isDetailed: Bool, jobs: Int) {
    let diagnostics = DiagnosticCollector()
    var hasher = StableHasher()
    var isSettled = true
    var content: Files?
    for folder in ["Content", "Templates"] {
      guard let walk = FolderWalk(below: folder, of: site, diagnostics) else { continue }
      // By a link a file may come from anywhere.
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
    // What is said of folders beside the site's own changes with them.
    for folder in ForeignFolder.found(in: site) { hasher.combine(folder.name) }
    guard diagnostics.isEmpty else { return nil }
    hash = hasher.finish()
    self.isSettled = isSettled
    self.content = content
  }
}

extension SourceState.Files {
  /// Those of some of the files, which are in the same order; `nil` for one that is not here.
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
