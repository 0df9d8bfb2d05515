import Application
import Basics
import Diagnostics
import Publishing
import Synchronization

/// The site after one change: its snapshot, and its known mistakes.
///
/// An edition is shown once its pages are decided, and most of them are made afterwards. So
/// mistakes in making a page may be found while the site is already served:
///
/// - Mistakes in reading, compiling and deciding, and in making the first resources, are known
///   before. If one is an error, the last good site stays, and this edition is never served.
/// - The first resources are those that a change is likely to have broken: the ones made from the
///   changed files, and the open pages.
/// - An error may be found later: a picture is gone that another page names, or all texts have to
///   be made again. Then the last edition that was made completely, without an error, is served
///   again. If no such edition exists, this one stays, as far as it can be made.
///
/// A class, because threads that make its resources find out whether it has errors.
final class Edition: Sendable {
  let snapshot: Snapshot
  /// Resources that are made before it is shown.
  let first: [Resource]
  private let collector: DiagnosticCollector
  /// Diagnostics known before anything was made.
  private let decided: Set<Diagnostic>
  /// Diagnostics of the previous edition's products. They count for this edition until everything
  /// is made, except for those of changed files. So no warning disappears and comes back.
  private let carried: [Diagnostic]
  private let isComplete = Atomic(false)

  init(
    _ snapshot: Snapshot, after previous: Edition? = nil, first: [Resource] = [],
    changed: Set<String> = [],
    _ collector: DiagnosticCollector = DiagnosticCollector()
  ) {
    self.snapshot = snapshot
    self.first = first
    self.collector = collector
    decided = Set(collector.diagnostics)
    let settled = changed.union(first.compactMap(\.source))
    carried = previous?.ofProducts.filter { !$0.isIn(settled) } ?? []
  }

  var hasErrors: Bool { collector.hasErrors }

  /// Known diagnostics, sorted.
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

  /// Runs the checks that need everything to be made. Call it then.
  func complete(_ site: Site) {
    _ = PublishingPlan(site.products, jobs: 1, collector)
    site.checkLinks()
    isComplete.store(true, ordering: .releasing)
  }

  /// Makes those of the first resources that aren't made yet.
  func makeFirst(jobs: Int) {
    let unmade = first.filter { !$0.isMade }
    _ = concurrentMap(unmade.count, jobs: jobs, worker: {}) { _, index in unmade[index].made() }
  }
}

extension Edition {
  /// Maximum number of resources that a change makes first. With more, there isn't a single edit to
  /// show.
  private static let mostFirst = 100

  /// `pages` are the open pages, `changed` the files and folders that changed.
  convenience init(
    _ site: Site, knowing known: any KnownProducts, after previous: Edition?, pages: Set<String>,
    changed: Set<String>, _ collector: DiagnosticCollector
  ) {
    let snapshot = Snapshot(
      site.products, site.layout, knowing: known, after: previous?.snapshot,
      basePath: site.basePath)
    self.init(
      snapshot, after: previous,
      first: Self.first(of: snapshot, after: previous?.snapshot, pages, changed), changed: changed,
      collector)
  }

  private static func first(
    of snapshot: Snapshot, after previous: Snapshot?, _ pages: Set<String>, _ changed: Set<String>
  ) -> [Resource] {
    let ofChanged = changed.flatMap { snapshot.layout.places(ofSource: $0) }.sorted()
      // A browser doesn't show calendars.
      .filter { snapshot.products[$0].kind != .calendar }
      // Files that no page named aren't shown either, whatever their mistakes.
      .filter { index in
        let product = snapshot.products[index]
        return !product.isOnDemand
          || previous?.layout.place(of: product.path).map {
            previous?.products[$0].isWanted == true
          }
            == true
      }
    // A style sheet names other assets, and may change with any of them.
    let first =
      pages.compactMap { snapshot.page(at: $0)?.index } + ofChanged.prefix(mostFirst)
      + snapshot.layout.ownAssets
    return Set(first).sorted().map { Resource(snapshot: snapshot, index: $0) }
  }
}

extension Diagnostic {
  /// Whether the file of its place is one of these, or is in one of these folders.
  fileprivate func isIn(_ paths: Set<String>) -> Bool {
    guard var path = place?.file else { return false }
    while true {
      if paths.contains(path) { return true }
      guard let slash = path.place(ofLast: "/") else { return false }
      path = String(path[..<slash])
    }
  }
}
