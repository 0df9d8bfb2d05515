import Domain

/// All models of a site by their kinds, each list in its order.
package struct ModelTable: Sendable {
  /// The models of one kind, whichever it is, as those know them to whom the kind is all the same.
  package struct Erased: Sendable {
    package let kind: ModelKind
    package let models: [any SourcedModel]
  }

  /// In the order of the kinds.
  package let lists: [any ModelList]
  /// The same lists.
  package let erased: [Erased]

  package init(_ lists: [any ModelList] = []) {
    self.lists = lists
    erased = lists.map { Erased(kind: $0.kind, models: $0.erased) }
  }

  /// The models of a kind; none of a kind that the site does not know.
  package subscript<Kind: ContentKind>(kind: Kind.Type) -> [Sourced<Kind.Model>] {
    for list in lists {
      if let list = list as? Models<Kind> { return list.models }
    }
    return []
  }

  /// Whether a list shows any of a kind.
  package func hasListed(_ kind: ModelKind) -> Bool {
    erased.contains { $0.kind == kind && $0.models.contains { $0.isListed } }
  }

  /// A model by its place in the list of its kind.
  package func model(of kind: ModelKind, at index: Int) -> (any SourcedModel)? {
    for list in erased where list.kind == kind {
      return list.models.indices.contains(index) ? list.models[index] : nil
    }
    return nil
  }

  /// The models of all kinds, in the order of the kinds.
  package var all: FlattenSequence<[[any SourcedModel]]> { erased.map(\.models).joined() }
}

/// The models of one kind, whichever it is.
package protocol ModelList: Sendable {
  associatedtype Kind: ContentKind

  var models: [Sourced<Kind.Model>] { get }
}

extension ModelList {
  fileprivate var kind: ModelKind { Kind.kind }

  fileprivate var erased: [any SourcedModel] { models }
}

/// The models of one kind, in the order of their list.
package struct Models<Kind: ContentKind>: ModelList {
  package let models: [Sourced<Kind.Model>]

  package init(_ models: [Sourced<Kind.Model>]) { self.models = models }
}
