import Basics
import Diagnostics

/// State of all files that a site is made from. It shows whether a file was changed, without
/// reading any.
package struct SourceState: Sendable, Hashable {
  /// Hash of the paths and identities of all files.
  package let hash: UInt64
  /// Whether a change after the given moment would show in the hash.
  package let isSettled: Bool
  /// Paths of the files below `Content/`, in walk order, if they were requested.
  let content: [String]?

  /// Looks at all files; `nil` if there are diagnostics about them.
  ///
  /// `moment` is in nanoseconds since 1970. With `keepsPaths`, the paths of content are kept, which
  /// takes memory.
  package init?(of site: String, at moment: Int, keepsPaths: Bool, jobs: Int) {
    let diagnostics = DiagnosticCollector()
    var hasher = StableHasher()
    var isSettled = true
    var content: [String]?
    for folder in ["Content", "Templates"] {
      guard let walk = FolderWalk(below: folder, of: site, diagnostics) else { continue }
      // A link's target may change without any change in these folders.
      guard !walk.hasLinks else { return nil }
      let paths = walk.paths
      let identities = concurrentMap(
        paths.count, jobs: jobs, worker: { IdentityReader(site) }
      ) { reader, index in reader.identity(of: paths[index]) }
      for (path, identity) in zip(paths, identities) {
        guard let identity, !identity.isShared else { return nil }
        hasher.combine(path)
        identity.combine(into: &hasher)
        isSettled = isSettled && identity.isSettled(at: moment)
      }
      walk.unpublished.combine(into: &hasher)
      if keepsPaths, folder == "Content", walk.unpublished.isEmpty { content = paths }
    }
    // Warnings about folders next to the site's own depend on their names.
    for folder in ForeignFolder.found(in: site, diagnostics) { hasher.combine(folder.name) }
    var reader = IdentityReader(site)
    for name in StraySettings.names(beside: site, diagnostics) {
      guard let identity = reader.identity(of: name) else { return nil }
      hasher.combine(name)
      identity.combine(into: &hasher)
      isSettled = isSettled && identity.isSettled(at: moment)
    }
    guard diagnostics.isEmpty else { return nil }
    hash = hasher.finish()
    self.isSettled = isSettled
    self.content = content
  }
}
