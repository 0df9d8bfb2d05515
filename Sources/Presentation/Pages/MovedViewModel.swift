package import Markup
package import Templating

/// The page at a former address, shown until the browser redirects.
package struct MovedViewModel: Sendable, Equatable {
  package let headerText: String
  /// The page's new address.
  package let link: Link
  package let linkText: String

  package init(headerText: String, link: Link, linkText: String) {
    self.headerText = headerText
    self.link = link
    self.linkText = linkText
  }
}

extension MovedViewModel: HeaderTextPresentable, LinkPresentable {
  package static let contract = Contract<Self>(template: "moved", headerTextFields, linkFields)
}
