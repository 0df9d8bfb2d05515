package import Templating

/// The page with all tags, or with all categories.
package struct TaxonomyViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The tags or categories in alphabetical order, each with its number of pages.
  package let terms: [CountedLinkViewModel]

  package init(_ head: ListHeadViewModel, terms: [CountedLinkViewModel]) {
    self.head = head
    self.terms = terms
  }
}

extension TaxonomyViewModel: HeadedList {
  package var numberOfElements: Int { terms.count }

  package static let contract = Contract<Self>(
    template: "taxonomy",
    Fields("TaxonomyViewModel", .list("terms") { $0.terms }), also: headFields)
}
