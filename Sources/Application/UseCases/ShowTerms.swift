import Content
import Domain
import Presentation

/// Shows all terms of a taxonomy.
struct ShowTaxonomy: UseCase {
  typealias ViewModel = TaxonomyViewModel

  let list: ListPart<Term>
  let kind: TaxonomyKind

  func show(in view: some View<TaxonomyViewModel>, _ context: SiteContext) {
    view.show(
      TaxonomyViewModel(
        list.head(
          context.phrases(kind.count, count: list.total, context.formats.number(list.total)),
          in: context),
        terms: list.elements.map { term in
          CountedLinkViewModel(
            link: context.link(term.route), linkText: term.title,
            count: context.formats.number(term.members.count))
        }))
  }
}

/// Shows one page of the models filed under a term.
struct ShowTerm: UseCase {
  typealias ViewModel = TermViewModel

  let list: ListPart<Member>
  let term: Term
  /// Numbers of models on all pages of the term: "3 trips · 2 photos".
  let counts: String

  func show(in view: some View<TermViewModel>, _ context: SiteContext) {
    view.show(
      TermViewModel(
        list.head(counts, in: context),
        taxonomy: LinkViewModel(term.kind.phrase, to: .taxonomy(term.kind), in: context),
        cells: list.elements.compactMap(context.card(of:))))
  }
}

extension Term {
  /// Returns the number of models of each kind filed under the term, in the order of kinds.
  func counts(in context: SiteContext) -> String {
    var counts: [ModelKind: Int] = [:]
    // Members of one kind are mostly adjacent.
    var start = 0
    while start < members.count {
      let kind = members[start].kind
      let end = members[start...].firstIndex { $0.kind != kind } ?? members.count
      counts[kind, default: 0] += end - start
      start = end
    }
    return context.site.content.models.erased.compactMap { list in
      counts[list.kind].map {
        context.phrases.count(of: list.kind, $0, context.formats.number($0))
      }
    }.joined(separator: " · ")
  }
}
