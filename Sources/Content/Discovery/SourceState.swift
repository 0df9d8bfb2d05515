import Diagnostics
import Threads
import Tracing

/// All files that a site is made from as they are on disk: whether any of them was changed since
/// somebody looked last, for which none is read.
package struct SourceState: Sendable, Hashable {
  /// Of the paths and the identities of all files.
  package let hash: UInt64
  /// Whether a change after the moment that was asked for would show in the hash.
  package let isSettled: Bool
  private let identities: [String: FileIdentity]

  /// `moment` is in nanoseconds since 1970. It can tell the files one by one if it `isDetailed`, which
  /// takes room. `nil` where there is something to be said of the files.
  package init?(of site: String, at moment: Int, isDetailed: Bool, jobs: Int) {
    let diagnostics = DiagnosticCollector()
    var hasher = StableHasher()
    var isSettled = true
    var known: [String: FileIdentity] = [:]
    for folder in ["Content", "Templates"] {
      guard let walk = FolderWalk(below: folder, of: site, diagnostics) else { continue }
      // By a link a file may come from anywhere.
      guard !walk.hasLinks else { return nil }
      let paths = walk.paths
      let identities = concurrentMap(paths.count, jobs: jobs, worker: {}) { _, index in
        FileIdentity(of: site + "/" + paths[index])
      }
      if isDetailed { known.reserveCapacity(known.count + paths.count) }
      for (path, identity) in zip(paths, identities) {
        guard let identity, !identity.isShared else { return nil }
        if isDetailed { known[path] = identity }
        hasher.combine(path)
        identity.combine(into: &hasher)
        isSettled = isSettled && identity.isSettled(at: moment)
      }
    }
    guard diagnostics.isEmpty else { return nil }
    hash = hasher.finish()
    self.isSettled = isSettled
    identities = known
  }

  /// That of a file by its path below the site's folder; `nil` where that can't be told.
  func identity(of path: String) -> FileIdentity? { identities[path] }
}
