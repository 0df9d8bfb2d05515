package import Markup
package import Templating

/// What a visitor is shown who comes to a page's former address, before the browser goes on.
package struct MovedViewModel: Sendable, Hashable {
  package let headerText: String
  /// The page that took its place.
  package let link: Link
  package let linkText: String

  package init(headerText: String, link: Link, linkText: String) {
    self.headerText = headerText
    self.link = link
    self.linkText = linkText
  }
}

extension MovedViewModel: HeaderTextPresentable, LinkPresentable {
  package static let contract = Contract<Self>(
    template: "moved", headerTextFields, linkFields)
}
