package import Markup
package import Templating

/// A term in the list of all terms, or a year in the row of all years.
package struct CountedLinkViewModel: Sendable, Equatable {
  package let link: Link
  package let linkText: String
  package let count: String
  package let isCurrent: Bool

  package init(link: Link, linkText: String, count: String, isCurrent: Bool = false) {
    self.link = link
    self.linkText = linkText
    self.count = count
    self.isCurrent = isCurrent
  }
}

extension CountedLinkViewModel: CountedLinkPresentable {
  package static let contract = Contract<Self>(
    template: "components/counted-link", countedLinkFields, linkFields)
}
