package import Templating

/// The page with all tags, or with all categories.
package struct TaxonomyViewModel: Sendable, Equatable {
  package let headerText: String
  /// The number of tags or categories: "12 tags".
  package let text: String
  /// The tags or categories in alphabetical order, each with its number of pages.
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
