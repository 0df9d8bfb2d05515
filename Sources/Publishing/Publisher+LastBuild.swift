package import Application
package import Content
package import Diagnostics
import Domain
import Tracing

extension Publisher {
  /// What a build finds before it reads a file of the site.
  package struct Findings: Sendable {
    /// `nil` where a change of them might not show.
    package let sources: SourceState?
    /// What a build of these options would report that finds nothing to do; `nil` where that is not
    /// certain: a file of the site was changed, or of the published folder, or the time has come for a
    /// model.
    package let unchanged: PublishingReport?
    /// For the publication; it may still be going on, and has not begun to look at folders.
    package let published: PublishedLook
  }

  /// Looks at the sources by `look`, and at the published files at the same time. Where the sources have
  /// changed, it does not wait for the end of that.
  package func findings(
    since last: LastBuild, asked options: Site.Options, sources look: () -> SourceState?
  ) -> Findings {
    let published = PublishedLook(jobs: jobs, since: last) { enter(since: last, asked: options) }
    let sources = look()
    guard let sources, sources.hash == last.sources,
      last.validity.holds(at: options.audience.now), let files = published.foundFiles,
      files.areUntouched.allSatisfy(\.self)
    else {
      return Findings(sources: sources, unchanged: nil, published: published)
    }
    var report = PublishingReport()
    (report.pages, report.images, report.assets) = (last.pages, last.images, last.assets)
    report.unchanged = files.areUntouched.count
    return Findings(sources: sources, unchanged: report, published: published)
  }

  /// `nil` where these options ask for something else than the last build's.
  private func enter(since last: LastBuild, asked options: Site.Options) -> Workspace? {
    guard
      let location = try? OutputLocation.find(
        output, site: site, sources: sources, fileSystem: fileSystem),
      last.asked == Self.asked(options, location)
    else { return nil }
    return try? Workspace.enter(location, fileSystem: fileSystem)
  }

  /// What is to be remembered of a build that said so much, of sources that were in this state before it
  /// read them.
  package func lastBuild(
    _ report: PublishingReport, of built: Site, asked options: Site.Options, sources: SourceState?,
    said: [Diagnostic]
  ) -> LastBuild? {
    guard
      let location = try? OutputLocation.find(
        output, site: site, sources: self.sources, fileSystem: fileSystem)
    else { return nil }
    // A change since might not show; and what is told of the published folder is told once.
    let isCertain = sources?.isSettled == true && report.notes.isEmpty
    return LastBuild(
      asked: Self.asked(options, location), sources: isCertain ? sources?.hash : nil,
      manifest: report.manifest,
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
