import Content
import Synchronization

/// Finds models of any kind by their names.
///
/// A class, since it is filled when somebody first asks: a site whose kinds name no models of each
/// other needs none.
final class ModelIndex: Sendable {
  private let known = Mutex<[ModelName: any SourcedModel]?>(nil)

  /// The model of a name among those of a table, which must be the same at each call.
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
