import Application
import Basics
import Diagnostics

/// Makes a plan's products in steps: first the pages, then the files that are published only if a
/// page names them.
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

  /// Makes the products at these indices on all threads, except those that needn't be made. Unless
  /// a product has an error, new and changed ones are then in the stage.
  mutating func make(_ places: [Int]) {
    let (plan, stage, difference) = (publication.plan, stage, difference)
    let (known, diagnostics) = (publication.known, publication.diagnostics)
    let left = plan.inOrderOfWork(keep(places))
    skip(places.count - left.count)
    plan.prepare(left, jobs: publication.jobs, progress: publication.prepared)
    let inOrder = concurrentMap(
      left.count, jobs: publication.jobs, worker: { StageWorker(stage, known, diagnostics) }
    ) { [made, progress = publication.progress] worker, step in
      let outcome = worker.make(plan[left[step]], entry: difference.earlier[left[step]])
      progress?(made.add(1), plan.count)
      return outcome
    }
    for (place, outcome) in zip(left, inOrder) { outcomes[place] = outcome }
  }

  /// Counts products that needn't be made.
  func skip(_ count: Int) {
    let (done, all) = (made.add(count), publication.plan.count)
    if count > 0, done == all { publication.progress?(done, all) }
  }

  /// Finds the products that needn't be made, and returns the indices of the others.
  private mutating func keep(_ places: [Int]) -> [Int] {
    let (plan, stage, difference) = (publication.plan, stage, difference)
    guard stage.published.hasManifest else { return places }
    let found = concurrentMap(
      places.count, jobs: publication.jobs,
      worker: { [known = publication.known, diagnostics = publication.diagnostics] in
        StageWorker(stage, known, diagnostics)
      }
    ) { worker, index in
      worker.keep(plan[places[index]], entry: difference.earlier[places[index]])
    }
    var rest: [Int] = []
    for (place, outcome) in zip(places, found) {
      if let outcome { outcomes[place] = outcome } else { rest.append(place) }
    }
    return rest
  }
}
