package import Markup
package import Templating

/// A link alone: an item of the navigation, the trip of a photo, the newer page of a list.
package struct LinkViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  package let isCurrent: Bool

  package init(link: Link, linkText: String, isCurrent: Bool = false) {
    self.link = link
    self.linkText = linkText
    self.isCurrent = isCurrent
  }
}

extension LinkViewModel: LinkPresentable {
  package static let contract = Contract<Self>(template: "components/link", linkFields)
}
