package import Markup
package import Templating

/// A link to a related trip.
package struct TeaserViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The day of departure: "June 9, 2014".
  package let day: TimeViewModel
  /// The trip's picture.
  package let cover: ImageViewModel?

  package init(link: Link, linkText: String, day: TimeViewModel, cover: ImageViewModel?) {
    self.link = link
    self.linkText = linkText
    self.day = day
    self.cover = cover
  }
}

extension TeaserViewModel: LinkPresentable {
  package static let contract = Contract<Self>(
    template: "components/teaser",
    Fields("TeaserViewModel", .nested("day") { $0.day }, .optional("cover") { $0.cover }),
    linkFields)
}
