import Content
import Domain
import Markup
import Presentation
import Tracing

/// All elements of a list of several pages, which the filter on each of them searches.
struct ListIndex: Sendable {
  /// Models by their places.
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

  subscript(index: Int) -> Member {
    switch elements {
    case .ofKind(let kind, let places): Member(kind: kind, index: places[index])
    case .members(let members): members[index]
    }
  }

  /// What its elements say is noted when it is read.
  func hash(in context: SiteContext) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(list.route.path)
    for index in 0..<count { self[index].combine(into: &hasher, in: context) }
    return hasher.finish()
  }
}

extension SiteContext {
  /// The row of a model in the indexes of lists, made once for those of all lists that show it.
  func hit(_ member: Member, _ make: (any SourcedModel) -> HitViewModel) -> JSON? {
    guard let model = content.models.model(of: member.kind, at: member.index) else { return nil }
    return hits.value(for: model.reads.subject, uses: numberOfIndexes(with: model)) {
      make(model).json
    }
  }

  /// How many indexes have a row of a listed model.
  private func numberOfIndexes(with model: any SourcedModel) -> Int {
    let size = content.settings.pageSize
    let attributes = model.attributes
    // Those of its kind and of its year; of a kind whose list has one page there is one use too many.
    return (model.kind == .trips ? 2 : 1)
      + TaxonomyKind.allCases.reduce(0) { count, kind in
        let taxonomy = taxonomies[kind]
        return count
          + taxonomy.indexes(of: attributes).count { taxonomy.terms[$0].members.count > size }
      }
  }
}
