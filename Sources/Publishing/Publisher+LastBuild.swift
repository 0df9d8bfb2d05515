package import Application
package import Content
import Domain
import Tracing

extension Publisher {
  /// What a build of these options would report that finds nothing to do; `nil` where that is not
  /// certain: a file of the site was changed, or of the published folder, or the time has come for a
  /// model.
  package func report(
    since last: LastBuild, asked options: Site.Options, sources: SourceState
  ) -> PublishingReport? {
    guard last.sources == sources.hash, last.validity.holds(at: options.audience.now),
      let location = try? OutputLocation.find(
        output, site: site, sources: self.sources, fileSystem: fileSystem),
      last.asked == Self.asked(options, location),
      let workspace = try? Workspace.enter(location, fileSystem: fileSystem)
    else { return nil }
    guard let tree = try? PublishedTree(in: workspace), tree.isAsWeLeftIt(jobs: jobs),
      Manifest.hash(of: tree.manifestBytes) == last.manifest,
      (try? workspace.folder.statusIfPresent(of: Workspace.journal)) == .some(.none)
    else {
      workspace.leaveNoTrace()
      return nil
    }
    var report = PublishingReport()
    (report.pages, report.images, report.assets) = (last.pages, last.images, last.assets)
    report.unchanged = tree.manifest.entries.count
    report.manifest = last.manifest
    return report
  }

  /// What is to be remembered of a build that had nothing to say; `nil` where a change since would not
  /// show.
  package func lastBuild(
    _ report: PublishingReport, of built: Site, asked options: Site.Options, sources: SourceState
  ) -> LastBuild? {
    guard sources.isSettled,
      let location = try? OutputLocation.find(
        output, site: site, sources: self.sources, fileSystem: fileSystem)
    else { return nil }
    return LastBuild(
      asked: Self.asked(options, location), sources: sources.hash, manifest: report.manifest,
      validity: built.validity, pages: report.pages, images: report.images, assets: report.assets)
  }

  private static func asked(_ options: Site.Options, _ location: OutputLocation) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(options.hash)
    hasher.combine(location.parent)
    hasher.combine(location.name)
    return hasher.finish()
  }
}

extension PublishedTree {
  /// Whether nobody touched any of our files since; none is read.
  fileprivate func isAsWeLeftIt(jobs: Int) -> Bool {
    guard let folder, !manifest.entries.isEmpty else { return false }
    let states = concurrentMap(
      manifest.entries.count, jobs: jobs, worker: { FolderCursor(folder, isNewTree: false) }
    ) { cursor, index in
      isUntouched(index, by: &cursor)
    }
    return states.allSatisfy(\.self)
  }

  private func isUntouched(_ index: Int, by cursor: inout FolderCursor) -> Bool {
    let entry = manifest.entries[index]
    guard let parent = try? cursor.openFolder(of: entry.path),
      let status = try? folder?.fileSystem.status(of: String(entry.path.fileName), in: parent)
    else { return false }
    return status.kind == .file && status.size == entry.size && vouches(for: index, status)
  }
}
