import Domain
import Tracing

/// All models of a site by their kinds, each list in its order.
package struct ModelTable: Sendable {
  /// In the order of the kinds. Who asks depends on which models there are, and on their order.
  package var lists: [any ModelList] {
    if Reading.isRecorded { for list in ownLists { noteOrder(of: list.kind) } }
    return ownLists
  }

  private let ownLists: [any ModelList]

  package init(_ lists: [any ModelList] = []) { ownLists = lists }

  /// The models of a kind; none of a kind that the site does not know.
  package subscript<Kind: ContentKind>(kind: Kind.Type) -> [Sourced<Kind.Model>] {
    if Reading.isRecorded { noteOrder(of: Kind.kind) }
    for list in ownLists {
      if let list = list as? Models<Kind> { return list.models }
    }
    return []
  }

  /// Whether a list shows any of a kind.
  package func hasListed(_ kind: ModelKind) -> Bool {
    lists.contains { $0.kind == kind && $0.hasListed }
  }

  /// A model by its place in the list of its kind. Who knows the place depends on that model alone.
  package func model(of kind: ModelKind, at index: Int) -> (any SourcedModel)? {
    ownLists.first { $0.kind == kind }?.erased(at: index)
  }

  /// The number of the question which models of a kind there are.
  package static let orderQuery: UInt8 = 0

  func noteOrder(of kind: ModelKind) {
    Reading.note(Query(kind: Self.orderQuery, kind.folder), orderHash(of: kind))
  }

  /// Of which models of a kind there are, in their order; the same in every process.
  package func orderHash(of kind: ModelKind) -> UInt64 {
    ownLists.first { $0.kind == kind }?.orderHash ?? 0
  }

  /// The models of all kinds, in the order of the kinds.
  package var all: [any SourcedModel] { lists.flatMap { $0.erased } }
}

/// The models of one kind, whichever it is.
package protocol ModelList: Sendable {
  associatedtype Kind: ContentKind

  var models: [Sourced<Kind.Model>] { get }
}

extension ModelList {
  package var kind: ModelKind { Kind.kind }

  package var orderHash: UInt64 {
    var hasher = StableHasher()
    for model in models { hasher.combine(model.reads.subject) }
    return hasher.finish()
  }

  package var erased: [any SourcedModel] { models }

  fileprivate var hasListed: Bool {
    models.contains { $0.attributes.visibility == .public }
  }

  fileprivate func erased(at index: Int) -> (any SourcedModel)? {
    models.indices.contains(index) ? models[index] : nil
  }
}

/// The models of one kind, in the order of their list.
package struct Models<Kind: ContentKind>: ModelList {
  package let models: [Sourced<Kind.Model>]

  package init(_ models: [Sourced<Kind.Model>]) { self.models = models }
}
