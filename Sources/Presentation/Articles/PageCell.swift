package import Templating

/// The card for a page of the kind `pages`.
package struct PageCell: Sendable, Equatable {
  package let article: LinkViewModel
  /// The author's summary, or the beginning of the body.
  package let summary: String?
  package let tags: [LabelViewModel]

  package init(_ article: LinkViewModel, summary: String? = nil, tags: [LabelViewModel] = []) {
    self.article = article
    self.summary = summary
    self.tags = tags
  }
}

extension PageCell: TaggedPresentable {
  package static let contract = Contract<Self>(
    template: "components/page-card",
    LinkViewModel.linkFields.through { $1($0.article) },
    Fields("PageCell", .optional("summary") { $0.summary }), taggedFields)
}
