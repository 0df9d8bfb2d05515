import Application
import CMemory
import Foundation
import Publishing
import Synchronization
import Threads

/// Makes what nobody has asked for yet, behind all that somebody waits for, so that every mistake
/// comes to light.
///
/// A class, since its threads share it, and whoever has a newer edition ends it.
final class Completion: Sendable {
  /// What was found when all was made.
  struct Findings: Sendable {
    let completion: Completion
    let edition: Edition
    /// What is to be told that was not known when the edition was shown.
    let update: LiveUpdate
    /// How many pages are new, different or gone.
    let pages: Int
  }

  private let edition: Edition
  private let site: Site
  /// Which resources are to be made.
  private let rest: [Int]
  /// Those that are to be made then, where what was made names them.
  private let onDemand: [Int]
  /// The edition before, which takes as long to be freed as this one took to be made; here nobody waits
  /// for that.
  private let replaced: Mutex<Edition?>
  /// Whether to give back to the system what earlier changes have left free.
  private let tidiesUp: Bool
  private let jobs: Int
  private let live: LiveSite
  private let finished: @Sendable (Findings) -> Void
  private let next = Atomic(0)
  private let working: Atomic<Int>
  private let isCancelled = Atomic(false)

  /// The background's share of a processor, beside that of one who waits: a ninth (setpriority(2)).
  private static let niceness: Int32 = 10
  /// Templates nest; macOS would give a second thread half a megabyte.
  private static let stackSize = 8 << 20
  private static let batch = 8

  /// Begins at once.
  init(
    of edition: Edition, after replaced: Edition?, _ site: Site, jobs: Int, _ live: LiveSite,
    tidiesUp: Bool = false, finished: @escaping @Sendable (Findings) -> Void
  ) {
    self.edition = edition
    self.replaced = Mutex(replaced)
    self.site = site
    self.jobs = jobs
    self.tidiesUp = tidiesUp
    self.live = live
    self.finished = finished
    (rest, onDemand) = Self.inOrder(edition.snapshot.products)
    working = Atomic(jobs)
    for _ in 0..<jobs {
      let thread = Thread { [self] in work() }
      thread.stackSize = Self.stackSize
      thread.qualityOfService = .utility
      thread.start()
    }
  }

  /// Pages and images first, then what no browser shows. A calendar is made when it is asked for, and
  /// what the filter of a list searches, too: they say nothing that pages don't, so that nothing can be
  /// wrong with them alone.
  private static func inOrder(_ products: [Product]) -> (rest: [Int], onDemand: [Int]) {
    var shown: [Int] = []
    var others: [Int] = []
    var onDemand: [Int] = []
    for index in products.indices {
      if products[index].isOnDemand {
        onDemand.append(index)
        continue
      }
      switch products[index].kind {
      case .page, .image, .asset: shown.append(index)
      case .feed, .sitemap, .robots: others.append(index)
      case .calendar, .filter: break
      }
    }
    return (shown + others, onDemand)
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// The same again, for one that was ended too early.
  func resumed() -> Completion {
    Completion(of: edition, after: nil, site, jobs: jobs, live, finished: finished)
  }

  private func work() {
    #if os(Linux)
      // Of this thread alone: Linux gives each its own. PRIO_PROCESS has a type of its own in each C
      // library.
      setpriority(0, 0, Self.niceness)
    #endif
    let isFirst = replaced.withLock { $0.take() } != nil
    if isFirst {
      site.trace?.forget(allBut: site.products)
      if tidiesUp { zoetrope_give_back_memory() }
    }
    while !isCancelled.load(ordering: .relaxed) {
      let start = next.wrappingAdd(Self.batch, ordering: .relaxed).oldValue
      guard start < rest.count else { break }
      for index in rest[start..<min(start + Self.batch, rest.count)] {
        if isCancelled.load(ordering: .relaxed) { return }
        _ = edition.snapshot.made(at: index)
      }
      // The others are made all the same: all that is wrong is told in one run.
      _ = live.takesBack(edition)
    }
    guard working.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else {
      return
    }
    finish()
  }

  /// On threads of this one's priority.
  private func makeWanted() {
    let (snapshot, onDemand) = (edition.snapshot, onDemand)
    let wanted = onDemand.filter { snapshot.products[$0].isWanted }
    _ = concurrentMap(wanted.count, jobs: jobs, worker: {}) { [self] _, index in
      if !isCancelled.load(ordering: .relaxed) { _ = snapshot.made(at: wanted[index]) }
    }
  }

  private func finish() {
    makeWanted()
    guard !isCancelled.load(ordering: .relaxed) else { return }
    edition.complete(site)
    _ = live.takesBack(edition)
    let first = Set(edition.first.map(\.index))
    let later = edition.snapshot.resources.lazy.filter { !first.contains($0.index) }
    let pages = edition.snapshot.resources.count { resource in
      guard let difference = resource.difference else { return false }
      return (difference == .new || difference == .changed) && resource.isPage
    }
    finished(
      Findings(
        completion: self, edition: edition, update: LiveUpdate(of: later),
        pages: pages + edition.snapshot.vanishedPages))
  }
}
