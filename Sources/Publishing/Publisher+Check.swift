package import Application
package import Diagnostics
import Files

extension Publisher {
  /// Makes all products in memory, and reports what `publish` would report of the site and of the
  /// published folder. Writes nothing. `compare` gets the published pages before any is made.
  package func check(
    _ site: Site, diagnostics: DiagnosticCollector, compare: (PreviousAddresses) -> Void
  ) {
    do throws(PublishingFault) {
      let location = try OutputLocation.find(
        output, site: self.site, sources: sources, fileSystem: fileSystem)
      let published = try PublishedTree(at: location, fileSystem: fileSystem)
      if published.hasManifest {
        compare(PreviousAddresses(published.manifest, areAllKept: false))
      }
      do throws(SystemError) {
        try check(site, beside: published, shown: location.shown, diagnostics)
      } catch {
        throw .system(output: location.shown, error)
      }
    } catch {
      diagnostics.report(error.diagnostic)
      // Mistakes of the site are reported in the same run.
      _ = RenderedTree(site, jobs: jobs, diagnostics: diagnostics)
    }
  }

  private func check(
    _ site: Site, beside published: PublishedTree, shown: String,
    _ diagnostics: DiagnosticCollector
  ) throws(SystemError) {
    let tree = RenderedTree(site.products, jobs: jobs, diagnostics: diagnostics)
    let manifest = published.manifest
    let (found, meddling) = try published.inspect(Array(0..<manifest.count), jobs: jobs) {
      path, digest in
      // A build with errors makes no files to compare with.
      !diagnostics.hasErrors
        && tree.files.contains { $0.path == path && Digest(of: $0.bytes) == digest }
    }
    let prose = PublishingDiagnostics(output: shown)
    diagnostics.report(prose.meddling(meddling.sorted { $0.path < $1.path }))
    site.checkLinks()
    guard let folder = published.folder else { return }
    let survey = try Survey(
      of: folder, knowing: published.known, (0..<manifest.count).map { found[$0] }, marked: [],
      published.known.folders.map { _ in false }, jobs: jobs)
    let plan = PublishingPlan(site.products, jobs: jobs)
    let left = plan.steps.onDemand.filter { !plan[$0].isWanted }
    diagnostics.report(prose.diagnostics(of: survey, for: plan.without(left)))
  }
}
