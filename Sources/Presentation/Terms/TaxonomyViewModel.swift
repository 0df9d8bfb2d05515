package import Templating

/// The page of all terms of a taxonomy: all tags, or all categories.
package struct TaxonomyViewModel: Sendable, Hashable {
  package let headerText: String
  /// The number of terms: "12 tags".
  package let text: String
  /// Terms in alphabetical order, each with the number of its models.
  package let terms: [CountedLinkViewModel]
  package let filter: FilterViewModel
  package let story: ArticleViewModel?

  package init(
    headerText: String, text: String, terms: [CountedLinkViewModel],
    filter: FilterViewModel = FilterViewModel(), story: ArticleViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.terms = terms
    self.filter = filter
    self.story = story
  }
}

extension TaxonomyViewModel: ListPresentable {
  package var numberOfElements: Int { terms.count }
  /// `nil`, since all terms are on one page.
  package var newer: LinkViewModel? { nil }
  package var older: LinkViewModel? { nil }

  package static let contract = Contract<Self>(
    template: "taxonomy", taxonomyFields, listFields, headerTextFields, textFields, storyFields,
    neighborsFields)

  private static let taxonomyFields = Fields<Self>("TaxonomyViewModel", .list("terms") { $0.terms })
}
