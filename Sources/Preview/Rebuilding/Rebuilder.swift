import Application
import Basics
import Content
import Diagnostics
import Publishing

/// Makes a new edition of the site after each change. If it has errors, the last good edition
/// stays.
///
/// A class, because it has state from one change to the next. Only one thread uses it.
final class Rebuilder {
  private let options: PreviewOptions
  private let live: LiveSite
  private let queue: ChangeQueue
  private let memory = SiteMemory()
  /// Number of changes that were shown.
  private var shown = 0
  /// Completion of the newest edition; `nil` when everything is made.
  private var completion: Completion?
  /// Change that led to that edition, for the report on the whole site.
  private var occasion: (changes: FileChanges?, start: ContinuousClock.Instant, basePath: String)?
  /// Whether the files have since changed to a state that can't be shown.
  private var isBehind = false

  /// File with hidden circles outside the watched folders, and its identity before the last build
  /// of a site that names one.
  private var outside: (path: String, identity: FileIdentity?)?

  /// Number of changes after which freed memory is returned to the system. That takes some
  /// milliseconds, and the next change takes some more to get it again.
  private static let tidying = 64

  init(options: PreviewOptions, live: LiveSite, queue: ChangeQueue) {
    self.options = options
    self.live = live
    self.queue = queue
  }

  deinit { completion?.cancel() }

  /// Rebuilds after `changes`; `nil` the first time.
  func rebuild(_ changes: FileChanges?) -> PreviewReport {
    completion?.cancel()
    let start = ContinuousClock.now
    let changed = changes?.paths ?? []
    let collector = DiagnosticCollector(judge: Self.severity)
    let reuse = Site.Reuse(
      memory: memory, changed: changes.flatMap { $0.isEverything ? nil : $0.paths })
    if let file = outside { outside = (file.path, FileIdentity(of: file.path)) }
    var site = Site(options.siteOptions, reusing: reuse, collector)
    if options.seals, !collector.hasErrors {
      site = site.sealed { [memory = options.memory] in memory.products(of: $0) }
    }
    note(site.hiddenFile)
    occasion = (changes, start, site.basePath)
    guard !collector.hasErrors else { return keep(collector.diagnostics) }
    let previous = live.edition
    let edition = Edition(
      site, knowing: options.memory.products(of: site), after: previous, pages: live.openPages,
      changed: changed, collector)
    edition.makeFirst(jobs: options.jobs)
    guard !collector.hasErrors || previous == nil else { return keep(collector.diagnostics) }
    let known = edition.diagnostics
    let update = LiveUpdate(of: edition.first, changed: changed)
    live.show(edition, Mistakes(known), update)
    isBehind = false
    shown += 1
    completion = Completion(
      of: edition, after: previous, site, options.memory, jobs: options.jobs, live,
      tidiesUp: shown.isMultiple(of: Self.tidying)
    ) { [queue] in queue.add($0) }
    return report(.shown, known)
  }

  /// Remembers the file with hidden circles that the site names. If a mistake hides it, the last
  /// one stays.
  private func note(_ file: OutsideFile?) {
    guard let file else { return }
    let path = OutsideFile.path(of: file.path, in: options.site.folder)
    if outside?.path != path { outside = (path, file.identity) }
  }

  /// Whether there is a file to check that no watcher reports.
  var hasOutsideFile: Bool { outside != nil }

  /// Whether that file has changed since the last build.
  var hasOutsideChanged: Bool {
    outside.map { FileIdentity(of: $0.path) != $0.identity } ?? false
  }

  /// Reports mistakes of a site that isn't shown. The completion of the shown site continues.
  private func keep(_ diagnostics: [Diagnostic]) -> PreviewReport {
    live.keep(Mistakes(diagnostics))
    isBehind = true
    completion = completion?.resumed()
    return report(.kept, diagnostics)
  }

  /// Handles a completed edition; `nil` if a newer edition exists.
  func settle(_ findings: Completion.Findings) -> PreviewReport? {
    guard findings.completion === completion else { return nil }
    completion = nil
    let edition = findings.edition
    let known = edition.diagnostics
    live.settle(edition, Mistakes(known), findings.update)
    guard !isBehind else { return nil }
    if live.edition === edition { return report(.whole(pages: findings.pages), known) }
    // Some of the diagnostics were known before it was taken back.
    live.keep(Mistakes(known))
    return report(.takenBack, known)
  }

  private func report(_ outcome: PreviewReport.Outcome, _ known: [Diagnostic]) -> PreviewReport {
    PreviewReport(
      changed: occasion?.changes?.paths.sorted() ?? [], isFirst: occasion?.changes == nil,
      outcome: outcome, diagnostics: known,
      duration: occasion.map { .now - $0.start } ?? .zero, basePath: occasion?.basePath ?? "")
  }

  /// Diagnostics of links in templates and their assets.
  private static let linkMistakes: Set<Diagnostic.ID> = [
    Problem.assetBrokenLink.id, Problem.templateBrokenFragment.id,
    Problem.templateBrokenLink.id,
    Problem.templateRelativeLink.id,
  ]

  /// Lowers errors of broken links to warnings, because such a page can be shown and nothing is
  /// published. `nil` omits the diagnostic.
  private static func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity? {
    if diagnostic.id == Problem.siteNoBaseUrl.id { return nil }
    let isLink =
      diagnostic.id.text.begins(with: "link-") || Self.linkMistakes.contains(diagnostic.id)
    return isLink ? .warning : diagnostic.severity
  }
}
