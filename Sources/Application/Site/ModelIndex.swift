import Content
import Synchronization

/// Finds models of any kind by their names.
///
/// A class, because it is filled at the first lookup. A site whose models don't refer to each other
/// doesn't need it.
final class ModelIndex: Sendable {
  private let known = Mutex<[ModelName: any SourcedModel]?>(nil)

  /// Returns the model with a name. `models` must be the same table at each call.
  func model(_ name: ModelName, in models: ModelTable) -> (any SourcedModel)? {
    known.withLock { known in
      if let known { return known[name] }
      let all = Dictionary(
        models.all.map { (ModelName($0.kind, $0.slug), $0) },
        uniquingKeysWith: { first, _ in first })
      known = all
      return all[name]
    }
  }
}
