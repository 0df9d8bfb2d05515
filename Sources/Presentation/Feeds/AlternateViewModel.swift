package import Markup
package import Templating

/// Another form of a page, or a feed that follows it, as the head of the page names it.
package struct AlternateViewModel: Sendable, Hashable {
  /// Where it is.
  package let link: Link
  /// Such as "application/atom+xml".
  package let mediaType: String
  /// What a browser or a feed reader calls it.
  package let title: String

  package init(link: Link, mediaType: String, title: String) {
    self.link = link
    self.mediaType = mediaType
    self.title = title
  }
}

extension AlternateViewModel {
  package static let fields = Fields<Self>(
    "AlternateViewModel",
    .link("link") { $0.link },
    .text("mediaType") { $0.mediaType },
    .text("title") { $0.title })
}
