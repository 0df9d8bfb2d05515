package import Markup
package import Templating

/// A heading within a text, with the headings below it.
package struct HeadingViewModel: Sendable, Hashable {
  /// The page's route with the heading's id as its fragment.
  package let link: Link
  package let linkText: String
  package let headings: [HeadingViewModel]

  package init(link: Link, linkText: String, headings: [HeadingViewModel] = []) {
    self.link = link
    self.linkText = linkText
    self.headings = headings
  }
}

extension HeadingViewModel: LinkPresentable, ContentsPresentable {
  package static let contract = Contract<Self>(
    template: "components/contents", linkFields, contentsFields)
}
