package import Templating

/// One page of the list of everything with a certain tag or category.
package struct TermViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The link to all tags or categories: "Tags".
  package let taxonomy: LinkViewModel
  /// The entries on this page of the list. Each entry has its own template: `{{>*template}}`.
  package let cells: [MemberCell]

  package init(_ head: ListHeadViewModel, taxonomy: LinkViewModel, cells: [MemberCell]) {
    self.head = head
    self.taxonomy = taxonomy
    self.cells = cells
  }

  /// Whether any of the cells shows a photo.
  package var showsPhotos: Bool {
    cells.contains { if case .photo = $0 { true } else { false } }
  }
}

extension TermViewModel: HeadedList {
  package var numberOfElements: Int { cells.count }

  package static let contract = Contract<Self>(
    template: "term",
    Fields("TermViewModel", .nested("taxonomy") { $0.taxonomy }, .cells("cells") { $0.cells }),
    also: headFields)
}
