package import Application
package import Content
package import Diagnostics
import Domain
import Tracing

extension Publisher {
  /// Findings of a build before it reads a file of the site.
  package struct Findings: Sendable {
    /// State of the sources; `nil` if a change of them might not show.
    package let sources: SourceState?
    /// Report of a build that finds nothing to do; `nil` if that is not certain: a file of the site
    /// or of the published folder was changed, or a model is due.
    package let unchanged: PublishingReport?
    /// Look for the publication, which may still be running, and has not begun with folders.
    package let published: PublishedLook
  }

  /// Looks at the sources by `look`, and at the published files at the same time, without waiting
  /// for their end if the sources have changed.
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

  /// Opens the workspace; `nil` if the options differ from the last build's.
  private func enter(since last: LastBuild, asked options: Site.Options) -> Workspace? {
    guard
      let location = try? OutputLocation.find(
        output, site: site, sources: sources, fileSystem: fileSystem),
      last.asked == Self.asked(options, location)
    else { return nil }
    return try? Workspace.enter(location, fileSystem: fileSystem)
  }

  /// State of a finished build, with its diagnostics, and with the state of the sources from before
  /// it read them.
  package func lastBuild(
    _ report: PublishingReport, of built: Site, asked options: Site.Options, sources: SourceState?,
    said: [Diagnostic]
  ) -> LastBuild? {
    guard
      let location = try? OutputLocation.find(
        output, site: site, sources: self.sources, fileSystem: fileSystem)
    else { return nil }
    // A later change might not show; and notes about the published folder are told once.
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
