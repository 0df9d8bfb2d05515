package import Application
package import Content
package import Diagnostics

/// Memory of a site from one state to the next, so that a build or a preview does less.
///
/// By default nothing is kept: every build reads and makes everything, with the same result.
package protocol BuildMemory: Sendable {
  /// Takes the site's folder and the number of threads; reads nothing yet.
  init(site: String, jobs: Int)

  /// Looks at the files of a site, and at those that are published, before a build reads any.
  func look(_ publisher: Publisher, _ options: Site.Options) -> BuildLook

  /// Returns what is known of the products of a site.
  func products(of site: Site) -> any KnownProducts

  /// Forgets what a site no longer needs. Call it from time to time.
  func forget(allBut site: Site)

  /// Begins to keep what is known of the products of a site that has just been published, beside
  /// other work.
  func beginKeeping(_ site: Site)

  /// Keeps everything of a finished build that the next one may use, its diagnostics included.
  func keep(
    _ report: PublishingReport, of site: Site, _ publisher: Publisher, _ options: Site.Options,
    diagnostics: [Diagnostic])
}

extension BuildMemory {
  package func look(_ publisher: Publisher, _ options: Site.Options) -> BuildLook { BuildLook() }

  package func products(of site: Site) -> any KnownProducts { NothingKnown() }

  package func forget(allBut site: Site) {}

  package func beginKeeping(_ site: Site) {}

  package func keep(
    _ report: PublishingReport, of site: Site, _ publisher: Publisher, _ options: Site.Options,
    diagnostics: [Diagnostic]
  ) {}
}

/// A memory that keeps nothing.
package struct NoMemory: BuildMemory {
  package init() {}

  package init(site: String, jobs: Int) {}
}

/// Findings of a build before it reads a file of its site.
package struct BuildLook: Sendable {
  /// State of the sources; `nil` if a change of them might not show.
  package var sources: SourceState?
  /// Report and diagnostics of a build that finds nothing to do; `nil` if that is not certain: a
  /// file of the site or of the published folder was changed, or a model is due.
  package var unchanged: (report: PublishingReport, diagnostics: [Diagnostic])?
  /// Look at the published files, which may still be running, for the publication.
  package var published: PublishedLook?

  package init() {}
}
