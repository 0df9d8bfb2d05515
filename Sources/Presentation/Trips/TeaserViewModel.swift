package import Markup
package import Templating

/// A related trip.
package struct TeaserViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  package let day: TimeViewModel
  package let cover: ImageViewModel?

  package init(link: Link, linkText: String, day: TimeViewModel, cover: ImageViewModel? = nil) {
    self.link = link
    self.linkText = linkText
    self.day = day
    self.cover = cover
  }
}

extension TeaserViewModel: TeaserPresentable {
  package static let contract = Contract<Self>(
    template: "components/teaser", teaserFields, linkFields)
}
