import Content
import Domain
import Markup
import Presentation

/// The elements of a list with several pages, for the filter on each page.
struct ListIndex: Sendable {
  /// Models by their indexes.
  enum Elements: Sendable {
    case ofKind(ModelKind, [Int])
    case members([Member])
  }

  let list: ListHead
  let elements: Elements

  var count: Int {
    switch elements {
    case .ofKind(_, let places): places.count
    case .members(let members): members.count
    }
  }

  /// Kinds of its elements, each once, in the order of their first elements.
  var kinds: [ModelKind] {
    switch elements {
    case .ofKind(let kind, _): return [kind]
    case .members(let members):
      var kinds: [ModelKind] = []
      for member in members where !kinds.contains(member.kind) { kinds.append(member.kind) }
      return kinds
    }
  }

  subscript(index: Int) -> Member {
    switch elements {
    case .ofKind(let kind, let places): Member(kind: kind, index: places[index])
    case .members(let members): members[index]
    }
  }
}

extension SiteContext {
  /// Returns the row of a model in list indexes, made once for all lists that show it.
  func hit(_ member: Member, _ make: (any SourcedModel, SiteContext) -> HitViewModel) -> JSON? {
    // The index already depends on the facts of all models of its kinds.
    guard let model = site.graph.model(of: member.kind, at: member.index) else { return nil }
    return shared(site.hits, for: model.hashes.name, uses: numberOfIndexes(with: model)) {
      make(model, $0).json
    }
  }

  /// Returns the number of indexes that contain a listed model.
  private func numberOfIndexes(with model: any SourcedModel) -> Int {
    let size = settings.pageSize
    let attributes = model.attributes
    // Indexes of its kind and year. This counts one use too many if the kind's list has a single
    // page.
    return (model.kind.traits.contains(.hasYears) ? 2 : 1)
      + TaxonomyKind.allCases.reduce(0) { count, kind in
        let taxonomy = taxonomies[kind]
        return count
          + taxonomy.indexes(of: attributes).count { taxonomy.terms[$0].members.count > size }
      }
  }
}
