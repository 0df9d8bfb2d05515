import Application
import Synchronization
import Threads

/// The making of a plan's products in steps: files that are published only if a page names them
/// wait for the pages.
struct Making {
  typealias Outcome = StageWorker.Outcome

  private let publication: Publication
  private let stage: Stage
  private let difference: Difference
  private let made = Counter()
  /// Outcomes in the order of the products.
  private(set) var outcomes: [Outcome]

  init(_ publication: Publication, in stage: Stage, _ difference: Difference) {
    self.publication = publication
    self.stage = stage
    self.difference = difference
    outcomes = Array(repeating: .skipped, count: publication.plan.count)
  }

  /// Makes the products at these indices on all threads, except those that need not be made. Unless
  /// a product has an error, new and changed ones are in the stage afterwards.
  mutating func make(_ places: [Int]) {
    let (plan, stage, difference) = (publication.plan, stage, difference)
    let (trace, diagnostics) = (publication.trace, publication.diagnostics)
    let left = plan.inOrderOfWork(keep(places))
    skip(places.count - left.count)
    let inOrder = concurrentMap(
      left.count, jobs: publication.jobs, worker: { StageWorker(stage, trace, diagnostics) }
    ) { [made, progress = publication.progress] worker, step in
      let outcome = worker.make(plan[left[step]], entry: difference.earlier[left[step]])
      progress?(made.add(1), plan.count)
      return outcome
    }
    for (place, outcome) in zip(left, inOrder) { outcomes[place] = outcome }
  }

  /// Counts products that need not be made.
  func skip(_ count: Int) {
    let (done, all) = (made.add(count), publication.plan.count)
    if count > 0, done == all { publication.progress?(done, all) }
  }

  /// Finds the products that need not be made, and returns the indices of the others. They are
  /// checked in the order of their site, in which their traces are stored.
  private mutating func keep(_ places: [Int]) -> [Int] {
    let (plan, stage, difference) = (publication.plan, stage, difference)
    guard let trace = publication.trace, stage.published.hasManifest else { return places }
    var placeOfIndex: [Int?] = Array(repeating: nil, count: plan.count)
    for place in places { placeOfIndex[plan.order[place]] = place }
    let asked = placeOfIndex.compactMap(\.self)
    let found = concurrentMap(
      asked.count, jobs: publication.jobs,
      worker: { [diagnostics = publication.diagnostics] in
        Keeper(StageWorker(stage, trace, diagnostics), TraceReader(trace))
      }
    ) { keeper, index in
      keeper.keep(plan[asked[index]], entry: difference.earlier[asked[index]])
    }
    var isKept = Array(repeating: false, count: plan.count)
    for (place, outcome) in zip(asked, found) {
      guard let outcome else { continue }
      outcomes[place] = outcome
      isKept[place] = true
    }
    return places.filter { !isKept[$0] }
  }
}

/// State of one thread that finds products which need not be made.
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

/// A class, because all threads count with it.
private final class Counter: Sendable {
  private let value = Atomic(0)

  /// Adds a number, and returns the sum.
  func add(_ count: Int) -> Int { value.wrappingAdd(count, ordering: .relaxed).newValue }
}
