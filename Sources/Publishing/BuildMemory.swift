package import Application
package import Content
package import Diagnostics

/// Data about a site that a build or a preview keeps, so that the next one has less to do.
///
/// By default nothing is kept: every build reads and makes everything, with the same result.
package protocol BuildMemory: Sendable {
  /// Takes the site's folder and the number of threads; reads nothing yet.
  init(site: String, jobs: Int)

  /// Looks at the files of a site, and at the published files, before a build reads any.
  func look(_ publisher: Publisher, _ options: Site.Options) -> BuildLook

  /// Returns the records that earlier builds made of a site's products.
  func products(of site: Site) -> any KnownProducts

  /// Forgets data that a site no longer needs. Call it from time to time.
  func forget(allBut site: Site)

  /// Begins to record the products of a site that has just been published. The work runs in the
  /// background.
  func beginKeeping(_ site: Site)

  /// Saves everything of a finished build that the next one may use, its diagnostics included.
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

/// A memory that saves nothing.
package struct NoMemory: BuildMemory {
  package init() {}

  package init(site: String, jobs: Int) {}
}

/// Findings of a build before it reads a file of its site.
package struct BuildLook: Sendable {
  /// State of the sources; `nil` if a later change to them might go unnoticed.
  package var sources: SourceState?
  /// Report and diagnostics of a build that has nothing to do. They are `nil` unless it is certain
  /// that no file of the site or of the published folder has changed, and that no model is due.
  package var unchanged: (report: PublishingReport, diagnostics: [Diagnostic])?
  /// Look at the published files, which the publication uses. It may still be running.
  package var published: PublishedLook?

  package init() {}
}
