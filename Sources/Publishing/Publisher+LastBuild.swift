package import Application
package import Content
package import Diagnostics
import Domain
import Tracing

extension Publisher {
  /// The state of a site's sources as `look` finds it, and what a build of these options would report
  /// that finds nothing to do; no report where that is not certain: a file of the site was changed, or
  /// of the published folder, or the time has come for a model.
  ///
  /// Sources and published files are looked at at the same time.
  package func nothingToDo(
    since last: LastBuild, asked options: Site.Options,
    sources look: @escaping @Sendable () -> SourceState?
  ) -> (sources: SourceState?, unchanged: PublishingReport?) {
    enum Finding {
      case sources(SourceState?)
      case published(PublishingReport?)
    }
    let found = concurrentMap(2, jobs: jobs, worker: {}) { _, part in
      part == 0
        ? Finding.sources(look()) : .published(untouched(since: last, asked: options))
    }
    guard case .sources(let sources) = found[0], case .published(let report) = found[1] else {
      return (nil, nil)
    }
    return (sources, sources?.hash == last.sources ? report : nil)
  }

  /// `nil` where it is not certain that all published files are as the last build left them, and that
  /// these options ask for the same.
  private func untouched(
    since last: LastBuild, asked options: Site.Options
  ) -> PublishingReport? {
    guard last.validity.holds(at: options.audience.now),
      let location = try? OutputLocation.find(
        output, site: site, sources: self.sources, fileSystem: fileSystem),
      last.asked == Self.asked(options, location),
      let workspace = try? Workspace.enter(location, fileSystem: fileSystem)
    else { return nil }
    guard let marks = PublishedMarks(in: workspace, since: last),
      marks.areUntouched(jobs: max(1, jobs - 1)),
      (try? workspace.folder.statusIfPresent(of: Workspace.journal)) == .some(.none)
    else {
      workspace.leaveNoTrace()
      return nil
    }
    var report = PublishingReport()
    (report.pages, report.images, report.assets) = (last.pages, last.images, last.assets)
    report.unchanged = marks.count
    return report
  }

  /// What is to be remembered of a build that said so much; `nil` where a change since would not
  /// show.
  package func lastBuild(
    _ report: PublishingReport, of built: Site, asked options: Site.Options, sources: SourceState,
    said: [Diagnostic]
  ) -> LastBuild? {
    // What is told of the published folder is told once.
    guard sources.isSettled, report.notes.isEmpty,
      let location = try? OutputLocation.find(
        output, site: site, sources: self.sources, fileSystem: fileSystem)
    else { return nil }
    return LastBuild(
      asked: Self.asked(options, location), sources: sources.hash, manifest: report.manifest,
      times: report.times, validity: built.validity, pages: report.pages, images: report.images,
      assets: report.assets, said: said.filter(Site.saysAgain))
  }

  private static func asked(_ options: Site.Options, _ location: OutputLocation) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(options.hash)
    hasher.combine(location.parent)
    hasher.combine(location.name)
    return hasher.finish()
  }
}
