import Domain
import Tracing

/// Models of a site by their kinds, each list in its order.
package struct ModelTable: Sendable {
  /// The models of one kind, for callers to whom the kind doesn't matter.
  package struct Erased: Sendable {
    package let kind: ModelKind
    package fileprivate(set) var models: [any SourcedModel]

    /// Read hashes of the model at an index.
    package func reads(at index: Int) -> ModelReads { models[index].reads }

    /// Hash of the names of the models, in their order; the same in every process.
    package var orderHash: UInt64 {
      var hasher = StableHasher()
      for index in models.indices { hasher.combine(reads(at: index).subject) }
      return hasher.finish()
    }
  }

  /// Lists in the order of the kinds. The caller depends on which models there are, and on their
  /// order.
  package var lists: [any ModelList] {
    noteOrder()
    return ownLists
  }
  /// The same lists without their types.
  package var erased: [Erased] {
    noteOrder()
    return ownErased
  }

  private var ownLists: [any ModelList]
  private var ownErased: [Erased]

  package init(_ lists: [any ModelList] = []) {
    ownLists = lists
    ownErased = lists.map { Erased(kind: $0.kind, models: $0.erased) }
  }

  /// A model that replaces another.
  struct Exchange {
    let old: any SourcedModel
    let new: any SourcedModel
  }

  /// The table with some models replaced; `nil` if one of them is not there.
  func exchanging(_ exchanges: [Exchange]) -> ModelTable? {
    var table = self
    for exchange in exchanges {
      guard let list = ownErased.firstIndex(where: { $0.kind == exchange.old.kind }),
        let place = ownErased[list].models.firstIndex(where: { $0 === exchange.old })
      else { return nil }
      table.ownErased[list].models[place] = exchange.new
      table.ownLists[list] = table.ownLists[list].putting(exchange.new, at: place)
    }
    return table
  }

  /// The models of a kind; none of a kind that the site does not know.
  package subscript<Kind: ContentKind>(kind: Kind.Type) -> [Sourced<Kind.Model>] {
    if Reading.isRecorded { noteOrder(of: Kind.kind) }
    for list in ownLists {
      if let list = list as? Models<Kind> { return list.models }
    }
    return []
  }

  /// Whether a list shows any model of a kind.
  package func hasListed(_ kind: ModelKind) -> Bool {
    erased.contains { $0.kind == kind && $0.models.contains { $0.isListed } }
  }

  /// A model by its index in the list of its kind. The caller depends on that model alone.
  package func model(of kind: ModelKind, at index: Int) -> (any SourcedModel)? {
    for list in ownErased where list.kind == kind {
      return list.models.indices.contains(index) ? list.models[index] : nil
    }
    return nil
  }

  /// Read hashes of the model at an index.
  package func reads(of kind: ModelKind, at index: Int) -> ModelReads? {
    for list in ownErased where list.kind == kind {
      return list.models.indices.contains(index) ? list.reads(at: index) : nil
    }
    return nil
  }

  /// A model of a statically known kind by its index.
  package func model<Kind: ContentKind>(_: Kind.Type, at index: Int) -> Sourced<Kind.Model>? {
    model(of: Kind.kind, at: index) as? Sourced<Kind.Model>
  }

  /// Number of the query for the models of a kind and their order.
  package static let orderQuery: UInt8 = 0

  func noteOrder(of kind: ModelKind) {
    Reading.note(Query(kind: Self.orderQuery, kind.folder), orderHash(of: kind))
  }

  private func noteOrder() {
    if Reading.isRecorded { for list in ownErased { noteOrder(of: list.kind) } }
  }

  /// Hash of the names of a kind's models, in their order; the same in every process.
  package func orderHash(of kind: ModelKind) -> UInt64 {
    ownErased.first { $0.kind == kind }?.orderHash ?? 0
  }

  /// The models of all kinds, in the order of the kinds.
  package var all: FlattenSequence<[[any SourcedModel]]> { erased.map(\.models).joined() }
}

/// A list of the models of one kind.
package protocol ModelList: Sendable {
  associatedtype Kind: ContentKind

  var models: [Sourced<Kind.Model>] { get }

  /// The list with another model of the kind at an index.
  func putting(_ model: any SourcedModel, at place: Int) -> Self
}

extension ModelList {
  fileprivate var kind: ModelKind { Kind.kind }

  fileprivate var erased: [any SourcedModel] {
    // One by one: a cast of the whole list, whose type is unknown here, would look up each model's
    // type.
    models.map { $0 as any SourcedModel }
  }
}

/// The models of one kind, in the order of their list.
package struct Models<Kind: ContentKind>: ModelList {
  package let models: [Sourced<Kind.Model>]

  package init(_ models: [Sourced<Kind.Model>]) { self.models = models }

  package func putting(_ model: any SourcedModel, at place: Int) -> Models {
    guard let model = model as? Sourced<Kind.Model> else { return self }
    var models = models
    models[place] = model
    return Models(models)
  }
}
