import Domain

/// Models of a site by kind. Each list is in its own order.
package struct ModelTable: Sendable {
  /// The models of one kind, for callers that don't depend on the kind.
  package struct Erased: Sendable {
    package let kind: ModelKind
    package fileprivate(set) var models: [any SourcedModel]
  }

  /// Lists in the order of the kinds.
  package private(set) var lists: [any ModelList]
  /// Lists without their types, in the order of the kinds.
  package private(set) var erased: [Erased]

  package init(_ lists: [any ModelList] = []) {
    self.lists = lists
    erased = lists.map { Erased(kind: $0.kind, models: $0.erased) }
  }

  /// A model that replaces another.
  struct Exchange {
    let old: any SourcedModel
    let new: any SourcedModel
  }

  /// The table with some models replaced; `nil` if one of the old models is missing.
  func exchanging(_ exchanges: [Exchange]) -> ModelTable? {
    var table = self
    for exchange in exchanges {
      guard let list = erased.firstIndex(where: { $0.kind == exchange.old.kind }),
        let place = erased[list].models.firstIndex(where: { $0 === exchange.old })
      else { return nil }
      table.erased[list].models[place] = exchange.new
      table.lists[list] = table.lists[list].putting(exchange.new, at: place)
    }
    return table
  }

  /// The table with the models of one kind changed.
  func with<Kind: ContentKind>(
    _: Kind.Type, _ change: ([Sourced<Kind.Model>]) -> [Sourced<Kind.Model>]
  ) -> ModelTable {
    ModelTable(lists.map { ($0 as? Models<Kind>).map { Models<Kind>(change($0.models)) } ?? $0 })
  }

  /// The models of a kind; empty for a kind that the site doesn't know.
  package subscript<Kind: ContentKind>(kind: Kind.Type) -> [Sourced<Kind.Model>] {
    for list in lists {
      if let list = list as? Models<Kind> { return list.models }
    }
    return []
  }

  /// Whether a list shows any model of a kind.
  package func hasListed(_ kind: ModelKind) -> Bool {
    erased.contains { $0.kind == kind && $0.models.contains { $0.isListed } }
  }

  /// A model by its index in the list of its kind.
  package func model(of kind: ModelKind, at index: Int) -> (any SourcedModel)? {
    for list in erased where list.kind == kind {
      return list.models.indices.contains(index) ? list.models[index] : nil
    }
    return nil
  }

  /// A model of a statically known kind by its index.
  package func model<Kind: ContentKind>(_: Kind.Type, at index: Int) -> Sourced<Kind.Model>? {
    model(of: Kind.kind, at: index) as? Sourced<Kind.Model>
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
    // Models are cast one by one. A cast of the whole list, whose type is unknown here, would look
    // up each model's type.
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
