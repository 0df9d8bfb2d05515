import Application
import Basics
import Synchronization

extension PublishingPlan {
  /// Does the work that products share, each once, before they are made.
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

/// Count of what several threads have done.
///
/// A class, because all threads count with it.
final class Counter: Sendable {
  private let value = Atomic(0)

  /// Adds a number, and returns the sum.
  func add(_ count: Int) -> Int { value.wrappingAdd(count, ordering: .relaxed).newValue }
}
