import Application
import Diagnostics
import Paths
import Publishing
import Synchronization
import Threads

/// The site after one change: what is served of it, and what is known to be wrong with it.
///
/// It is shown when it is decided which pages there are, and most of them are made afterwards; so a
/// mistake that only the making of a page shows may become known when the site is served already:
///
/// - What reading, compiling and deciding show, and what the making of the first resources does, is
///   known before: with an error the last good site stays, and this one is never served.
/// - The first resources are all that a change is likely to have broken: those that are made from the
///   files that changed, and the pages that are open.
/// - An error that shows later (a picture is gone that another page names; all texts have to be made
///   anew) takes the site back: the last one that was made whole without an error is served again.
///   Where there has been none, this one stays, as far as it can be made.
///
/// A class, since threads that make its resources find out whether it is good.
final class Edition: Sendable {
  let snapshot: Snapshot
  /// Those that are made before it is shown.
  let first: [Resource]
  private let collector: DiagnosticCollector
  /// What was known before anything was made.
  private let decided: Set<Diagnostic>
  /// What was wrong with products of the edition before. Until everything is made it counts as wrong
  /// with this one, but for the files that changed: no warning is to go and come back.
  private let carried: [Diagnostic]
  private let isComplete = Atomic(false)

  init(
    _ snapshot: Snapshot, after former: Edition? = nil, first: [Resource] = [],
    changed: Set<String> = [],
    _ collector: DiagnosticCollector = DiagnosticCollector()
  ) {
    self.snapshot = snapshot
    self.first = first
    self.collector = collector
    decided = Set(collector.diagnostics)
    let settled = changed.union(first.compactMap(\.source))
    carried = former?.ofProducts.filter { !$0.isIn(settled) } ?? []
  }

  var hasErrors: Bool { collector.hasErrors }

  /// What is known of it, sorted.
  var diagnostics: [Diagnostic] {
    guard !isComplete.load(ordering: .acquiring), !carried.isEmpty else {
      return collector.diagnostics
    }
    let all = DiagnosticCollector()
    all.report(collector.diagnostics)
    all.report(carried)
    return all.diagnostics
  }

  private var ofProducts: [Diagnostic] {
    diagnostics.filter { $0.severity == .warning && !decided.contains($0) }
  }

  /// Finds what is known only when everything is made; to be called then.
  func complete(_ site: Site) {
    _ = PublishingPlan(site.products, jobs: 1, collector)
    site.checkLinks()
    isComplete.store(true, ordering: .releasing)
  }

  /// Makes those of the first that are not made yet.
  func makeFirst(jobs: Int) {
    let unmade = first.filter { !$0.isMade }
    _ = concurrentMap(unmade.count, jobs: jobs, worker: {}) { _, index in unmade[index].made() }
  }
}

extension Edition {
  /// A change that concerns more files is no single edit that somebody waits for.
  private static let mostFirst = 100

  /// `pages` are those that are open, `changed` the files and folders that made the difference.
  convenience init(
    _ site: Site, after former: Edition?, pages: Set<String>, changed: Set<String>,
    _ collector: DiagnosticCollector
  ) {
    let snapshot = Snapshot(
      site.products, site.layout, knowing: site.trace, after: former?.snapshot,
      basePath: site.basePath)
    self.init(
      snapshot, after: former,
      first: Self.first(of: snapshot, after: former?.snapshot, pages, changed), changed: changed,
      collector)
  }

  private static func first(
    of snapshot: Snapshot, after former: Snapshot?, _ pages: Set<String>, _ changed: Set<String>
  ) -> [Resource] {
    let ofChanged = changed.flatMap { snapshot.layout.places(ofSource: $0) }.sorted()
      // Nobody looks at a calendar.
      .filter { snapshot.products[$0].kind != .calendar }
      // What no page named is none of a browser's business, whatever is wrong with it.
      .filter { index in
        let product = snapshot.products[index]
        return !product.isOnDemand
          || former?.layout.place(of: product.path).map { former?.products[$0].isWanted == true }
            == true
      }
    // A style sheet names other assets, so that it may change with any of them.
    let first =
      pages.compactMap { snapshot.page(at: $0)?.index } + ofChanged.prefix(mostFirst)
      + snapshot.layout.ownAssets
    return Set(first).sorted().map { Resource(snapshot: snapshot, index: $0) }
  }
}

extension Diagnostic {
  /// Whether its file is one of these, or lies in one of these folders.
  fileprivate func isIn(_ paths: Set<String>) -> Bool {
    guard var path = place?.file else { return false }
    while true {
      if paths.contains(path) { return true }
      guard let slash = path.place(ofLast: "/") else { return false }
      path = String(path[..<slash])
    }
  }
}
