import Application
import Basics
import Synchronization

extension PublishingPlan {
  /// Does the work that several products share before they are made, each part once.
  func prepare(_ places: [Int], jobs: Int, progress: Publisher.Progress? = nil) {
    var subjects: Set<String> = []
    let preparations = places.compactMap { self[$0].preparation }
      .filter { subjects.insert($0.subject).inserted }
    let done = Counter()
    _ = concurrentMap(preparations.count, jobs: jobs, worker: {}) { _, index in
      preparations[index].run()
      progress?(done.add(1), preparations.count)
    }
  }
}

/// Counter of the work that several threads have done.
///
/// A class, because all threads count with it.
final class Counter: Sendable {
  private let value = Atomic(0)

  /// Adds a number, and returns the sum.
  func add(_ count: Int) -> Int { value.wrappingAdd(count, ordering: .relaxed).newValue }
}
