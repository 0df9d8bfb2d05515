import Application
import Basics
import Files

/// Outcomes of all products, and published files without a product.
struct ProductOutcomes: Sendable {
  typealias Outcome = StageWorker.Outcome

  /// The products that are published.
  let plan: PublishingPlan
  /// Order of all products.
  let planned: PlannedOrder
  /// Outcomes in the order of the products.
  private(set) var outcomes: [Outcome]
  let difference: Difference
  /// Statuses of the published manifest's entries; `nil` if the file isn't the one that we wrote.
  private(set) var statuses: [FileStatus?]
  /// Published files that others changed, and products that can't be read; sorted by path.
  private(set) var meddling: [(path: String, what: Meddling)] = []
  private(set) var unreadable: [(path: String, error: SystemError)] = []

  /// Makes the products on all threads. Unless a product has an error, new and changed ones are
  /// then in the stage. Files that are published only if a page names them are made after all
  /// pages, or left out if none names them.
  init(
    _ publication: Publication, in stage: Stage, _ difference: Difference
  ) throws(SystemError) {
    let planned = publication.plan
    var making = Making(publication, in: stage, difference)
    let (first, onDemand) = planned.steps
    making.make(first)
    let leftOut = onDemand.filter { !planned[$0].isWanted }
    making.skip(leftOut.count)
    if leftOut.count < onDemand.count { making.make(onDemand.filter { planned[$0].isWanted }) }
    plan = planned.without(leftOut)
    self.planned = PlannedOrder(
      order: planned.order, leftOut: leftOut, pathsHash: planned.pathsHash)
    outcomes = making.outcomes.without(leftOut)
    self.difference = leftOut.isEmpty ? difference : difference.without(leftOut)
    try stage.withdraw(leftOut.compactMap { difference.earlier[$0] })
    statuses = Array(repeating: nil, count: stage.published.manifest.count)
    try inspectProducts(plan, stage.published)
    try inspectRemoved(in: stage, jobs: publication.jobs)
    meddling.sort { $0.path < $1.path }
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
    let (found, others) = try stage.published.inspect(difference.removed, jobs: jobs)
    for (entry, status) in found { statuses[entry] = status }
    meddling += others
  }
}

extension ProductOutcomes {
  /// Number of products, made or not.
  var count: Int { outcomes.count }

  /// Entries of the new manifest; complete only if no product was skipped.
  var entries: some Sequence<Manifest.Next> {
    zip(outcomes, difference.earlier).lazy.compactMap { outcome, earlier in
      switch outcome {
      case .asLeft, .unchanged(nil, _, _): earlier.map(Manifest.Next.same)
      case .unchanged(let entry?, _, _), .written(let entry, _, _): .new(entry)
      default: nil
      }
    }
  }

  /// Whether the new manifest equals the earlier one.
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

  /// Unchanged files that satisfy a condition on their entry and status.
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

  /// Whether a published file had to be read. A new mark would save later builds from reading it.
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

  /// Notes the new status of an unchanged file in the new tree.
  mutating func update(_ product: Int, _ status: FileStatus) {
    switch outcomes[product] {
    case .asLeft: outcomes[product] = .unchanged(nil, status, wasRead: false)
    case .unchanged(let entry, _, let wasRead):
      outcomes[product] = .unchanged(entry, status, wasRead: wasRead)
    default: break
    }
  }
}
