package import Application
package import Diagnostics
package import Files

/// Publishes products into an output folder: all of them or, if there is any error, none.
///
/// At any moment, the published folder is one complete site, the old or the new, even if the build
/// is killed. Only files that Zoetrope wrote are ever overwritten or removed.
package struct Publisher: Sendable {
  /// Callback, from any thread, with the number of products made and of all.
  package typealias Progress = @Sendable (_ made: Int, _ count: Int) -> Void

  let output: String
  let site: String?
  let sources: [String]
  let jobs: Int
  let fileSystem: any FileSystem

  /// `output` needn't exist, but its parent folder must. It may be inside `site`, but must not be
  /// `site` or contain it. It must not be, contain or be inside any of the `sources`, such as
  /// `Content`.
  package init(
    output: String, site: String? = nil, sources: [String] = [], jobs: Int,
    fileSystem: any FileSystem = POSIXFileSystem()
  ) {
    self.output = output
    self.site = site
    self.sources = sources
    self.jobs = max(1, min(jobs, 64))
    self.fileSystem = fileSystem
  }

  /// Makes all products, and publishes them if the site has no errors. Otherwise returns `nil`, and
  /// the published folder stays unchanged.
  package func publish(
    _ site: Site, diagnostics: DiagnosticCollector, progress: Progress? = nil
  ) throws(PublishingFault) -> PublishingReport? {
    try publish(
      site.products, diagnostics: diagnostics, progress: progress, check: site.checkLinks)
  }

  /// `check` reports mistakes that are found after all products are made, and before any is
  /// published. A product that is known to be unchanged isn't made. `compare` gets the published
  /// pages before any is made. Results of `look` are not collected again. `whenPublished` is called
  /// if a published tree was replaced, before the old one becomes a mirror.
  package func publish(
    _ products: [Product], knowing known: any KnownProducts = NothingKnown(),
    after look: PublishedLook? = nil,
    diagnostics: DiagnosticCollector, progress: Progress? = nil, prepared: Progress? = nil,
    compare: (@Sendable (PreviousAddresses) -> Void)? = nil,
    check: @escaping @Sendable () -> Void = {}, whenPublished: @escaping @Sendable () -> Void = {}
  ) throws(PublishingFault) -> PublishingReport? {
    look?.beginFolders()
    let (plan, workspace): (PublishingPlan, Workspace)
    if let files = look?.foundFiles {
      let last = files.marks.times.planned
      plan = PublishingPlan(products, like: last) ?? self.plan(products, diagnostics)
      workspace = files.workspace
    } else {
      plan = self.plan(products, diagnostics)
      let location = try OutputLocation.find(
        output, site: site, sources: sources, fileSystem: fileSystem)
      workspace = try Workspace.enter(location, fileSystem: fileSystem)
    }
    defer { workspace.unlock() }
    let publication = Publication(
      workspace: workspace, look: look, plan: plan, jobs: jobs, known: known,
      diagnostics: diagnostics,
      compare: compare, check: check, whenPublished: whenPublished, progress: progress,
      prepared: prepared)
    do throws(PublishingFault) {
      let report = try publication.run()
      if report == nil { workspace.leaveNoTrace() }
      return report
    } catch {
      workspace.leaveNoTrace()
      throw error
    }
  }

  /// Path of the published folder without symbolic links; `nil` if nothing can be published there.
  package var place: String? { location.map { "\($0.parent)/\($0.name)" } }

  /// Begins to check whether the published files are as a build left them.
  package func look(since state: PublishedState) -> PublishedLook {
    PublishedLook(jobs: jobs, since: state) { [self] in
      // If this fails, the published files are looked at by `publish`, which reports it.
      location.flatMap { try? Workspace.enter($0, fileSystem: fileSystem) }
    }
  }

  private var location: OutputLocation? {
    // If this fails, `publish` reports it.
    try? OutputLocation.find(output, site: site, sources: sources, fileSystem: fileSystem)
  }

  private func plan(_ products: [Product], _ diagnostics: DiagnosticCollector) -> PublishingPlan {
    let plan = PublishingPlan(products, jobs: jobs)
    let prose = PublishingDiagnostics(output: output)
    diagnostics.report(plan.mistakes.map(prose.diagnostic))
    return plan
  }
}
