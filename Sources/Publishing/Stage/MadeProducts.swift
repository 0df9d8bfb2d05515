import Application
import Synchronization

/// What became of all products, and of the published files that no product has the path of.
struct MadeProducts: Sendable {
  typealias Outcome = StageWorker.Outcome

  /// In the order of the products.
  private(set) var outcomes: [Outcome]
  let difference: Difference
  /// Of the entries in the published manifest, where the file is still the one that we wrote.
  private(set) var statuses: [FileStatus?]
  /// Published files that somebody changed, and products that can't be read; sorted by path.
  private(set) var meddling: [(path: String, what: Meddling)] = []
  private(set) var unreadable: [(path: String, error: SystemError)] = []

  /// Makes the products on all threads; without an error in a product, the new ones and those that
  /// differ are in the stage afterwards.
  init(
    _ publication: Publication, in stage: Stage, _ difference: Difference
  ) throws(SystemError) {
    let (plan, diagnostics) = (publication.plan, publication.diagnostics)
    let progress = publication.progress
    let made = Counter()
    self.difference = difference
    let order = plan.inOrderOfWork
    let inOrder = concurrentMap(
      order.count, jobs: publication.jobs,
      worker: { StageWorker(stage, publication.trace, diagnostics) }
    ) { worker, step in
      let index = order[step]
      let outcome = worker.make(plan.products[index], entry: difference.earlier[index])
      progress?(made.increment(), plan.products.count)
      return outcome
    }
    outcomes = inOrder
    for (index, outcome) in zip(order, inOrder) { outcomes[index] = outcome }
    statuses = Array(repeating: nil, count: stage.published.manifest.entries.count)
    try inspectProducts(plan)
    try inspectRemoved(in: stage, jobs: publication.jobs)
    meddling.sort { $0.path < $1.path }
  }

  private mutating func inspectProducts(_ plan: PublishingPlan) throws(SystemError) {
    for (index, outcome) in outcomes.enumerated() {
      let path = plan.products[index].path
      switch outcome {
      case .unchanged(_, let status, _): note(status, of: index)
      case .written(_, _, let replaced): note(replaced, of: index)
      case .meddledWith(let what): meddling.append((path, what))
      case .unreadable(let error): unreadable.append((path, error))
      case .skipped: break
      case .failed(let error): throw error
      }
    }
  }

  private mutating func note(_ status: FileStatus?, of product: Int) {
    if let entry = difference.earlier[product] { statuses[entry] = status }
  }

  private mutating func inspectRemoved(in stage: Stage, jobs: Int) throws(SystemError) {
    let removed = difference.removed
    let published = stage.published
    let states = concurrentMap(removed.count, jobs: jobs, worker: { ReadBuffer() }) {
      buffer, index in
      Result { () throws(SystemError) in
        try published.state(ofEntry: removed[index], using: &buffer.bytes)
      }
    }
    for (entry, state) in zip(removed, states) {
      let expected = published.manifest.entries[entry]
      switch try state.get() {
      case .missing: break
      case .notAFile: meddling.append((expected.path, .notAFile))
      case .holds(let digest, let status, _) where digest == expected.digest:
        statuses[entry] = status
      case .holds: meddling.append((expected.path, .otherBytes))
      }
    }
  }
}

extension MadeProducts {
  /// Of the new manifest; all of them only if no product was skipped.
  var entries: some Sequence<Manifest.Entry> {
    outcomes.lazy.compactMap { outcome in
      switch outcome {
      case .unchanged(let entry, _, _), .written(let entry, _, _): entry
      default: nil
      }
    }
  }

  var unchanged: [(path: String, entry: Int, status: FileStatus)] {
    zip(outcomes, difference.earlier).compactMap { outcome, earlier in
      guard case .unchanged(let entry, let status, _) = outcome, let earlier else { return nil }
      return (entry.path, earlier, status)
    }
  }

  var written: [String] {
    outcomes.compactMap { outcome in
      guard case .written(let entry, _, _) = outcome else { return nil }
      return entry.path
    }
  }

  /// Whether a published file had to be read that a mark would vouch for from now on.
  var wasRead: Bool {
    outcomes.contains { outcome in
      if case .unchanged(_, _, wasRead: true) = outcome { true } else { false }
    }
  }

  var times: FileTimes {
    FileTimes(
      marks: outcomes.map { outcome in
        switch outcome {
        case .unchanged(_, let status, _), .written(_, let status, _): FileTimes.Mark(status)
        default: nil
        }
      })
  }

  /// The unchanged files have these statuses in the new tree.
  mutating func update(unchanged statuses: [FileStatus]) {
    // Whatever is written, all of them would be copied.
    guard !statuses.isEmpty else { return }
    var statuses = statuses.makeIterator()
    for (index, outcome) in outcomes.enumerated() {
      guard case .unchanged(let entry, _, let wasRead) = outcome, difference.earlier[index] != nil,
        let status = statuses.next()
      else { continue }
      outcomes[index] = .unchanged(entry, status, wasRead: wasRead)
    }
  }
}

private struct ReadBuffer {
  var bytes: [UInt8] = []
}

/// A class, because all threads count on it.
private final class Counter: Sendable {
  private let value = Atomic(0)

  func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}
