package import Markup
package import Templating

/// A link to a list, such as the list of a year's trips, with the number of entries in the list.
package struct CountedLinkViewModel: Sendable, Equatable {
  package let link: Link
  package let linkText: String
  /// The number of entries, formatted for the site's language: "1,204".
  package let count: String
  package var isCurrent = false

  package init(link: Link, linkText: String, count: String) {
    self.link = link
    self.linkText = linkText
    self.count = count
  }
}

extension CountedLinkViewModel: LinkPresentable {
  package static let contract = Contract<Self>(
    template: "components/counted-link",
    Fields("CountedLinkViewModel", .text("count") { $0.count }), linkFields)
}
