import Application
import Diagnostics

/// Makes a new snapshot of the site after each change; the last good one stays where there are errors.
struct Rebuilder: Sendable {
  let options: PreviewOptions
  let live: LiveSite

  /// `changes` is `nil` the first time.
  func rebuild(_ changes: FileChanges?) -> PreviewReport {
    let start = ContinuousClock.now
    let diagnostics = DiagnosticCollector(judge: Self.severity)
    let site = Site(options.siteOptions, diagnostics)
    let snapshot = Snapshot(site, jobs: options.jobs, diagnostics: diagnostics)
    let found = diagnostics.diagnostics
    let mistakes = Mistakes(found)
    var changedPages = 0
    if diagnostics.hasErrors {
      live.keep(mistakes)
    } else {
      changedPages = live.show(snapshot, mistakes, changed: changes?.paths ?? []).changedPages
    }
    return PreviewReport(
      changed: changes.map { $0.paths.sorted() } ?? [], isFirst: changes == nil,
      pages: changedPages, diagnostics: found, duration: .now - start,
      basePath: site.basePath)
  }

  /// Links that templates and their assets hold.
  private static let linkMistakes: Set<Diagnostic.ID> = [
    "asset-broken-link", "template-broken-fragment", "template-broken-link",
    "template-relative-link",
  ]

  /// A link that leads nowhere keeps nobody from looking at the page, and nothing is published.
  private static func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity? {
    if diagnostic.id == "site-no-base-url" { return nil }
    let isLink =
      diagnostic.id.text.hasPrefix("link-") || Self.linkMistakes.contains(diagnostic.id)
    return isLink ? .warning : diagnostic.severity
  }
}
