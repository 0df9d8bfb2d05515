import Application
import Synchronization
import Threads

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
    self.difference = difference
    let kept = Self.kept(publication, in: stage, difference)
    let left = plan.inOrderOfWork((0..<plan.count).filter { kept.isEmpty || kept[$0] == nil })
    let made = Counter(plan.count - left.count)
    if left.isEmpty { progress?(plan.count, plan.count) }
    let inOrder = concurrentMap(
      left.count, jobs: publication.jobs,
      worker: { StageWorker(stage, publication.trace, diagnostics) }
    ) { worker, step in
      let outcome = worker.make(plan[left[step]], entry: difference.earlier[left[step]])
      progress?(made.increment(), plan.count)
      return outcome
    }
    outcomes =
      kept.isEmpty
      ? Array(repeating: .skipped, count: plan.count) : kept.map { $0 ?? .skipped }
    for (place, outcome) in zip(left, inOrder) { outcomes[place] = outcome }
    statuses = Array(repeating: nil, count: stage.published.manifest.count)
    try inspectProducts(plan, stage.published)
    try inspectRemoved(in: stage, jobs: publication.jobs)
    meddling.sort { $0.path < $1.path }
  }

  /// What becomes of the products that need not be made; empty where that is known of none, as the rest
  /// of a build from nothing needs the room. They are asked for in the order of their site, in which
  /// that is known of them.
  private static func kept(
    _ publication: Publication, in stage: Stage, _ difference: Difference
  ) -> [Outcome?] {
    let plan = publication.plan
    guard let trace = publication.trace, stage.published.hasManifest else { return [] }
    var outcomes: [Outcome?] = Array(repeating: nil, count: plan.count)
    var places = Array(repeating: 0, count: plan.count)
    for (place, index) in plan.order.enumerated() { places[index] = place }
    let found = concurrentMap(
      plan.count, jobs: publication.jobs,
      worker: { Keeper(StageWorker(stage, trace, publication.diagnostics), TraceReader(trace)) }
    ) { [places] keeper, index in
      keeper.keep(plan.given[index], entry: difference.earlier[places[index]])
    }
    for (place, outcome) in zip(places, found) { outcomes[place] = outcome }
    return outcomes
  }

  private mutating func inspectProducts(
    _ plan: PublishingPlan, _ published: PublishedTree
  ) throws(SystemError) {
    for (index, outcome) in outcomes.enumerated() {
      switch outcome {
      case .asLeft: note(difference.earlier[index].flatMap(published.statusAsLeft), of: index)
      case .unchanged(_, let status, _): note(status, of: index)
      case .written(_, _, let replaced): note(replaced, of: index)
      case .meddledWith(let what): meddling.append((plan[index].path, what))
      case .unreadable(let error): unreadable.append((plan[index].path, error))
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
      switch try state.get() {
      case .missing: break
      case .notAFile: meddling.append((published.manifest.path(of: entry), .notAFile))
      case .holds(nil, let status, _): statuses[entry] = status
      case .holds: meddling.append((published.manifest.path(of: entry), .otherBytes))
      }
    }
  }
}

extension MadeProducts {
  /// How many products there are, made or not.
  var count: Int { outcomes.count }

  /// Of the new manifest; all of them only if no product was skipped.
  var entries: some Sequence<Manifest.Next> {
    zip(outcomes, difference.earlier).lazy.compactMap { outcome, earlier in
      switch outcome {
      case .asLeft, .unchanged(nil, _, _): earlier.map(Manifest.Next.same)
      case .unchanged(let entry?, _, _), .written(let entry, _, _): .new(entry)
      default: nil
      }
    }
  }

  /// Whether the new manifest is the earlier one.
  var isAllTheSame: Bool {
    difference.isOfSamePaths
      && outcomes.allSatisfy { outcome in
        switch outcome {
        case .asLeft, .unchanged(nil, _, _): true
        default: false
        }
      }
  }

  /// A published file that is in the new tree, too.
  struct Unchanged: Sendable {
    let product: Int
    let entry: Int
    let status: FileStatus
  }

  /// Those of them that are wanted, by their entries and statuses.
  func unchanged(where isWanted: (Int, FileStatus) -> Bool) -> [Unchanged] {
    outcomes.indices.compactMap { product in
      guard let entry = difference.earlier[product], isUnchanged(product),
        let status = statuses[entry], isWanted(entry, status)
      else { return nil }
      return Unchanged(product: product, entry: entry, status: status)
    }
  }

  private func isUnchanged(_ product: Int) -> Bool {
    switch outcomes[product] {
    case .asLeft, .unchanged: true
    default: false
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

  var marks: [FileTimes.Mark?] {
    zip(outcomes, difference.earlier).map { outcome, earlier in
      switch outcome {
      case .asLeft: earlier.flatMap { statuses[$0] }.map(FileTimes.Mark.init)
      case .unchanged(_, let status, _), .written(_, let status, _): FileTimes.Mark(status)
      default: nil
      }
    }
  }

  /// An unchanged file has this status in the new tree.
  mutating func update(_ product: Int, _ status: FileStatus) {
    switch outcomes[product] {
    case .asLeft: outcomes[product] = .unchanged(nil, status, wasRead: false)
    case .unchanged(let entry, _, let wasRead):
      outcomes[product] = .unchanged(entry, status, wasRead: wasRead)
    default: break
    }
  }
}

/// One thread's hand in finding which products need not be made.
private struct Keeper: ~Copyable {
  private var worker: StageWorker
  private var reader: TraceReader

  init(_ worker: consuming StageWorker, _ reader: TraceReader) {
    self.worker = worker
    self.reader = reader
  }

  mutating func keep(_ product: Product, entry: Int?) -> StageWorker.Outcome? {
    worker.keep(product, entry: entry, by: &reader)
  }
}

private struct ReadBuffer {
  var bytes: [UInt8] = []
}

/// A class, because all threads count on it.
private final class Counter: Sendable {
  private let value: Atomic<Int>

  init(_ value: Int) { self.value = Atomic(value) }

  func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}
