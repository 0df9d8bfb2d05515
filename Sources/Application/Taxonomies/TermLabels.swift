import Content
import Domain
import Presentation
import Tracing

/// The labels of all terms, made once: a term stands on many pages.
struct TermLabels: Sendable {
  /// A label, and the hash that notes of it have.
  struct Label: Sendable {
    let viewModel: LabelViewModel
    let hash: UInt64

    init(_ viewModel: LabelViewModel) {
      self.viewModel = viewModel
      hash = ReadHash.of(viewModel)
    }
  }

  private let tags: [Label]
  private let categories: [Label]

  init(_ taxonomies: Taxonomies, under base: BaseURL?) {
    func labels(_ kind: TaxonomyKind) -> [Label] {
      taxonomies[kind].terms.map {
        Label(LabelViewModel(labelText: $0.title, labelLink: $0.route.link(under: base)))
      }
    }
    (tags, categories) = (labels(.tags), labels(.categories))
  }

  /// That of a term, by its place among all of its kind.
  subscript(kind: TaxonomyKind, index: Int) -> Label {
    switch kind {
    case .tags: tags[index]
    case .categories: categories[index]
    }
  }
}

extension SiteContext {
  /// What a model is filed under, each term once. A term that no listed model has is no link: only
  /// an unlisted one shows such.
  func labels(_ kind: TaxonomyKind, of attributes: Attributes) -> [LabelViewModel] {
    let spellings = kind.spellings(in: attributes)
    guard !spellings.isEmpty else { return [] }
    var seen: [LabelViewModel] = []
    seen.reserveCapacity(spellings.count)
    for spelling in spellings {
      let label = label(kind, spelling)
      Reading.note(SiteQuestion.label(kind, spelling), label.hash)
      if !seen.contains(label.viewModel) { seen.append(label.viewModel) }
    }
    return seen
  }

  /// Of one spelling; nothing is noted.
  func label(_ kind: TaxonomyKind, _ spelling: String) -> TermLabels.Label {
    guard let index = taxonomies[kind].index(of: spelling) else {
      return TermLabels.Label(LabelViewModel(labelText: spelling))
    }
    return termLabels[kind, index]
  }

  func tags(of attributes: Attributes) -> [LabelViewModel] { labels(.tags, of: attributes) }
}
