package import Templating

/// A page of the list of everything with a tag or in a category.
package struct TermViewModel: Sendable, Equatable {
  package let headerText: String
  /// The numbers of entries on all pages: "3 trips · 2 photos".
  package let text: String
  /// The link to all tags or categories: "Tags".
  package let taxonomy: LinkViewModel
  /// The entries on this page of the list. Each has its own template: `{{>*template}}`.
  package let cells: [MemberCell]
  package let filter: FilterViewModel
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    headerText: String, text: String, taxonomy: LinkViewModel, cells: [MemberCell],
    filter: FilterViewModel = FilterViewModel(), story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.taxonomy = taxonomy
    self.cells = cells
    self.filter = filter
    self.story = story
    self.newer = newer
    self.older = older
  }
}

extension TermViewModel {
  /// Whether any of the cells is a photo's.
  package var showsPhotos: Bool {
    cells.contains { if case .photo = $0 { true } else { false } }
  }
}

extension TermViewModel: ListPresentable {
  package var numberOfElements: Int { cells.count }

  package static let contract = Contract<Self>(
    template: "term", termFields, listFields, headerTextFields, textFields,
    storyFields, neighborsFields)

  private static let termFields = Fields<Self>(
    "TermViewModel", .nested("taxonomy") { $0.taxonomy }, .cells("cells") { $0.cells })
}
