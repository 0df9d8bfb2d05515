import Application
import Basics
import CMemory
import Foundation
import Publishing
import Synchronization

/// Makes all resources that were not requested yet, at low priority, so that every mistake is
/// found.
///
/// A class, because its threads share it, and the rebuilder cancels it for a newer edition.
final class Completion: Sendable {
  /// Findings after everything is made.
  struct Findings: Sendable {
    let completion: Completion
    let edition: Edition
    /// Update with everything that was not known when the edition was shown.
    let update: LiveUpdate
    /// Number of pages that are new, different or removed.
    let pages: Int
  }

  private let edition: Edition
  private let site: Site
  private let memory: any BuildMemory
  /// Indices of the resources to be made.
  private let rest: [Int]
  /// Indices of the resources that are made afterwards, if other resources name them.
  private let onDemand: [Int]
  /// The previous edition. It is freed here, in the background, because that takes as long as
  /// making it did.
  private let replaced: Mutex<Edition?>
  /// Whether to return memory of earlier changes to the system.
  private let tidiesUp: Bool
  private let jobs: Int
  private let live: LiveSite
  private let finished: @Sendable (Findings) -> Void
  private let next = Atomic(0)
  private let working: Atomic<Int>
  private let isCancelled = Atomic(false)

  /// A ninth of a processor, next to a thread of normal priority (setpriority(2)).
  private static let niceness: Int32 = 10
  private static let batch = 8

  /// Begins at once.
  init(
    of edition: Edition, after replaced: Edition?, _ site: Site, _ memory: any BuildMemory,
    jobs: Int, _ live: LiveSite, tidiesUp: Bool = false,
    finished: @escaping @Sendable (Findings) -> Void
  ) {
    self.edition = edition
    self.replaced = Mutex(replaced)
    self.site = site
    self.memory = memory
    self.jobs = jobs
    self.tidiesUp = tidiesUp
    self.live = live
    self.finished = finished
    (rest, onDemand) = Self.inOrder(edition.snapshot.products)
    working = Atomic(jobs)
    for _ in 0..<jobs where !onOneThread(isUrgent: false, { [self] in work() }) { leave() }
  }

  /// Indices in the order of work: pages and images, then other files.
  private static func inOrder(_ products: [Product]) -> (rest: [Int], onDemand: [Int]) {
    var shown: [Int] = []
    var others: [Int] = []
    var onDemand: [Int] = []
    for index in products.indices {
      if products[index].isOnDemand {
        onDemand.append(index)
        continue
      }
      switch products[index].kind.previewTurn {
      case .first: shown.append(index)
      case .later: others.append(index)
      case .onRequest: break
      }
    }
    return (shown + others, onDemand)
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Returns a new completion of the same edition, after this one was cancelled too early.
  func resumed() -> Completion {
    Completion(of: edition, after: nil, site, memory, jobs: jobs, live, finished: finished)
  }

  private func work() {
    #if os(Linux)
      // Only for this thread: Linux has a priority for each. The type of PRIO_PROCESS differs
      // between C libraries.
      setpriority(0, 0, Self.niceness)
    #endif
    let isFirst = replaced.withLock { $0.take() } != nil
    if isFirst {
      memory.forget(allBut: site)
      if tidiesUp { zoetrope_give_back_memory() }
    }
    while !isCancelled.load(ordering: .relaxed) {
      let start = next.wrappingAdd(Self.batch, ordering: .relaxed).oldValue
      guard start < rest.count else { break }
      for index in rest[start..<min(start + Self.batch, rest.count)] {
        if isCancelled.load(ordering: .relaxed) { return }
        _ = edition.snapshot.made(at: index)
      }
      // The other resources are made too, so that one run reports all mistakes.
      _ = live.takesBack(edition)
    }
    leave()
  }

  /// Ends the work of one thread. The last one makes the remaining resources.
  private func leave() {
    guard working.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else {
      return
    }
    finish()
  }

  /// Makes resources that other ones name, on threads with this one's priority.
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
