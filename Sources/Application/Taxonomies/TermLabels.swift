import Content
import Domain
import Presentation
import Tracing

/// The labels of all terms, made once: a term stands on many pages.
struct TermLabels: Sendable {
  private let labels: [TaxonomyKind: [LabelViewModel]]

  init(_ taxonomies: Taxonomies, under base: BaseURL?) {
    labels = Dictionary(
      uniqueKeysWithValues: TaxonomyKind.allCases.map { kind in
        (
          kind,
          taxonomies[kind].terms.map {
            LabelViewModel(labelText: $0.title, labelLink: $0.route.link(under: base))
          }
        )
      })
  }

  subscript(kind: TaxonomyKind, index: Int) -> LabelViewModel? { labels[kind]?[index] }
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
      Reading.note(SiteQuestion.label(kind, spelling), ReadHash.of(label))
      if !seen.contains(label) { seen.append(label) }
    }
    return seen
  }

  /// Of one spelling; nothing is noted.
  func label(_ kind: TaxonomyKind, _ spelling: String) -> LabelViewModel {
    taxonomies[kind].index(of: spelling).flatMap { termLabels[kind, $0] }
      ?? LabelViewModel(labelText: spelling)
  }

  func tags(of attributes: Attributes) -> [LabelViewModel] { labels(.tags, of: attributes) }
}
